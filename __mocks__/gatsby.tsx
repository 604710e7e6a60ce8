import type { GatsbyLinkProps } from 'gatsby';

// What unit tests get in place of Gatsby, as its documentation on unit tests describes.
export const graphql = () => '';
export const navigate = jest.fn();
export const withPrefix = (path: string) => path;

export function Link({ to, replace: _, ref: __, children, ...link }: GatsbyLinkProps<unknown>) {
  return (
    <a href={to} {...link}>
      {children}
    </a>
  );
}
