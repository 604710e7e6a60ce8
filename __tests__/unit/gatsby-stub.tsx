import type { AnchorHTMLAttributes } from 'react';

// A stand-in for Gatsby in unit tests: its links are plain links.
interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  getProps?: () => object;
  replace?: boolean;
}

export function Link({ to, children, getProps: _getProps, replace: _replace, ...rest }: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export const graphql = () => '';
