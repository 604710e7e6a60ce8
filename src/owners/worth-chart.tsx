import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { scaleEnds, tabular } from '../components/text-styles';
import { bounds, years } from '../site/sums/assumptions';
import { differenceIn, rents, worthAt } from '../site/sums/worth';
import { media } from '../theme/media';
import type { WorkedSum } from './use-full-sum';

const { from, to } = bounds.rent;
const across = (rent: number) => ((rent - from) / (to - from)) * 100;

/** Over the tenant's rent: what is left more or less with us, from an average year to our usual one. */
export function WorthChart({ worked }: { worked: WorkedSum }) {
  const { t } = useTranslation('owners');
  const { changes, facts, words } = worked;
  const { rent } = worked.assumptions;
  const sums = years.map((year) => {
    const difference = differenceIn(year, changes, facts);
    const { kind, rent: crossing } = worthAt(difference);
    const at = kind === 'from' ? Math.ceil(crossing) : Math.floor(crossing);
    return { year, kind, at, ends: rents.map(difference) };
  });
  const all = sums.flatMap(({ ends }) => ends);
  const [least, most] = [Math.min(0, ...all) * 1.1, Math.max(0, ...all) * 1.1 + 1];
  const down = (sum: number) => ((most - sum) / (most - least)) * 100;
  const lines = sums.map(({ ends, ...line }) => ({
    ...line,
    path: rents.map((tried, at) => `${across(tried).toFixed(1)} ${down(ends[at] ?? 0).toFixed(1)}`),
  }));
  const [usual = [], average = []] = lines.map(({ path }) => path);
  const percent = (value: number) => `${value.toFixed(1)}%`;
  const x = percent(across(rent));
  const y = percent(down(differenceIn('usual', changes, facts)(rent)));
  const zero = percent(down(0));
  return (
    <div css={chart}>
      <svg css={[plot, tabular]} aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <rect width="100" height={down(0)} fill="var(--amber-wash)" />
          <rect y={down(0)} width="100" height={100 - down(0)} fill="var(--sky)" />
          <path d={`M${[...usual, ...[...average].reverse()].join('L')}z`} data-band />
          {lines.map(({ year, path }) => (
            <path key={year} d={`M${path.join('L')}`} data-line={year} />
          ))}
        </svg>
        <line x1="0" x2="100%" y1={zero} y2={zero} />
        <text x="99%" y={zero} dy="18" textAnchor="end">
          {t('calculator.worth.zero')}
        </text>
        {lines.map(({ year, kind, at }) =>
          kind === 'from' || kind === 'upTo' ? (
            <g key={year} data-crossing={year}>
              <circle cx={percent(across(at))} cy={zero} r="5" />
              <text
                x={percent(across(at))}
                y={zero}
                {...(year === 'usual' ? { dy: -12, textAnchor: 'middle' } : { dx: 8, dy: 20 })}
              >
                {words.euros(at)}
              </text>
            </g>
          ) : null,
        )}
        <g data-own>
          <line x1={x} x2={x} y1="0" y2="100%" />
          <circle cx={x} cy={y} r="8" />
          <text x={x} {...(across(rent) < 50 ? { dx: 8 } : { dx: -8, textAnchor: 'end' })} dy="20">
            {t('calculator.worth.own', { sum: words.exact(rent) })}
          </text>
        </g>
      </svg>
      <p css={scaleEnds} aria-hidden>
        <span>{words.euros(from)}</span>
        <span>{words.euros(to)}</span>
      </p>
      <ul>
        {lines.map(({ year, kind, at }) => (
          <li key={year} data-worth={kind}>
            <svg width="28" height="12" aria-hidden>
              <path d="M0 6H28" data-line={year} />
            </svg>
            {t(`calculator.worth.${kind}`, {
              year: t(`calculator.inYear.${year}`),
              rent: words.euros(at),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const chart = css({
  ul: { display: 'grid', gap: 6, marginTop: 14, font: '400 var(--fs-small) / 1.4 var(--text)' },
  li: { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 12 },
  'li svg': { marginTop: 5 },
  '[data-band]': { fill: 'var(--hatch-dark)' },
  '[data-line]': {
    fill: 'none',
    stroke: 'var(--amber)',
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
  "[data-line='average']": { stroke: 'var(--line-field)', strokeWidth: 2 },
  "[data-line='market']": { stroke: 'var(--ink-soft)', strokeDasharray: '5 4', strokeWidth: 1.5 },
});

const plot = css({
  width: '100%',
  marginTop: 28,
  height: 'clamp(220px, 160px + 12vw, 320px)',
  overflow: 'visible',
  '& > svg': { borderRadius: 8 },
  line: { stroke: 'var(--pine)', strokeWidth: 1.5 },
  text: { fill: 'var(--pine)', fontSize: 'var(--fs-label)' },
  'g text': { fontWeight: 600 },
  circle: { fill: 'var(--white)', stroke: 'var(--pine)', strokeWidth: 2 },
  '[data-own] circle': { fill: 'var(--amber)', strokeWidth: 3 },
  '[data-own] line': { strokeDasharray: '2 4' },
  [media.forced]: { forcedColorAdjust: 'none' },
});
