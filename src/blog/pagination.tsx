import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { cluster } from '../theme';
import { SiteLink } from '../links/site-link';
import { handleSamePageClick } from '../links/scroll-to-top';
import { useLanguage } from '../links/use-language';
import { paginationLinks, type ListPage } from '../site/pagination';
import { pathToList } from '../site/paths';

export function Pagination({ list }: { list: ListPage }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const named = paginationLinks(list);
  return (
    <nav aria-label={t('list.pages')}>
      <ol css={numbers}>
        {named.map((page, index) => (
          <li key={page} data-gap={page - (named[index - 1] ?? 0) > 1 || undefined}>
            <SiteLink
              to={pathToList(language, page)}
              onClick={(click) => handleSamePageClick(click)}
              rel={relations[page - list.page]}
              aria-label={t('list.page', { page })}
              aria-current={page === list.page ? 'page' : undefined}
            >
              {page}
            </SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const relations: Readonly<Record<number, string>> = { [-1]: 'prev', 1: 'next' };

const numbers = css(cluster(6), {
  marginTop: 28,
  fontVariantNumeric: 'tabular-nums',
  '[data-gap]::before': { content: "'…'", marginRight: 6, color: 'var(--ink-soft)' },
  a: {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 44,
    minHeight: 44,
    border: '1px solid var(--line)',
    borderRadius: 12,
    color: 'var(--pine)',
    textDecoration: 'none',
  },
  'a:hover': { background: 'var(--mist)' },
  '[aria-current]': { borderColor: 'var(--teal)', color: 'var(--teal)', fontWeight: 600 },
});
