import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { scaleEnds, tabular } from '../components/text-styles';
import { bounds, type Assumptions, type SumFacts, type YearKind } from '../site/sums/assumptions';
import { differenceIn, rents, worthAt } from '../site/sums/worth';
import { media } from '../theme/media';
import type { SumWords } from './use-sum-words';

const years: readonly YearKind[] = ['usual', 'average', 'market'];

interface WorthChartProps {
  changes: Partial<Assumptions>;
  rent: number;
  facts: SumFacts;
  words: SumWords;
}

const { from, to } = bounds.rent;
const across = (rent: number) => ((rent - from) / (to - from)) * 100;

/** Over the tenant's rent: what is left more or less with us, from an average year to our usual one. */
export function WorthChart({ changes, rent, facts, words }: WorthChartProps) {
  const { t } = useTranslation('owners');
  const lines = years.map((year) => {
    const difference = differenceIn(year, changes, facts);
    const { kind, rent: at } = worthAt(difference);
    const crossing = kind === 'from' ? Math.ceil(at) : Math.floor(at);
    return { year, difference, ends: rents.map(difference), kind, crossing };
  });
  const all = lines.flatMap(({ ends }) => ends);
  const [least, most] = [Math.min(0, ...all) * 1.1, Math.max(0, ...all) * 1.1 + 1];
  const down = (sum: number) => ((most - sum) / (most - least)) * 100;
  const pathOf = (ends: readonly number[]) =>
    ends.map((sum, at) => `${across(rents[at] ?? 0).toFixed(1)} ${down(sum).toFixed(1)}`);
  const [usual = [], average = [], market = []] = lines.map(({ ends }) => pathOf(ends));
  const own = lines[0]?.difference(rent) ?? 0;
  const percent = (value: number) => `${value.toFixed(1)}%`;
  return (
    <div css={chart}>
      <svg css={[plot, tabular]} aria-hidden>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <rect width="100" height={down(0)} fill="var(--amber-wash)" />
          <rect y={down(0)} width="100" height={100 - down(0)} fill="var(--sky)" />
          <path d={`M${[...usual, ...[...average].reverse()].join('L')}z`} data-band />
          <path d={`M${usual.join('L')}`} data-line="usual" />
          <path d={`M${average.join('L')}`} data-line="average" />
          <path d={`M${market.join('L')}`} data-line="market" />
        </svg>
        <line x1="0" x2="100%" y1={percent(down(0))} y2={percent(down(0))} />
        <text x="99%" y={percent(down(0))} dy="18" textAnchor="end">
          {t('calculator.worth.zero')}
        </text>
        {lines.map(({ year, kind, crossing: at }) =>
          kind === 'from' || kind === 'upTo' ? (
            <g key={year} data-crossing={year}>
              <circle cx={percent(across(at))} cy={percent(down(0))} r="5" />
              <text
                x={percent(across(at))}
                y={percent(down(0))}
                {...(year === 'usual' ? { dy: -12, textAnchor: 'middle' } : { dx: 8, dy: 20 })}
              >
                {words.euros(at)}
              </text>
            </g>
          ) : null,
        )}
        <g data-own>
          <line x1={percent(across(rent))} x2={percent(across(rent))} y1="0" y2="100%" />
          <circle cx={percent(across(rent))} cy={percent(down(own))} r="8" />
          <text
            x={percent(across(rent))}
            {...(across(rent) < 50 ? { dx: 8 } : { dx: -8, textAnchor: 'end' })}
            dy="20"
          >
            {t('calculator.worth.own', { sum: words.exact(rent) })}
          </text>
        </g>
      </svg>
      <p css={scaleEnds} aria-hidden>
        <span>{words.euros(from)}</span>
        <span>{words.euros(to)}</span>
      </p>
      <ul>
        {lines.map(({ year, kind, crossing: at }) => (
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

const chart = css`
  ul {
    display: grid;
    gap: 6px;
    margin-top: 14px;
    font-size: var(--fs-small);
    line-height: 1.4;
  }
  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 12px;
  }
  li svg {
    margin-top: 5px;
  }
  [data-band] {
    fill: var(--hatch-dark);
  }
  [data-line] {
    fill: none;
    stroke: var(--amber);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  [data-line='average'] {
    stroke: var(--line-field);
    stroke-width: 2;
  }
  [data-line='market'] {
    stroke: var(--ink-soft);
    stroke-dasharray: 5 4;
    stroke-width: 1.5;
  }
`;

const plot = css`
  width: 100%;
  margin-top: 28px;
  height: clamp(220px, 160px + 12vw, 320px);
  overflow: visible;
  & > svg {
    border-radius: 8px;
  }
  line {
    stroke: var(--pine);
    stroke-width: 1.5;
  }
  text {
    fill: var(--pine);
    font-size: 0.875rem;
  }
  g text {
    font-weight: 600;
  }
  circle {
    fill: var(--white);
    stroke: var(--pine);
    stroke-width: 2;
  }
  [data-own] circle {
    fill: var(--amber);
    stroke-width: 3;
  }
  [data-own] line {
    stroke-dasharray: 2 4;
  }
  ${media.forced} {
    forced-color-adjust: none;
  }
`;
