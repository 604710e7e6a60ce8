import { useContext, type ReactNode } from 'react';
import { pathTo } from '../site/paths';
import type { PageRouteId } from '../site/routes';
import { PagePath } from './page-path';
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
  const path = pathTo(useLanguage(), to);
  const current = useContext(PagePath);
  const below = to !== 'home' && current.startsWith(path) ? 'true' : undefined;
  return (
    <a
      href={hash === undefined ? path : `${path}#${hash}`}
      className={className}
      aria-label={label}
      aria-current={current === path ? 'page' : below}
      data-cta={action}
      onClick={stayOnPage}
    >
      {children}
    </a>
  );
}
