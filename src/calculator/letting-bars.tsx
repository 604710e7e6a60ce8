import { css, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { listingsOf, marketYear, recalculateSum } from '../site/sums/assumptions';
import type { Assumptions, Sum } from '../site/sums/assumptions';
import { isPriceUnknown } from '../site/sums/verdict';
import { grid, media, tabular } from '../theme';
import { useFormat } from './use-format';

type BarName = 'self' | 'shortTerm' | 'empty' | 'usual' | 'average' | 'market' | 'listings';

/**
 * Bars of what is left before tax with us, in years as full as ours and as Riga's, and otherwise; a tenant's rent is a
 * mark in them. None where the price of a night is a guess.
 */
export function LettingBars({ sum, sx }: { sum: Sum; sx?: Interpolation<Theme> }) {
  const { t } = useTranslation('calculator');
  const { euros } = useFormat();
  if (isPriceUnknown(sum)) return null;
  const { left, assumptions } = sum;
  const { now, price } = assumptions;
  const leftIn = (year: Partial<Assumptions>) => recalculateSum(sum, year).left.shortTerm;
  const market = marketYear(sum);
  const mark = now === 'self' ? undefined : left.longTerm;
  const rows: [name: BarName, amount: number][] = [];
  if (now === 'empty') rows.push([now, left.empty]);
  if (now === 'self') rows.push([now, left.self], ['shortTerm', left.shortTerm]);
  else {
    rows.push(['usual', leftIn({ year: 'usual' })], ['average', leftIn({ year: 'average' })]);
    if (price !== market.price)
      rows.push([listingsOf(sum) ? 'listings' : 'market', leftIn(market)]);
  }
  const amounts = [0, mark ?? 0, ...rows.map(([, amount]) => amount)];
  const lowest = Math.min(...amounts);
  const range = Math.max(1, ...amounts) - lowest;
  const percent = (amount: number) => `${((amount / range) * 100).toFixed(1)}%`;
  /** The part of a bar between two amounts. */
  const bar = (from: number, to: number, part?: string) => (
    <rect
      x={percent(Math.min(from, to) - lowest)}
      width={percent(Math.abs(from - to))}
      height="100%"
      data-part={part}
    />
  );
  const line = mark !== undefined && percent(mark - lowest);
  return (
    <dl css={[bars, tabular, sx]}>
      {rows.map(([name, amount]) => (
        <div key={name} data-ours={name !== now}>
          <dt>{t(`bars.${name}`, { price: euros(market.price) })}</dt>
          <dd translate="no">{euros(amount)}</dd>
          <dd aria-hidden>
            <svg width="100%" height="100%">
              {bar(0, Math.min(amount, mark ?? amount), amount < 0 ? 'less' : undefined)}
              {mark !== undefined && amount > mark && bar(mark, amount, 'more')}
              {line && <line x1={line} x2={line} y1="-2" y2="120%" />}
            </svg>
          </dd>
        </div>
      ))}
      {mark !== undefined && (
        <div data-mark>
          <dt>
            <svg width="10" height="14" aria-hidden>
              <line x1="5" x2="5" y1="0" y2="14" />
            </svg>{' '}
            {t('bars.longTerm')}
          </dt>
          <dd translate="no">{euros(mark)}</dd>
        </div>
      )}
    </dl>
  );
}

const bars = css(grid(10), {
  div: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2px 8px',
    alignItems: 'end',
    lineHeight: 1.35,
  },
  [media.enlarged]: { div: { gridTemplateColumns: '1fr' } },
  'dd:first-of-type': { fontWeight: 600, textAlign: 'right' },
  'dd[aria-hidden]': { gridColumn: '1 / -1', height: 14 },
  svg: { overflow: 'visible' },
  '[data-mark] dt': { display: 'flex', alignItems: 'center', gap: 6 },
  rect: { fill: 'var(--teal)' },
  [media.motion]: { rect: { transition: 'x var(--t-quick), width var(--t-quick)' } },
  "[data-ours='false'] rect": { fill: 'var(--line-field)' },
  'rect[data-part=more]': { fill: 'var(--leaf-lift)' },
  'rect[data-part=less]': { fill: 'var(--brick)' },
  line: { stroke: 'var(--pine)', strokeWidth: 3 },
  [media.forced]: {
    // Outlines alone, so that the mark can be seen across them.
    'rect, rect[data-part], [data-ours] rect': { fill: 'Canvas', stroke: 'CanvasText' },
    line: { stroke: 'CanvasText' },
  },
});
