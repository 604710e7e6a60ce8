import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { bounds, years, type Sum } from '../site/sums/assumptions';
import { differenceIn, rents, worthAt } from '../site/sums/worth';
import { media, tabular } from '../theme';
import { useFigures } from './use-figures';

const { from, to } = bounds.rent;
const across = (rent: number) => ((rent - from) / (to - from)) * 100;
const asPercent = (value: number) => `${value.toFixed(1)}%`;

/** The rents and the differences that the axes name. */
const NAMED_RENTS = [500, 1000, 1500, 2000, 2500];
const STEP = 5000;

/** Over the tenant's rent: what is left more or less with us, in each kind of year. */
export function WorthChart({ sum }: { sum: Sum }) {
  const { t } = useTranslation('owners');
  const { euros, exact, signed, value } = useFigures();
  const { rent } = sum.assumptions;
  const lines = years.map((year) => {
    const difference = differenceIn(year, sum);
    const ends = rents.map(difference);
    const { kind, rent: crossing } = worthAt(difference, ends);
    const at = kind === 'from' ? Math.ceil(crossing) : Math.floor(crossing);
    return { year, kind, at, ends };
  });
  const all = lines.flatMap(({ ends }) => ends);
  const least = Math.floor(Math.min(-1, ...all) / STEP) * STEP;
  const most = Math.ceil(Math.max(1, ...all) / STEP) * STEP;
  const down = (sum: number) => ((most - sum) / (most - least)) * 100;
  const ticks = Array.from({ length: (most - least) / STEP + 1 }, (_, at) => least + at * STEP);
  const every = Math.ceil(ticks.length / 7) * STEP;
  const x = asPercent(across(rent));
  const zero = asPercent(down(0));
  return (
    <div css={chart}>
      <div css={[frame, tabular]} aria-hidden>
        <svg css={plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
            <rect width="100" height={down(0)} fill="var(--amber-wash)" />
            <rect y={down(0)} width="100" height={100 - down(0)} fill="var(--sky)" />
            {lines.map(({ year, ends }) => (
              <polyline
                key={year}
                points={rents.map((one, at) => `${across(one)},${down(ends[at] ?? 0)}`).join(' ')}
                data-line={year}
              />
            ))}
          </svg>
          <line x1={x} x2={x} y1="0" y2="100%" data-own />
          {ticks
            .filter((sum) => sum % every === 0)
            .map((sum) => (
              <g key={sum} data-tick={sum === 0 ? 'zero' : ''}>
                <line x1="0" x2="100%" y1={asPercent(down(sum))} y2={asPercent(down(sum))} />
                <text
                  x={sum === 0 ? '98%' : '6'}
                  y={asPercent(down(sum))}
                  dy={sum === most ? 14 : -4}
                  textAnchor={sum === 0 ? 'end' : 'start'}
                >
                  {signed(sum)}
                </text>
              </g>
            ))}
          {lines.map(({ year, kind, at }) =>
            kind === 'from' || kind === 'upTo' ? (
              <g key={year} data-crossing={year}>
                <circle cx={asPercent(across(at))} cy={zero} r="5" />
                <text x={asPercent(across(at))} y={zero} dx="-2" dy={year === 'usual' ? -12 : 22}>
                  {euros(at)}
                </text>
              </g>
            ) : null,
          )}
        </svg>
        {lines.map(({ year, ends }) => (
          <span
            key={year}
            css={[lineName, { top: asPercent(down(ends.at(-1) ?? 0)) }]}
            data-name={year}
          >
            {t(`calculator.years.${year}`)}
          </span>
        ))}
        {NAMED_RENTS.map((one) => (
          <span key={one} css={[rentName, { left: asPercent(across(one)) }]}>
            {value(one, '')}
          </span>
        ))}
        <b css={[rentName, visitorsRent, { left: `clamp(2.4em, ${x}, 100%)` }]}>
          {t('calculator.worth.own', { sum: exact(rent) })}
        </b>
      </div>
      <ul>
        {lines.map(({ year, kind, at }) => (
          <li key={year} data-worth={kind}>
            <svg width="28" height="12" aria-hidden>
              <path d="M0 6H28" data-line={year} />
            </svg>
            {t(`calculator.worth.${kind}`, {
              year: t(`calculator.inYear.${year}`),
              rent: euros(at),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const chart = css({
  minWidth: 0,
  ul: { display: 'grid', gap: 4, marginTop: 16, font: '400 var(--fs-small) / 1.4 var(--text)' },
  li: { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 12 },
  'li svg': { marginTop: 5 },
  '[data-line]': {
    fill: 'none',
    stroke: 'var(--amber)',
    strokeWidth: 4,
    vectorEffect: 'non-scaling-stroke',
  },
  "[data-line='average']": { stroke: 'var(--teal)', strokeWidth: 3 },
  "[data-line='market']": { stroke: 'var(--ink-soft)', strokeDasharray: '6 4', strokeWidth: 2 },
  [media.forced]: { svg: { forcedColorAdjust: 'none' } },
});

/** Room at the right for the names of the lines, and below for the rents. */
const frame = css({
  position: 'relative',
  margin: '0 clamp(76px, 12vw, 150px) 52px 0',
  height: 'clamp(180px, 100px + 20vw, 400px)',
});

const plot = css({
  width: '100%',
  height: '100%',
  overflow: 'visible',
  '& > svg': { borderRadius: 8 },
  'g line': { stroke: 'var(--pine)', strokeWidth: 1, opacity: 0.18 },
  "[data-tick='zero'] line": { strokeWidth: 2, opacity: 1 },
  // Legible where a line runs through it.
  text: {
    fill: 'var(--pine)',
    stroke: 'var(--white)',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    fontSize: 'var(--fs-note)',
  },
  // A dash beside a sum would be read as its sign.
  '[data-tick] text': { strokeWidth: 12 },
  '[data-crossing] text': {
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
    textAnchor: 'end',
    // On a phone it would begin outside of the screen.
    [media.belowPhablet]: { textAnchor: 'middle' },
  },
  "[data-crossing='average'] text": { textAnchor: 'start' },
  circle: { fill: 'var(--white)', stroke: 'var(--pine)', strokeWidth: 2 },
  '[data-own]': { stroke: 'var(--pine)', strokeWidth: 2, strokeDasharray: '2 4' },
});

const lineName = css({
  position: 'absolute',
  left: 'calc(100% + 8px)',
  width: 'clamp(70px, 12vw, 142px)',
  fontSize: 'var(--fs-note)',
  fontWeight: 600,
  lineHeight: 1.15,
  transform: 'translateY(-50%)',
});

const rentName = css({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-note)',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  // A phone has room for every other one.
  [media.narrowPhone]: { 'span&:nth-of-type(2n + 1)': { display: 'none' } },
});

const visitorsRent = css({
  top: 'calc(100% + 26px)',
  color: 'var(--pine)',
  fontSize: 'var(--fs-small)',
});
