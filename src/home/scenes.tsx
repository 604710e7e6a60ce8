import { css } from '@emotion/react';
import Check from '@lucide/icons/icons/check';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon';
import { column, grid, media, tabular } from '../theme';
import { scene, sceneCaption, smallPicture } from './tile-styles';

const items = ['one', 'two', 'three'] as const;

export function ChecklistScene() {
  const { t } = useTranslation('home');
  return (
    <ul css={[smallPicture, scene, list]}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} />
          {t(`services.inspections.list.${item}`)}
        </li>
      ))}
    </ul>
  );
}

const list = css(grid(10), {
  alignContent: 'center',
  padding: '20px 24px',
  background: 'var(--sand)',
  li: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '11px 16px',
    borderRadius: 12,
    background: 'var(--white)',
    font: '500 var(--fs-small) / 1.35 var(--text)',
  },
  svg: { width: 22, color: 'var(--leaf)' },
  [media.phabletOnly]: {
    padding: 16,
    li: { gap: 8, padding: '9px 10px', fontSize: 'var(--fs-small)' },
  },
});

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

const DEAREST = 1.25;
const HOT_SHARE = 1.1;

/** @param night What guests pay for a night on average, in euros. */
export function WeekPricesScene({ night }: { night: number }) {
  const { t } = useTranslation('home');
  return (
    <div css={[scene, column, { flex: 1 }]}>
      <p css={sceneCaption}>{t('services.pricing.example')}</p>
      <ol css={[bars, tabular]} aria-label={t('services.pricing.example')}>
        {week.map(({ day, share }) => {
          const price = Math.round(night * share);
          return (
            <li key={day}>
              <b>{t('week.price', { price })}</b>
              <span css={bar(share / DEAREST, share > HOT_SHARE)} />
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
  minHeight: 108,
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
