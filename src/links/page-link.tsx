import { Link, type GatsbyLinkProps } from 'gatsby';
import type { ReactNode } from 'react';
import { pathTo } from '../site/paths';
import type { PageRouteId } from '../site/routes';
import { stayOnPage } from './stay-on-page';
import { useLanguage } from './use-language';

interface PageLinkProps {
  to: PageRouteId;
  /** The id of an element on that page, to which the browser scrolls. */
  hash?: string;
  children: ReactNode;
  className?: string;
  /** Tells screen readers where the link leads, when its text does not. */
  label?: string;
  /** Marks a call to action (src/tracking/clicks.ts). */
  action?: 'primary' | 'secondary' | 'link';
}

/**
 * A link to a page of the site in the language of the page around; marked as current on that page
 * and on pages below it.
 */
export function PageLink({ to, hash, children, className, label, action }: PageLinkProps) {
  return (
    <Link
      to={pathTo(useLanguage(), to) + (hash === undefined ? '' : `#${hash}`)}
      className={className}
      aria-label={label}
      data-cta={action}
      onClick={stayOnPage}
      // Adds an entry to the history, so that Back returns to the page as it was; Gatsby would
      // replace the entry when only the query changes.
      replace={false}
      getProps={to === 'home' ? undefined : markSection}
    >
      {children}
    </Link>
  );
}

const markSection: GatsbyLinkProps<unknown>['getProps'] = ({ isCurrent, isPartiallyCurrent }) =>
  isPartiallyCurrent && !isCurrent ? { 'aria-current': 'true' } : {};
