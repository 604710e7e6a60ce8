import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { pathTo } from '../site/paths';
import type { PageRouteId } from '../site/routes';
import { usePageLocation } from './page-location';
import { SiteLink } from './site-link';
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
  const { pathname } = usePageLocation();
  const isCurrent = pathname === path;
  const isBelow = to !== 'home' && pathname.startsWith(path);
  const link: AnchorHTMLAttributes<HTMLAnchorElement> & { 'data-cta'?: string } = {
    className,
    'aria-label': label,
    'aria-current': isCurrent ? 'page' : isBelow || undefined,
    'data-cta': action,
  };
  if (hash === undefined)
    return (
      <SiteLink to={path} onClick={stayOnPage} {...link}>
        {children}
      </SiteLink>
    );
  if (isCurrent)
    return (
      <a href={`#${hash}`} {...link}>
        {children}
      </a>
    );
  return (
    <SiteLink to={`${path}#${hash}`} {...link}>
      {children}
    </SiteLink>
  );
}
