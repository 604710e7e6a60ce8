interface OptionalLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string | null | undefined;
}

/** Its content, as a link where there is an address. */
export const OptionalLink = ({ href, children, ...attributes }: OptionalLinkProps) =>
  href ? (
    <a href={href} {...attributes}>
      {children}
    </a>
  ) : (
    <>{children}</>
  );
