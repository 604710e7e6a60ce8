import type { Language } from '../site/languages';
import { inLanguage, pathTo, pathToArticle, type PageRouteId } from '../site/routes';
import { useCurrentPage } from './current-page';
import { handleSamePageClick } from './scroll-to-top';
import { SiteLink } from './site-link';
import { useLanguage } from './use-language';

export interface PageLinkProps {
  /** A page, or the path of one without its language. */
  to: PageRouteId | `/${string}`;
  /** The slug of an article, where `to` is their list. */
  article?: string;
  /** The id of an element on that page. */
  hash?: string;
  children: React.ReactNode;
  className?: string;
  /** For screen readers, where the text does not say where the link leads. */
  label?: string;
  /** Marks a call to action (src/analytics/track.ts). */
  action?: 'primary' | 'secondary' | 'link';
}

const pathOf = (to: PageLinkProps['to'], language: Language): string =>
  isPath(to) ? inLanguage(to, language) : pathTo(language, to);

const isPath = (to: PageLinkProps['to']): to is `/${string}` => to.startsWith('/');

/** A link to a page in the current language; `aria-current` on that page and on pages below it. */
export function PageLink(props: PageLinkProps) {
  const { to, article, hash, children, className, label, action } = props;
  const language = useLanguage();
  const path = article ? pathToArticle(language, article) : pathOf(to, language);
  const { pathname } = useCurrentPage().location;
  const isCurrent = pathname === path;
  const isBelow = to !== 'home' && pathname.startsWith(path);
  const link = { className, 'aria-label': label, 'data-cta': action };
  if (hash !== undefined && isCurrent)
    return (
      <a href={`#${hash}`} {...link}>
        {children}
      </a>
    );
  const stay = (click: React.MouseEvent<HTMLAnchorElement>) =>
    handleSamePageClick(click, to !== 'blog');
  const target = hash === undefined ? { to: path, onClick: stay } : { to: `${path}#${hash}` };
  return (
    <SiteLink {...target} {...link} aria-current={isCurrent ? 'page' : isBelow || undefined}>
      {children}
    </SiteLink>
  );
}
