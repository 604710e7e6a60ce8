import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../links/page-link';
import { useLanguage } from '../links/current-page';
import { categories, type Category, serializeFilter, type Filter } from '../site/blog';
import { pathTo } from '../site/routes';
import { spaceBetween, cluster, media } from '../theme';
import { needsScripts, quietTitle, titleLink } from './post-card';

interface CategoryListProps {
  counts: readonly { readonly category: string | null; readonly count: number }[];
  filter: Filter;
}

/** Filters the list by the address, which needs scripts. Empty categories come last. */
export function CategoryList({ counts, filter }: CategoryListProps) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation('common');
  const list = pathTo(useLanguage(), 'blog');
  const countOf = (category: Category) =>
    counts.find((group) => group.category === category)?.count ?? 0;
  const isEmpty = (category: Category) => Number(countOf(category) === 0);
  const offered = [...categories].sort((a, b) => isEmpty(a) - isEmpty(b));
  return (
    <nav aria-labelledby="categories" css={needsScripts}>
      <h2 id="categories" css={quietTitle}>
        {t('categories')}
      </h2>
      <ul css={styles}>
        {offered.map((category) => {
          const chosen = category === filter.category;
          const name = common(`categories.${category}`);
          const count = countOf(category);
          return (
            <li key={category}>
              <SiteLink
                to={list + serializeFilter({ ...filter, category: chosen ? '' : category })}
                aria-current={chosen ? 'true' : undefined}
                aria-label={`${name}, ${t('filter.count', { count })}`}
              >
                {name} <span>{count}</span>
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const styles = css(cluster(10), {
  [media.belowPhablet]: {
    flexWrap: 'nowrap',
    marginInline: 'calc(-1 * var(--gutter))',
    padding: '4px var(--gutter)',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
  },
  a: [
    spaceBetween,
    {
      gap: 8,
      minHeight: 44,
      padding: '6px 16px',
      border: '1px solid var(--line-pill)',
      borderRadius: 99,
    },
    titleLink,
  ],
  span: { color: 'var(--ink-soft)', fontVariantNumeric: 'tabular-nums' },
  '[aria-current]': {
    borderColor: 'var(--teal)',
    color: 'var(--teal)',
    fontWeight: 600,
    [media.forced]: { textDecoration: 'underline' },
  },
  [media.desktop]: {
    display: 'block',
    'li + li': { borderTop: '1px solid var(--line)' },
    a: { padding: '8px 0', border: 0, borderRadius: 0, fontSize: 'var(--fs-body)' },
  },
});
