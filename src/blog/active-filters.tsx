import { css } from '@emotion/react';
import X from '@lucide/icons/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { cluster, iconButton, muted, tabular, textButton, touchTarget } from '../theme';
import { useFocusFallback } from '../components/use-focus-fallback';
import { NO_FILTER, serializeFilter, type Filter } from './list-address';

interface ActiveFiltersProps {
  filter: Filter;
  count: number | undefined;
  onChange: (change: Partial<Filter>) => void;
}

/** The number of articles gets the focus when the last button disappears. */
export function ActiveFilters({ filter, count, onChange }: ActiveFiltersProps) {
  const { t } = useTranslation('blog');
  const { t: common } = useTranslation('common');
  const region = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(region, (left) =>
    left.querySelector<HTMLElement>('button, [role=status]'),
  );
  const { query, category } = filter;
  const label = category && common(`categories.${category}`);
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
      <span role="status" tabIndex={-1} css={tabular}>
        {/* New for each filter, so that an equal number is announced too. */}
        {count !== undefined && (
          <span key={serializeFilter(filter)}>{t('filter.count', { count })}</span>
        )}
      </span>
      <noscript>
        <span>{t('filter.withoutScripts')}</span>
      </noscript>
    </div>
  );
}

const bar = css(cluster(10), muted, {
  alignItems: 'center',
  minHeight: 44,
  marginBlock: '4px -12px',
});

const chipStyle = css(touchTarget, {
  paddingLeft: 16,
  border: '1px solid var(--line-pill)',
  borderRadius: 99,
  background: 'var(--white)',
  color: 'var(--pine)',
  fontSize: 'var(--fs-small)',
  fontWeight: 500,
  maxWidth: '100%',
  // Stacked combining marks are one grapheme, which a line break cannot split.
  overflow: 'clip',
  overflowClipMargin: 4,
  overflowWrap: 'anywhere',
  button: [iconButton(42), { borderRadius: 99 }],
});

const clear = css({
  marginLeft: 6,
  fontSize: 'var(--fs-body)',
  textDecoration: 'none',
  textUnderlineOffset: 'auto',
  '&:hover': { textDecoration: 'underline' },
});
