import { profiles, type Language } from './languages';

export interface Figure {
  /** The figure, or the lower end of its range. */
  from: number;
  /** The upper end of the range; the same as `from` where there is none. */
  to: number;
  unit: '%' | '€' | '';
  /** The last value is a minimum: "20,000+". */
  orMore: boolean;
}

const WORD_JOINER = '\u2060';
const MINUS = '\u2212';
const MILLION = 1_000_000;

/** The place between two digits, if a multiple of three digits follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** Figures of the company, as `content/company.yml` names them. */
export const figureKeys = [
  'remoteFee',
  'remoteFeeRange',
  'onSiteFee',
  'onSiteFeeRange',
  'cancellationMonths',
  'incomeUplift',
  'incomeUpliftRange',
  'incomeRatio',
  'longTermExample',
  'shortTermExample',
  'longTermIncome',
  'shortTermIncome',
  'occupancy',
  'forecastHours',
  'ownerHoursSaved',
  'ownerWeeklyHours',
  'managedMinutes',
  'ownCleaning',
  'ourCleaning',
  'liabilityCover',
  'damageCover',
  'marketOccupancy',
  'averageDailyRate',
  'revenueGrowth',
  'marketListings',
  'exampleTax',
  'networkEarningsLv',
  'networkEarningsEn',
  'inquiryMonths',
  'statisticsMonths',
  'logDays',
] as const;

export type FigureKey = (typeof figureKeys)[number];

/**
 * A number as the language writes it: 13 000 and 4,91, or 13,000 and 4.91; with cents 13 000,50.
 * Written without `Intl.NumberFormat`: on a slow phone its first use takes longer than all else that
 * makes a calculator alive.
 * @param value With at most three decimals, as `Intl` rounds it.
 */
export function formatNumber(value: number, language: Language, cents = false): string {
  const { groupedFrom, separators } = profiles[language];
  const size = Math.abs(value);
  const [whole = '', decimals] = (cents ? size.toFixed(2) : `${+size.toFixed(3)}`).split('.');
  const grouped = size < groupedFrom ? whole : whole.replace(THOUSANDS, separators.thousands);
  const number = decimals === undefined ? grouped : `${grouped}${separators.decimals}${decimals}`;
  return value < 0 ? `${MINUS}${number}` : number;
}

/**
 * A figure as it stands in copy: "85–95 %", "13 000 €", "3 milj. €"; "85–95%", "€13,000", "€3 million".
 * Euros have their cents where one end of the figure is no whole sum: "12 345,50 €", "€12,345.50".
 */
export function formatFigure(figure: Figure, language: Language): string {
  const { from, to, unit, orMore } = figure;
  const ends = from === to ? [from] : [from, to];
  const cents = unit === '€' && !ends.every(Number.isInteger);
  const number = ends
    .map((end) => formatEnd(end, language, cents))
    .join(`${WORD_JOINER}–${WORD_JOINER}`)
    .concat(orMore ? '+' : '');
  if (!unit) return number;
  const { euros, percent } = profiles[language].units;
  return (unit === '€' ? euros : percent).replace('#', number);
}

/** A sum with its cents, as it stands in a column: "604,25 €", "−€604.25". */
export function formatEuros(value: number, language: Language): string {
  const number = formatNumber(Math.abs(value), language, true);
  return `${value < 0 ? MINUS : ''}${profiles[language].units.euros.replace('#', number)}`;
}

/** What to show before and after a field for a sum in euros. */
export function euroSigns(language: Language): string[] {
  return profiles[language].units.euros.split('#').map((sign) => sign.trim());
}

function formatEnd(value: number, language: Language, cents: boolean): string {
  if (value < MILLION || value % MILLION !== 0) return formatNumber(value, language, cents);
  return profiles[language].units.millions.replace('#', formatNumber(value / MILLION, language));
}
