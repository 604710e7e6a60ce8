import type { AnchorHTMLAttributes } from 'react';

// What components take from Gatsby, without its build: links as plain links.
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
