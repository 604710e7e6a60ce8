import { Link } from 'gatsby';

interface SiteLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  /** With query and hash. */
  to: string;
}

/** Places on the same page, files and pages in another language have a plain `<a>` instead. */
export function SiteLink(props: SiteLinkProps) {
  // Gatsby would replace the history entry when only the query is removed.
  return <Link replace={false} {...props} />;
}
