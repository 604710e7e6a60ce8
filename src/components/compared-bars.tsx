import { css, type Interpolation, type Theme } from '@emotion/react';
import { media } from '../theme/media';
import { tabular } from './text-styles';

interface Row {
  name: string;
  /** The sum or its range, formatted. */
  sum: string;
  from: number;
  to?: number;
  ours: boolean;
}

/** Certain up to `from`, possible up to `to`. */
export function ComparedBars({ rows, sx }: { rows: readonly Row[]; sx?: Interpolation<Theme> }) {
  const least = Math.min(0, ...rows.map(({ from }) => from));
  const most = Math.max(1, ...rows.map(({ from, to = from }) => to));
  const percent = (sum: number) => `${((sum / (most - least)) * 100).toFixed(1)}%`;
  const bar = (start: number, end: number, open?: true) => (
    <rect x={percent(start - least)} width={percent(end - start)} height="100%" data-open={open} />
  );
  return (
    <dl css={[bars, tabular, sx]}>
      {rows.map(({ name, sum, from, to = from, ours }) => (
        <div key={name} data-ours={ours}>
          <dt>{name}</dt>
          <dd>{sum}</dd>
          <dd aria-hidden>
            <svg width="100%" height="100%">
              {bar(Math.min(from, 0), Math.max(from, 0))}
              {to > from && bar(Math.max(from, 0), to, true)}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const bars = css({
  display: 'grid',
  gap: 10,
  div: { display: 'grid', gridTemplateColumns: '1fr auto', gap: '2px 12px', lineHeight: 1.35 },
  [media.enlarged]: { div: { gridTemplateColumns: '1fr' } },
  'dd:first-of-type': { fontWeight: 600 },
  'dd:last-of-type': { gridColumn: '1 / -1', height: 14, overflow: 'hidden', borderRadius: 4 },
  rect: { fill: 'var(--teal)' },
  '[data-open]': { fill: 'var(--teal-45)' },
  "[data-ours='true'] rect": { fill: 'var(--amber)' },
  "[data-ours='true'] [data-open]": { fill: 'var(--hatch-dark)' },
  [media.forced]: {
    "rect, [data-ours='true'] rect": { fill: 'CanvasText' },
    "[data-ours='true'] [data-open]": { fill: 'GrayText' },
  },
});
