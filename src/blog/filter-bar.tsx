import { css } from '@emotion/react';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { textButton } from '../components/button-styles';
import { tabular } from '../components/text-styles';
import { useFocusFallback } from '../components/use-focus-fallback';
import { writeFilter } from './list-address';
import { NO_FILTER, type Filter } from './search-posts';
import { useCategoryName } from './use-category-name';

interface FilterBarProps {
  filter: Filter;
  count: number | undefined;
  onChange: (change: Partial<Filter>) => void;
}

/** The number of articles takes the focus when the last button disappears. */
export function FilterBar({ filter, count, onChange }: FilterBarProps) {
  const { t } = useTranslation('blog');
  const categoryName = useCategoryName();
  const region = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(region, (left) =>
    left.querySelector<HTMLElement>('button, [role=status]'),
  );
  const { query, category } = filter;
  const label = category && categoryName(category);
  const active = query || category;
  const chip = (without: Partial<Filter>, text: string, action: string) => (
    <span css={chipStyle}>
      {text}
      <button type="button" aria-label={action} onClick={() => onChange(without)}>
        <Icon of={X} size="small" />
      </button>
    </span>
  );
  return (
    <div ref={region} {...keptFocus} css={bar}>
      {active && <span>{t('filter.showing')}</span>}
      {query &&
        chip({ query: '' }, t('filter.query', { query }), t('filter.removeQuery', { query }))}
      {label && chip({ category: '' }, label, t('filter.removeCategory', { category: label }))}
      {active && (
        <button type="button" css={[textButton, clear]} onClick={() => onChange(NO_FILTER)}>
          {t('filter.clear')}
        </button>
      )}
      <span role="status" tabIndex={-1} css={[countStyle, tabular]}>
        {/* New for each filter, so that an equal number is announced too. */}
        {count !== undefined && (
          <span key={writeFilter(filter)}>{t('filter.count', { count })}</span>
        )}
      </span>
    </div>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  margin-block: clamp(8px, 2vw, 28px) clamp(-20px, 2vw - 28px, 0px);
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;

const chipStyle = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-left: 16px;
  border: 1px solid var(--line-pill);
  border-radius: 99px;
  background: var(--white);
  color: var(--pine);
  font-size: 1rem;
  font-weight: 500;
  overflow-wrap: anywhere;
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 42px;
    height: 42px;
    border: 0;
    border-radius: 99px;
    background: none;
    cursor: pointer;
  }
`;

const clear = css`
  margin-left: 6px;
  font-size: 1.0625rem;
  text-decoration: none;
  text-underline-offset: auto;
  &:hover {
    text-decoration: underline;
  }
`;

const countStyle = css`
  * + & {
    margin-left: auto;
  }
  /* Without scripts the hash filters the list, and nothing can count the articles. */
  html:has([data-category-hash]:target) & {
    visibility: hidden;
  }
`;
