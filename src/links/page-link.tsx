import { css, type Interpolation, type Theme } from '@emotion/react';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'gatsby';
import { Icon } from '../components/icon';
import type { Language } from '../site/languages';
import { inLanguage, pathTo, pathToArticle, type PageRouteId } from '../site/routes';
import { type ButtonKind, buttonStyles, plainLink } from '../theme';
import { useCurrentPage, useLanguage } from './current-page';
import { handleSamePageClick } from './scroll-to-top';

export interface PageLinkProps {
  /** A page, or the path of one without its language. */
  to: PageRouteId | `/${string}`;
  /** The slug of an article, where `to` is their list. */
  article?: string;
  /** The id of an element on that page. */
  hash?: string;
  children: React.ReactNode;
  className?: string;
  /** The name for screen readers, where the text does not say where the link leads. */
  label?: string;
  /** Marks a call to action (src/analytics/track.ts). */
  action?: 'primary' | 'secondary' | 'link';
}

const pathOf = (to: PageLinkProps['to'], language: Language): string =>
  isPath(to) ? inLanguage(to, language) : pathTo(language, to);

const isPath = (to: PageLinkProps['to']): to is `/${string}` => to.startsWith('/');

/** A link to a page in the current language, with `aria-current` there and below. */
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

interface SiteLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The path, with its query and hash. */
  to: string;
}

/** Places on the same page, files and pages in another language have a plain `<a>` instead. */
export function SiteLink(props: SiteLinkProps) {
  // Gatsby would replace the history entry when only the query is removed.
  return <Link replace={false} {...props} />;
}

interface ButtonLinkProps extends Pick<PageLinkProps, 'to' | 'hash' | 'children'> {
  kind?: ButtonKind;
  sx?: Interpolation<Theme>;
}

export function ButtonLink({ kind = 'primary', sx, ...link }: ButtonLinkProps) {
  const action = kind === 'solid' ? 'primary' : kind;
  return <PageLink {...link} action={action} css={[buttonStyles(kind), sx]} />;
}

interface ReadMoreLinkProps extends Omit<PageLinkProps, 'className' | 'label'> {
  sx?: Interpolation<Theme>;
}

/** A link to more about the subject. */
export function ReadMoreLink({ children, sx, ...link }: ReadMoreLinkProps) {
  return (
    <PageLink {...link} css={[forward, sx]}>
      {children}
      <Icon of={ArrowRight} size="small" />
    </PageLink>
  );
}

const forward = css(plainLink, { justifySelf: 'start' });
