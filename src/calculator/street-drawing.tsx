import { css, type Interpolation, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Month } from '../site/sums/example-year';
import { media } from '../theme';
import { useFormat } from './use-format';

const HEIGHT = 318;
const GROUND = 268;
/** From one house to the next, and how wide a house is. */
const PITCH = 58;
const WIDE = 52;
const EDGE = 15;
/** A house is no higher, and none is too low for its windows. */
const HIGHEST = 178;
const LOWEST = 34;
const COLUMNS = 4;
const STOREYS = 8;

const WIDTH = 2 * EDGE + 12 * PITCH - (PITCH - WIDE);

/** Roofs, drawn from the upper left corner of a wall, and their highlights. */
const hipped = ['M-3 0L9 -20H43L55 0zM34 -26h7v14h-7z', 'M9 -20H43v2H9z'];
const stepped = [
  'M0 0v-8h8v-8h8v-8h6v-9h8v9h6v8h8v8h8v8z',
  'M22 -33h8v2h-8zM16 -24h6v2h-6zM30 -24h6v2h-6zM25.3 -45h1.4v12h-1.4zM26.7 -45h9l-2.5 2.8 2.5 2.8h-9z',
];
const mansard = ['M-3 0l8 -18h42l8 18zM8 -25h6v9h-6z', 'M20 -13h4.5v8h-4.5zM28 -13h4.5v8h-4.5z'];
const curved = [
  'M-1 0v-5c9 0 10 -6 13 -11c4 -9 24 -9 28 0c3 5 4 11 13 11v5z',
  'M22 -13a4 4 0 0 1 8 0v6h-8z',
];
const towered = [
  'M-2 0l6 -13h28l4 13zM33 0v-24h16v24zM31 -24c2 -14 8 -10 10 -27c2 17 8 13 10 27z',
  'M39.2 -18h3.6v9h-3.6zM40.6 -60h0.9v10h-0.9z',
];

const looks = [
  { wall: 'pine-line', roof: 'brick', shape: hipped },
  { wall: 'leaf', roof: 'pine', shape: stepped },
  { wall: 'ink-soft', roof: 'teal', shape: mansard },
  { wall: 'teal', roof: 'brick', shape: curved },
  { wall: 'pine', roof: 'leaf', shape: towered },
  { wall: 'ink-soft-on-sky', roof: 'brick', shape: stepped },
  { wall: 'pine-line', roof: 'teal', shape: mansard },
] as const;

const SPIRES =
  'M62 268V96l5 -10 4 -34 4 34 5 10v172zM232 268V118h-4l12 -62 12 62h-4v150zM452 268V92h-5v-12h5v-10h4v-10h-3c3 -10 7 -12 8 -40c1 28 5 30 8 40h-3v10h4v10h5v12h-5v176zM640 268V112c-4 -16 9 -16 10 -38c1 22 14 22 10 38v156z';

const GLINTS =
  'M40 284h50v1.5h-50zM150 290h80v1.5h-80zM300 283h90v1.5h-90zM420 292h60v1.5h-60zM520 285h70v1.5h-70zM630 291h50v1.5h-50z';

const round = (value: number) => Math.round(value * 10) / 10;

interface StreetProps {
  months: readonly Month[];
  /** What a tenant pays a month, drawn as a washing line. */
  rent: number;
  /** A month, from 1 to 12. */
  chosen?: number;
  sx?: Interpolation<Theme>;
}

/** A house for each month; its height is what the month leaves, its lit windows are the nights with guests. */
export function StreetDrawing({ months, rent, chosen, sx }: StreetProps) {
  const { t } = useTranslation('calculator');
  const { month: nameOf } = useFormat();
  const most = Math.max(1, rent, ...months.map(({ left }) => left));
  const houses = months.map((one, at) => {
    const tall = Math.max(LOWEST, (one.left / most) * HIGHEST);
    const left = EDGE + at * PITCH;
    return { ...windowsOf(one, left, tall), month: one.month, left, top: round(GROUND - tall) };
  });
  const line = round(GROUND - (rent / most) * HIGHEST);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('street.picture')}
      css={[street, sx]}
    >
      <rect width="100%" height="100%" fill="var(--sky)" />
      <circle cx="566" cy="196" r="92" fill="var(--amber-wash)" />
      <path d={SPIRES} fill="var(--line-field)" opacity="0.5" />
      {houses.map(({ month, left, top, lit, dark }) => {
        const { wall, roof, shape } = looks[(month - 1) % looks.length] ?? looks[0];
        return (
          <g key={month} data-month={month} data-chosen={month === chosen}>
            <g transform={`translate(${left} ${top})`}>
              <path d={shape[0]} fill={`var(--${roof})`} />
              <path d={shape[1]} fill="var(--amber-lift)" />
              <path d={`M0 0H${WIDE}V${GROUND - top}H0z`} fill={`var(--${wall})`} />
              <path d={`M-2 -1.5h${WIDE + 4}v3.5h-${WIDE + 4}z`} fill="var(--sand)" opacity="0.7" />
            </g>
            <path d={dark} fill="var(--pine-deep)" />
            <path d={lit} fill="var(--amber-lift)" />
          </g>
        );
      })}
      <rect y={GROUND} width="100%" height="100%" fill="var(--pine-deep)" />
      <rect y={GROUND} width="100%" height="4" fill="var(--sand-dark)" />
      <path d={GLINTS} fill="var(--amber)" opacity="0.5" />
      <WashingLine y={line} />
      {houses.map(({ month, left }) => (
        <text key={month} aria-hidden x={left + WIDE / 2} y="304" data-chosen={month === chosen}>
          {nameOf(month).charAt(0).toUpperCase()}
        </text>
      ))}
    </svg>
  );
}

/** Twelve times the same towel, between two poles. */
function WashingLine({ y }: { y: number }) {
  const sag = Array.from({ length: 12 }, () => `q${PITCH / 2} 7 ${PITCH} 0`).join('');
  const rope = `M5 ${y}${sag}`;
  const towels = (from: number, high: number) =>
    Array.from({ length: 12 }, (_, at) => {
      const x = round(EDGE + at * PITCH + WIDE / 2 - 12);
      return `M${x} ${round(y + 3 + from)}h13v${high}h-13z`;
    }).join('');
  return (
    <g data-line>
      <path
        d={`M3 ${y - 6}h4V${GROUND}h-4zM${WIDTH - 7} ${y - 6}h4V${GROUND}h-4z`}
        fill="var(--pine)"
      />
      <path d={rope} fill="none" stroke="var(--pine)" strokeWidth="3.5" />
      <path d={rope} fill="none" stroke="var(--white)" strokeWidth="1.6" />
      <path d={towels(0, 17)} fill="var(--white)" stroke="var(--pine)" strokeWidth="0.7" />
      <path d={towels(11, 3)} fill="var(--brick)" />
    </g>
  );
}

/** One window for each day, from the ground up; the lit ones are scattered, as stays are. */
function windowsOf({ days, nights }: Month, left: number, tall: number) {
  const storey = (tall - 6) / STOREYS;
  const windows = { lit: '', dark: '' };
  for (let day = 0; day < days; day++) {
    const x = round(left + 5.6 + (day % COLUMNS) * 11.2);
    const y = round(GROUND - 3 - (Math.floor(day / COLUMNS) + 1) * storey + storey * 0.2);
    const kind = (day * 11) % days < nights ? 'lit' : 'dark';
    windows[kind] += `M${x} ${y}h7v${round(storey * 0.66)}h-7z`;
  }
  return windows;
}

const street = css({
  width: '100%',
  borderRadius: 'var(--r)',
  forcedColorAdjust: 'none',
  text: {
    fill: 'var(--on-pine-soft)',
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
    textAnchor: 'middle',
    [media.belowPhablet]: { fontSize: 'var(--fs-h3)' },
  },
  "text[data-chosen='true']": { fill: 'var(--amber-lift)' },
  "g[data-chosen='true']": { stroke: 'var(--amber)', strokeWidth: 1.6 },
});
