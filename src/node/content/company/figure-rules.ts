import type { Figure } from '../../../site/figures';

export interface FigureRule {
  /** As the editor names it. */
  label: string;
  unit: Figure['unit'];
  least: number;
  most: number;
  whole?: true;
  /** The form that the site needs to calculate with it. */
  ends?: 'value' | 'range';
}

const percent = (label: string, more: Partial<FigureRule> = {}): FigureRule => {
  return { label, unit: '%', least: 0, most: 100, ...more };
};

/** The site divides by what is let of a year. */
const occupancy = (label: string) => percent(label, { least: 10 });

const count = (label: string, most: number): FigureRule => {
  return { label, unit: '', least: 1, most, whole: true };
};

const euros = (
  label: string,
  [least, most]: readonly [number, number],
  ends?: FigureRule['ends'],
): FigureRule => ({ label, unit: '€', least, most, whole: true, ends });

const INCOME = [1, 1_000_000] as const;
const COVER = [1, 100_000_000] as const;
const CLEANING = [0, 1_000] as const;
const HOURS_OF_WEEK = 7 * 24;
const HOURS_OF_MONTH = 31 * 24;

export const figureRules = {
  remoteFee: percent('Maksa par attālinātu pārvaldīšanu', { ends: 'value' }),
  remoteFeeRange: percent('Maksa par attālinātu pārvaldīšanu: robežas'),
  onSiteFee: percent('Maksa par pārvaldīšanu uz vietas', { ends: 'value' }),
  onSiteFeeRange: percent('Maksa par pārvaldīšanu uz vietas: robežas'),
  cancellationMonths: count('Uzteikuma termiņš mēnešos', 36),
  incomeUplift: percent('Par cik vairāk nes īstermiņa īre: līdz', { least: 1 }),
  incomeUpliftRange: percent('Par cik vairāk nes īstermiņa īre: robežas'),
  // Below the long-term income there would be no reason to let short-term.
  incomeRatio: {
    label: 'Cik reižu vairāk nes īstermiņa īre',
    unit: '',
    least: 1,
    most: 10,
    ends: 'range',
  },
  longTermExample: euros('Piemērs: ilgtermiņa īre gadā', INCOME, 'value'),
  shortTermExample: euros('Piemērs: īstermiņa īre gadā', INCOME),
  longTermIncome: euros('Ilgtermiņa īres ieņēmumi gadā', INCOME, 'range'),
  shortTermIncome: euros('Īstermiņa īres ieņēmumi gadā', INCOME),
  occupancy: occupancy('Noslodze mūsu dzīvokļos'),
  forecastHours: count('Prognoze: stundas', 2 * HOURS_OF_WEEK),
  ownerHoursSaved: count('Īpašnieks ietaupa stundas mēnesī', HOURS_OF_MONTH),
  ownerWeeklyHours: count('Īpašnieka darbs pašu spēkiem: stundas nedēļā', HOURS_OF_WEEK),
  managedMinutes: count('Īpašnieka darbs ar mums: minūtes nedēļā', HOURS_OF_WEEK * 60),
  ownCleaning: euros('Uzkopšana pašu spēkiem', CLEANING),
  ourCleaning: euros('Mūsu uzkopšana', CLEANING),
  liabilityCover: euros('Atbildības apdrošināšana', COVER),
  damageCover: euros('Bojājumu apdrošināšana', COVER),
  marketOccupancy: occupancy('Noslodze Rīgas tirgū'),
  averageDailyRate: euros('Vidējā nakts cena Rīgā', [1, 2_000], 'range'),
  revenueGrowth: percent('Tirgus ieņēmumu pieaugums'),
  marketListings: count('Sludinājumi Rīgā', 100_000),
  exampleTax: percent('Nodoklis piemērā', { most: 60, ends: 'value' }),
  networkEarningsLv: euros('Saimnieku ieņēmumi (latviešu lapā)', INCOME),
  networkEarningsEn: euros('Saimnieku ieņēmumi (angļu lapā)', INCOME),
  inquiryMonths: count('Cik mēnešu glabā saraksti bez līguma', 120),
  statisticsMonths: count('Cik mēnešu glabā statistiku', 26),
  logDays: count('Cik dienu uzturētājs glabā žurnālus', 366),
  apartments: count('Pārvaldāmo dzīvokļu skaits', 10_000),
  payoutDay: count('Nākamā mēneša diena, līdz kurai izmaksājam', 28),
  startFee: euros('Maksa par dzīvokļa sagatavošanu', [0, 10_000]),
  damageDeductible: euros('Bojājumu apdrošināšanas pašrisks', [0, 100_000]),
} satisfies Record<string, FigureRule>;

export type FigureKey = keyof typeof figureRules;

/** What lies within another figure. */
export const figureRanges: Partial<Record<FigureKey, FigureKey>> = {
  remoteFee: 'remoteFeeRange',
  onSiteFee: 'onSiteFeeRange',
  incomeUplift: 'incomeUpliftRange',
  longTermExample: 'longTermIncome',
  shortTermExample: 'shortTermIncome',
};

/** Left out with the insurance or the group of hosts that they belong to. */
export const optionalFigures = [
  'liabilityCover',
  'damageCover',
  'damageDeductible',
  'networkEarningsLv',
  'networkEarningsEn',
] as const satisfies readonly FigureKey[];

export const figureKeys = Object.keys(figureRules) as FigureKey[];
