import { css } from '@emotion/react';
import X from '@lucide/icons/icons/x';
import { navigate } from 'gatsby';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { useFocusFallback } from '../components/use-focus-fallback';
import { useCurrentPage } from '../links/current-page';
import { useHydrated } from '../start/hydration-hooks';
import { cluster, iconButton, muted, textButton, touchTarget, buttonStyles, grid } from '../theme';
import { NO_FILTER, serializeFilter, type Filter, asQuery, parseFilter } from '../site/blog';
import type { LoadStatus } from './listed-posts';

/** Says that all articles are being loaded, or could not be. */
export function LoadState({ status, onRetry }: { status: LoadStatus; onRetry: () => void }) {
  const { t } = useTranslation('blog');
  return (
    <div css={loading}>
      <p aria-live="polite">{status !== 'idle' && t(`load.${status}`)}</p>
      {status === 'failed' && (
        <button type="button" css={buttonStyles('secondary')} onClick={onRetry}>
          {t('load.retry')}
        </button>
      )}
    </div>
  );
}

const loading = css(grid(12), {
  justifyItems: 'start',
  color: 'var(--ink-soft)',
  'p:empty': { position: 'absolute' },
  '* + &:has(button)': { marginTop: 48 },
});

/** The list's filter, kept in the address; `text` is what the search field shows. */
export function useListFilter() {
  const { pathname, search } = useCurrentPage().location;
  // The built HTML holds the whole list.
  const filter = parseFilter(useHydrated() ? search : '');
  const [typed, setTyped] = useState<string>();
  const [typedAt, setTypedAt] = useState(search);
  // The latest filter: after `navigate` the location stays the old one for a while.
  const [requested, setRequested] = useState(search);
  if (typedAt !== search) {
    setTypedAt(search);
    // The text that was typed in the meantime is newer.
    if (search !== requested || typed === parseFilter(search).query) setTyped(undefined);
    setRequested(search);
  }
  const text = typed ?? filter.query;

  const apply = (changes: Partial<Filter> = {}) => {
    // The address changes before the page, and a removed field loses the focus.
    if (window.location.pathname !== pathname) return;
    const last = parseFilter(requested);
    const changed = { ...last, query: text, ...changes };
    const next = serializeFilter(changed);
    setTyped(asQuery(changed.query));
    if (next === serializeFilter(last)) return;
    setRequested(next);
    navigate(pathname + next);
  };
  return { filter, text, setText: setTyped, apply };
}

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
      <span role="status" tabIndex={-1}>
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
