import { css, type Interpolation, type Theme } from '@emotion/react';
import { wholeEuros } from '../site/figures';
import { grid, media, tabular } from '../theme';
import { useFigures } from './use-figures';

interface Bar {
  name: string;
  amount: number;
  /** The amount that it is held against. */
  beside?: number;
  /** Comes true less often. */
  unsure?: boolean;
}

/** As wide as their column; what is more than another amount, or missing to it, is solid. */
export function ComparedBars({ rows, sx }: { rows: readonly Bar[]; sx?: Interpolation<Theme> }) {
  const { euros, signed } = useFigures();
  const all = rows.flatMap(({ amount, beside = amount }) => [amount, beside]);
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const percent = (sum: number) => `${((sum / (most - least)) * 100).toFixed(1)}%`;
  const bar = (one: number, other: number, part?: 'more' | 'less') => (
    <rect
      x={percent(Math.min(one, other) - least)}
      width={percent(Math.abs(one - other))}
      height="100%"
      data-part={part}
    />
  );
  return (
    <dl css={[bars, tabular, sx]}>
      {rows.map(({ name, amount, beside, unsure }) => (
        <div key={name} data-ours={beside !== undefined} data-unsure={unsure}>
          <dt>{name}</dt>
          <dd>
            {beside !== undefined && <em>{signed(wholeEuros(amount) - wholeEuros(beside))}</em>}{' '}
            {euros(amount)}
          </dd>
          <dd aria-hidden>
            <svg width="100%" height="100%">
              {beside === undefined
                ? bar(0, amount, amount < 0 ? 'less' : undefined)
                : bar(0, Math.min(amount, beside))}
              {beside !== undefined && bar(amount, beside, amount > beside ? 'more' : 'less')}
            </svg>
          </dd>
        </div>
      ))}
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
  em: {
    display: 'inline-block',
    marginRight: 4,
    padding: '0 6px',
    borderRadius: 99,
    background: 'var(--gain, var(--amber))',
    color: 'var(--on-gain, var(--pine))',
    fontSize: 'var(--fs-small)',
    fontStyle: 'normal',
  },
  'div:has([data-part=less]) em': { background: 'var(--brick)', color: 'var(--white)' },
  'dd:last-of-type': { gridColumn: '1 / -1', height: 14, overflow: 'hidden', borderRadius: 4 },
  rect: { fill: 'var(--teal)' },
  "[data-ours='true'] rect": { fill: 'var(--hatch-dark)' },
  '[data-ours] [data-part=more]': { fill: 'var(--gain, var(--amber))' },
  '[data-ours] [data-part=less]': { fill: 'var(--brick)' },
  "[data-unsure='true'] rect:not([data-part])": {
    fill: 'var(--amber-wash)',
    stroke: 'var(--amber)',
    strokeWidth: 3,
    strokeDasharray: '6 4',
  },
  [media.forced]: {
    'rect, [data-ours] rect:not([data-part])': { fill: 'CanvasText' },
    // A line of the ground sets apart what is more or less.
    '[data-ours] [data-part]': { fill: 'CanvasText', stroke: 'Canvas', strokeWidth: 3 },
    "[data-unsure='true'] rect:not([data-part])": { fill: 'Canvas', stroke: 'CanvasText' },
  },
});
