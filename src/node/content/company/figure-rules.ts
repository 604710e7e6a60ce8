import type { Figure } from '../../../site/figures';

export interface FigureRule<Key = string> {
  unit: Figure['unit'];
  least: number;
  most: number;
  whole?: true;
  /** The form that the site needs to calculate with it. */
  ends?: 'value' | 'range';
  within?: Key;
  /** Left out with the insurance or the group of hosts that it belongs to. */
  optional?: true;
}

const percent: FigureRule<never> = { unit: '%', least: 0, most: 100 };
/** The site divides by what is let of a year. */
const occupancy: FigureRule<never> = { ...percent, least: 10 };
const count = (most: number): FigureRule<never> => ({ unit: '', least: 1, most, whole: true });
const euros = (least: number, most: number): FigureRule<never> => ({
  unit: '€',
  least,
  most,
  whole: true,
});

const income = euros(1, 1_000_000);
const HOURS_OF_WEEK = 7 * 24;
const HOURS_OF_MONTH = 31 * 24;

const eachWithin = <Key extends string>(rules: Record<Key, FigureRule<NoInfer<Key>>>) => rules;

export const figureRules = eachWithin({
  remoteFee: { ...percent, ends: 'value', within: 'remoteFeeRange' },
  remoteFeeRange: percent,
  onSiteFee: { ...percent, ends: 'value', within: 'onSiteFeeRange' },
  onSiteFeeRange: percent,
  cancellationMonths: count(36),
  incomeUplift: { ...percent, least: 1, within: 'incomeUpliftRange' },
  incomeUpliftRange: percent,
  // Below the long-term income there would be no reason to let short-term.
  incomeRatio: { unit: '', least: 1, most: 10, ends: 'range' },
  longTermExample: { ...income, ends: 'value', within: 'longTermIncome' },
  shortTermExample: { ...income, within: 'shortTermIncome' },
  longTermIncome: { ...income, ends: 'range' },
  shortTermIncome: income,
  occupancy,
  forecastHours: count(2 * HOURS_OF_WEEK),
  ownerHoursSaved: count(HOURS_OF_MONTH),
  ownerWeeklyHours: count(HOURS_OF_WEEK),
  managedMinutes: count(HOURS_OF_WEEK * 60),
  ownCleaning: euros(0, 1_000),
  ourCleaning: euros(0, 1_000),
  liabilityCover: { ...euros(1, 100_000_000), optional: true },
  damageCover: { ...euros(1, 100_000_000), optional: true },
  marketOccupancy: occupancy,
  averageDailyRate: { ...euros(1, 2_000), ends: 'range' },
  revenueGrowth: percent,
  marketListings: count(100_000),
  exampleTax: { ...percent, most: 60, ends: 'value' },
  networkEarningsLv: { ...income, optional: true },
  networkEarningsEn: { ...income, optional: true },
  inquiryMonths: count(120),
  statisticsMonths: count(26),
  logDays: count(366),
  apartments: count(10_000),
  payoutDay: count(28),
  startFee: euros(0, 10_000),
  damageDeductible: { ...euros(0, 100_000), optional: true },
});

export type FigureKey = keyof typeof figureRules;

export type OptionalKey =
  'liabilityCover' | 'damageCover' | 'damageDeductible' | 'networkEarningsLv' | 'networkEarningsEn';

export const figureKeys = Object.keys(figureRules) as FigureKey[];
