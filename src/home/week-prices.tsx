import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { grid, media, tabular } from '../theme';

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

/** @param night What guests pay for a night on average, in euros. */
export function WeekPrices({ night }: { night: number }) {
  const { t } = useTranslation('home');
  return (
    <div css={illustration}>
      <p id="week">{t('services.pricing.example')}</p>
      <ol css={tabular} aria-labelledby="week">
        {week.map(({ day, share }) => (
          <li key={day}>
            {t(`week.${day}`)}
            <span css={{ width: `${(share / HIGHEST_SHARE) * 100}%` }} />
            <b translate="no">{t('week.price', { price: Math.round(night * share) })}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}

const illustration = css(grid('clamp(8px, 2vw, 16px)'), {
  gridTemplateRows: 'auto 1fr',
  padding: 'clamp(16px, 10px + 1.6vw, 32px)',
  background: 'var(--sky)',
  color: 'var(--ink-soft-on-sky)',
  font: '400 var(--fs-small) / 1.15 var(--text)',
  ol: { display: 'grid' },
  '&& li': {
    display: 'grid',
    gridTemplateColumns: '2em 1fr 3.5em',
    alignItems: 'center',
    padding: 0,
  },
  b: { color: 'var(--pine)', fontWeight: 600, textAlign: 'right' },
  span: {
    height: 'clamp(12px, 2vw, 26px)',
    borderRadius: 4,
    background: 'var(--teal)',
    printColorAdjust: 'exact',
    [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  // Friday and Saturday.
  'li:nth-of-type(5) span, li:nth-of-type(6) span': {
    background: 'var(--pine)',
    [media.forced]: { background: 'CanvasText' },
  },
});
