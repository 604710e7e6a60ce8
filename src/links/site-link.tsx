import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path of a page of the site, with query and hash. */
  to: string;
  'data-empty'?: true;
  'data-cta'?: string;
}

/**
 * A link to another page of the site, or to the page's own with another query. Places on the same
 * page, files and pages in another language have a plain `<a>`.
 */
export function SiteLink(props: SiteLinkProps) {
  // Gatsby would replace the entry of the history when only the query is taken away.
  return <Link replace={false} {...props} />;
}
