import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../links/site-link';
import { stayOnPage } from '../links/scroll-to-top';
import { useLanguage } from '../links/use-language';
import { namedPages, type ListPart } from '../site/list-parts';
import { pathToList } from '../site/paths';

export function PageNumbers({ list }: { list: ListPart }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const named = namedPages(list);
  return (
    <nav aria-label={t('list.pages')}>
      <ol css={numbers}>
        {named.map((page, index) => (
          <li key={page} data-gap={page - (named[index - 1] ?? 0) > 1 || undefined}>
            <SiteLink
              to={pathToList(language, { ...list, page })}
              onClick={stayOnPage}
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

const numbers = css`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 28px;
  font-variant-numeric: tabular-nums;
  [data-gap]::before {
    content: '…';
    margin-right: 6px;
    color: var(--ink-soft);
  }
  a {
    display: inline-grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    border: 1px solid var(--line);
    border-radius: 12px;
    color: var(--pine);
    text-decoration: none;
  }
  a:hover {
    background: var(--mist);
  }
  [aria-current] {
    border-color: var(--teal);
    color: var(--teal);
    font-weight: 600;
  }
`;
