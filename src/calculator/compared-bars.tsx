import { css, type Interpolation, type Theme } from '@emotion/react';
import { grid, media, tabular } from '../theme';
import { useFormat } from './use-format';

interface Bar {
  name: string;
  amount: number;
  /** The bar of the alternative. */
  other?: boolean;
}

interface ComparedBarsProps {
  rows: readonly Bar[];
  /** An amount that is marked in each bar. */
  mark?: Bar;
  sx?: Interpolation<Theme>;
}

/** The bars fill their column; the part beyond the mark has another colour. */
export function ComparedBars({ rows, mark, sx }: ComparedBarsProps) {
  const { euros } = useFormat();
  const all = [...rows.map(({ amount }) => amount), mark?.amount ?? 0];
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const percent = (sum: number) => `${((sum / (most - least)) * 100).toFixed(1)}%`;
  const bar = (one: number, other: number, part?: string) => (
    <rect
      x={percent(Math.min(one, other) - least)}
      width={percent(Math.abs(one - other))}
      height="100%"
      data-part={part}
    />
  );
  const line = mark && percent(mark.amount - least);
  return (
    <dl css={[bars, tabular, sx]}>
      {rows.map(({ name, amount, other }) => (
        <div key={name} data-ours={!other}>
          <dt>{name}</dt>
          <dd translate="no">{euros(amount)}</dd>
          <dd aria-hidden>
            <svg width="100%" height="100%">
              {bar(0, Math.min(amount, mark?.amount ?? amount), amount < 0 ? 'less' : undefined)}
              {mark && amount > mark.amount && bar(mark.amount, amount, 'more')}
              {mark && <line x1={line} x2={line} y1="-2" y2="120%" />}
            </svg>
          </dd>
        </div>
      ))}
      {mark && (
        <div data-mark>
          <dt>
            <svg width="10" height="14" aria-hidden>
              <line x1="5" x2="5" y1="0" y2="14" />
            </svg>{' '}
            {mark.name}
          </dt>
          <dd translate="no">{euros(mark.amount)}</dd>
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
  "[data-ours='false'] rect": { fill: 'var(--line-field)' },
  'rect[data-part=more]': { fill: 'var(--gain, var(--amber))' },
  'rect[data-part=less]': { fill: 'var(--brick)' },
  line: { stroke: 'var(--pine)', strokeWidth: 3 },
  [media.forced]: {
    'rect, rect[data-part], [data-ours] rect': { fill: 'CanvasText' },
    // A line in the background colour separates the difference.
    'rect[data-part]': { stroke: 'Canvas', strokeWidth: 3 },
    line: { stroke: 'Highlight' },
  },
});
