import { css, type Interpolation, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sum } from '../site/sums/assumptions';
import { monthsBelowRent, monthsOf, type Month } from '../site/sums/example-year';
import { capitalised } from '../site/text';
import { media, smallPrint, visuallyHidden } from '../theme';
import { useDates } from '../links/use-dates';
import { useFormat } from './use-format';

/** The year of a sum by months; a pressed house shows its month. */
export function IncomeByMonth({ sum }: { sum: Sum }) {
  const { t } = useTranslation('calculator');
  const { euros } = useFormat();
  const { month: nameOf } = useDates();
  const [chosen, setChosen] = useState(servedChoice);
  const months = monthsOf(sum);
  const { rent } = sum.assumptions;
  const chosenMonth = months.find(({ month }) => month === chosen);
  const below = monthsBelowRent(rent, months).map(nameOf).join(', ');
  const monthText = ({ month, nights, left }: Month) =>
    t('street.month', { month: capitalised(nameOf(month)), nights, left: euros(left) });
  const caption = chosenMonth
    ? [monthText(chosenMonth), t('street.tenant', { rent: euros(rent) })]
    : [t(`street.${below ? 'below' : 'above'}`, { months: below }), t('street.assumption')];
  return (
    <figure css={figure}>
      <div>
        <IncomeByMonthChart months={months} rent={rent} chosen={chosen} />
        <fieldset>
          <legend css={visuallyHidden}>{t('street.legend')}</legend>
          {months.map((each) => (
            <label key={each.month}>
              <input
                type="radio"
                name="month"
                value={each.month}
                checked={each.month === chosen}
                onChange={() => setChosen(each.month)}
                aria-label={monthText(each)}
                css={visuallyHidden}
              />
            </label>
          ))}
        </fieldset>
      </div>
      <figcaption>{caption.join(' ')}</figcaption>
    </figure>
  );
}

/** The month that a visitor has pressed in the HTML of the server, in whose place this part comes. */
function servedChoice(): number | undefined {
  if (typeof document === 'undefined') return undefined;
  const pressed = document.querySelector<HTMLInputElement>('[name=month]:checked');
  return pressed ? Number(pressed.value) : undefined;
}

const figure = css({
  marginTop: 32,
  '& > div': { position: 'relative' },
  // As wide as the panel.
  [media.belowPhablet]: {
    '& > div': { marginInline: 'calc(-1 * var(--panel))' },
    svg: { borderRadius: 0 },
  },
  fieldset: {
    position: 'absolute',
    inset: '0 2.1%',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, 1fr)',
  },
  label: { position: 'relative', borderRadius: 6, cursor: 'pointer' },
  'label:focus-within': { outline: '3px solid var(--pine)', outlineOffset: -3 },
  // Browsers before `:has()` ignore this, and show the focus of a mouse too.
  'label:not(:has(:focus-visible))': { outline: 0 },
  // Dark enough to be read while the result is grey, too.
  figcaption: [smallPrint, { minHeight: '3lh', marginTop: 8, color: 'inherit' }],
  '@media print': { display: 'none' },
});

/** The parts that look the same in each sum: artwork/drawings/street.svg. */
const part = (id: string) => `/street.svg#${id}`;

const HOUSES = 7;
const GROUND = 268;
/** From one house to the next, and how wide a house is. */
const PITCH = 58;
const WIDTH = 52;
const MARGIN = 15;
/** A house is no higher, and none is too low for its windows. */
const HIGHEST = 178;
const LOWEST = 34;
const COLUMNS = 4;
const STOREYS = 8;

const round = (value: number) => Math.round(value * 10) / 10;

interface IncomeByMonthChartProps {
  months: readonly Month[];
  /** What a tenant pays a month, drawn as a washing line. */
  rent: number;
  /** A month, from 1 to 12. */
  chosen?: number;
  sx?: Interpolation<Theme>;
}

/** A house for each month; its height is what the month leaves, its lit windows are the nights with guests. */
export function IncomeByMonthChart({ months, rent, chosen, sx }: IncomeByMonthChartProps) {
  const { t } = useTranslation('calculator');
  const { month: nameOf } = useDates();
  const { euros } = useFormat();
  const highest = Math.max(1, rent, ...months.map(({ left }) => left));
  const top = (left: number) => round(GROUND - (left / highest) * HIGHEST);
  const houses = months.map((month, index) => {
    const roof = Math.min(top(month.left), GROUND - LOWEST);
    const left = MARGIN + index * PITCH;
    return { ...month, x: left, roof, ...windowsOf(month, left, GROUND - roof) };
  });
  return (
    <svg viewBox="0 0 720 318" role="img" aria-label={t('street.picture')} css={[drawing, sx]}>
      <use href={part('sky')} />
      {houses.map(({ month, left, x, roof, lit, dark }) => (
        <g key={month} data-chosen={month === chosen} data-less={left < rent || undefined}>
          <use href={part(`house-${month % HOUSES}`)} x={x} y={roof} />
          <path d={dark} />
          <path d={lit} />
        </g>
      ))}
      <use href={part('line')} y={top(rent)} />
      <text x="50" y={top(rent) - 14} translate="no">
        {euros(rent)}
      </text>
      <use href={part('ground')} />
      {houses.map(({ month, x }) => (
        <text key={month} aria-hidden x={x + WIDTH / 2} y="304" data-chosen={month === chosen}>
          {nameOf(month).charAt(0).toUpperCase()}
        </text>
      ))}
    </svg>
  );
}

/** One window for each day, from the ground up; the lit ones are scattered, as stays are. */
function windowsOf({ days, nights }: Month, left: number, height: number) {
  const storey = (height - 6) / STOREYS;
  const windows = { lit: '', dark: '' };
  for (let day = 0; day < days; day++) {
    const x = round(left + 5.6 + (day % COLUMNS) * 11.2);
    const y = round(GROUND - 3 - (Math.floor(day / COLUMNS) + 1) * storey + storey * 0.2);
    const kind = (day * 11) % days < nights ? 'lit' : 'dark';
    windows[kind] += `M${x} ${y}h7v${round(storey * 0.66)}h-7z`;
  }
  return windows;
}

const drawing = css({
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
  'text:first-of-type': { fill: 'var(--pine)' },
  // What leaves less than a tenant is pale, and its lights are off.
  g: { color: 'var(--teal)' },
  path: { fill: 'var(--pine-deep)' },
  'path + path': { fill: 'var(--amber-lift)' },
  'g[data-less]': { color: 'var(--line-field)' },
  '[data-less] path': { fill: 'var(--ink-soft)' },
  '[data-less] path + path': { fill: 'var(--line-cool)' },
  "g[data-chosen='true']": { stroke: 'var(--amber)', strokeWidth: 1.6 },
});
