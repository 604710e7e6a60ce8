import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { column, grid, media, tabular } from '../theme';

/** A week of the example's year, as parts of what guests pay there for a night on average. */
const week = [
  { day: 'monday', share: 0.885 },
  { day: 'tuesday', share: 0.865 },
  { day: 'wednesday', share: 0.904 },
  { day: 'thursday', share: 0.952 },
  { day: 'friday', share: 1.173 },
  { day: 'saturday', share: 1.25 },
  { day: 'sunday', share: 0.99 },
] as const;

const HIGHEST_SHARE = 1.25;
const HOT_SHARE = 1.1;

/** @param night What guests pay for a night on average, in euros. */
export function WeekPrices({ night }: { night: number }) {
  const { t } = useTranslation('home');
  return (
    <div css={[illustration, column]}>
      <p css={caption}>{t('services.pricing.example')}</p>
      <ol css={[bars, tabular]} aria-label={t('services.pricing.example')}>
        {week.map(({ day, share }) => {
          const price = Math.round(night * share);
          return (
            <li key={day}>
              <b translate="no">{t('week.price', { price })}</b>
              <span css={bar(share / HIGHEST_SHARE, share > HOT_SHARE)} />
              {t(`week.${day}`)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const bar = (share: number, hot: boolean) =>
  css({
    // Below the bar stands its day, above it its price.
    height: `calc((100% - 4.2em) * ${share.toFixed(3)})`,
    marginBottom: 8,
    borderRadius: '10px 10px 4px 4px',
    background: `var(${hot ? '--amber' : '--teal'})`,
    printColorAdjust: 'exact',
    [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  });

const bars = css(grid(3), {
  flex: 1,
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  minHeight: 112,
  li: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    color: 'var(--ink-soft-on-sky)',
    fontSize: 'var(--fs-small)',
    textAlign: 'center',
  },
  b: {
    marginBottom: 6,
    color: 'var(--pine)',
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
    letterSpacing: '-0.02em',
    overflowWrap: 'anywhere',
  },
  [media.enlarged]: {
    display: 'block',
    minHeight: 0,
    li: { flexDirection: 'row-reverse', justifyContent: 'space-between' },
    span: { display: 'none' },
  },
  [media.phablet]: { gap: 8, minHeight: 220, b: { fontSize: 'var(--fs-body)', letterSpacing: 0 } },
});

const illustration = css({ padding: 'clamp(16px, 10px + 1.6vw, 32px)', background: 'var(--sky)' });

const caption = css({
  color: 'var(--ink-soft-on-sky)',
  fontSize: 'var(--fs-small)',
  fontWeight: 500,
});
