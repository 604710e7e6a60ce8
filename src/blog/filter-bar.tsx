import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { tabular } from '../components/text-styles';
import { visuallyHidden } from '../components/visually-hidden';
import { useLanguage } from '../layout/use-language';
import { categories } from '../site/categories';
import { pathTo } from '../site/paths';
import type { Filter } from './search-posts';
import { useCategoryName } from './use-category-name';

interface FilterBarProps {
  filter: Filter;
  /** How many articles the filter lets pass. */
  count: number;
  onChange: (change: Partial<Filter>) => void;
}

/** What the list is filtered by, and how many articles that leaves; the number is announced. */
export function FilterBar({ filter, count, onChange }: FilterBarProps) {
  const { t } = useTranslation('blog');
  const categoryName = useCategoryName();
  const list = pathTo(useLanguage(), 'blog');
  const { query } = filter;
  const category = categories.find((known) => known === filter.category);
  const label = category && categoryName(category);
  const active = Boolean(query || filter.category);
  return (
    <div css={[bar, !active && visuallyHidden]}>
      {active && <span>{t('filter.showing')}</span>}
      {query && (
        <Chip
          text={t('filter.query', { query })}
          remove={t('filter.removeQuery', { query })}
          onRemove={() => onChange({ query: '' })}
        />
      )}
      {label && (
        <Chip
          text={label}
          remove={t('filter.removeCategory', { category: label })}
          onRemove={() => onChange({ category: '' })}
        />
      )}
      {active && (
        <Link to={list} css={clear}>
          {t('filter.clear')}
        </Link>
      )}
      <span role="status" css={[countStyle, tabular]}>
        {active && t('filter.count', { count })}
      </span>
    </div>
  );
}

interface ChipProps {
  text: string;
  /** Says what the button does. */
  remove: string;
  onRemove: () => void;
}

function Chip({ text, remove, onRemove }: ChipProps) {
  return (
    <span css={chip}>
      {text}
      <button type="button" aria-label={remove} onClick={onRemove}>
        <Icon of={X} size="small" />
      </button>
    </span>
  );
}

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-top: 28px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding-left: 16px;
  border: 1px solid #cfc8b8;
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
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  margin-left: 6px;
  font-size: 1.0625rem;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const countStyle = css`
  margin-left: auto;
`;
