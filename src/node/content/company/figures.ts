import type { InferType } from 'yup';
import type { Figure } from '../../../site/figures';
import { fromKeys } from '../../../site/from-keys';
import { between, flag, optionalObject, strictObject, wholeBetween } from '../fields';
import type { CrossRule } from '../problems';

interface FigureRule {
  label: string;
  unit: Figure['unit'];
  least: number;
  most: number;
  whole?: true;
  /** The form that the site needs to calculate with it. */
  ends?: 'value' | 'range';
  /** The figure between whose ends it lies. */
  within?: string;
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
  more: Partial<FigureRule> = {},
): FigureRule => ({ label, unit: '€', least, most, whole: true, ...more });

const INCOME = [1, 1_000_000] as const;
const COVER = [1, 100_000_000] as const;
const CLEANING = [0, 1_000] as const;
const HOURS_OF_WEEK = 7 * 24;
const HOURS_OF_MONTH = 31 * 24;

export const figureRules = {
  remoteFee: percent('Maksa par attālinātu pārvaldīšanu', {
    ends: 'value',
    within: 'remoteFeeRange',
  }),
  remoteFeeRange: percent('Maksa par attālinātu pārvaldīšanu: robežas'),
  onSiteFee: percent('Maksa par pārvaldīšanu uz vietas', {
    ends: 'value',
    within: 'onSiteFeeRange',
  }),
  onSiteFeeRange: percent('Maksa par pārvaldīšanu uz vietas: robežas'),
  cancellationMonths: count('Uzteikuma termiņš mēnešos', 36),
  incomeUplift: percent('Par cik vairāk nes īstermiņa īre: līdz', {
    least: 1,
    within: 'incomeUpliftRange',
  }),
  incomeUpliftRange: percent('Par cik vairāk nes īstermiņa īre: robežas'),
  // Below the long-term income there would be no reason to let short-term.
  incomeRatio: {
    label: 'Cik reižu vairāk nes īstermiņa īre',
    unit: '',
    least: 1,
    most: 10,
    ends: 'range',
  },
  longTermExample: euros('Piemērs: ilgtermiņa īre gadā', INCOME, {
    ends: 'value',
    within: 'longTermIncome',
  }),
  shortTermExample: euros('Piemērs: īstermiņa īre gadā', INCOME, { within: 'shortTermIncome' }),
  longTermIncome: euros('Ilgtermiņa īres ieņēmumi gadā', INCOME, { ends: 'range' }),
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
  averageDailyRate: euros('Vidējā nakts cena Rīgā', [1, 2_000], { ends: 'range' }),
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

/** Left out with the insurance or the group of hosts that they belong to. */
const optionalFigures = [
  'liabilityCover',
  'damageCover',
  'damageDeductible',
  'networkEarningsLv',
  'networkEarningsEn',
] as const satisfies readonly FigureKey[];

type OptionalKey = (typeof optionalFigures)[number];

const figureKeys = Object.keys(figureRules) as FigureKey[];

const end = ({ least, most, whole }: FigureRule) =>
  (whole ? wholeBetween : between)(least, most).optional().meta({ ifPresent: true });

const figure = (rule: FigureRule, group: typeof strictObject | typeof optionalObject) =>
  group({
    value: end(rule).label('Vērtība'),
    from: end(rule).label('No'),
    to: end(rule).label('Līdz'),
    orMore: flag().label('Vai vairāk').meta({ hint: 'Aiz skaitļa ir plus.', ifPresent: true }),
  })
    .label(`${rule.label}${rule.unit && `, ${rule.unit}`}`)
    .meta({ kind: 'figure', ifPresent: true })
    .test('ends', endsWanted[rule.ends ?? 'either'], (entry) => !entry || hasEnds(entry, rule));

const endsWanted = {
  value: 'must have a value, not from and to; the site calculates with it',
  range: 'must have from and to, not a value; the site calculates with them',
  either: 'must have either value, or from and to',
};

type Ends = Partial<Record<'value' | 'from' | 'to', number>>;

function hasEnds({ value, from, to }: Ends, { ends }: FigureRule): boolean {
  const isValue = value !== undefined && from === undefined && to === undefined;
  const isRange = value === undefined && from !== undefined && to !== undefined;
  return (isValue && ends !== 'range') || (isRange && ends !== 'value');
}

const isOptional = (key: FigureKey) => (optionalFigures as readonly string[]).includes(key);

export const figuresSchema = strictObject(
  fromKeys(figureKeys, (key) =>
    figure(figureRules[key], isOptional(key) ? optionalObject : strictObject),
  ),
);

export type Figures = Record<Exclude<FigureKey, OptionalKey>, Figure> &
  Partial<Record<OptionalKey, Figure>>;

/** The figures as the site writes them and calculates with them. */
export const figuresOf = (written: InferType<typeof figuresSchema>): Figures =>
  fromKeys(figureKeys, (key) => {
    if (!written[key]) return undefined;
    const { value = NaN, from = value, to = value, orMore = false } = written[key];
    return { from, to, unit: figureRules[key].unit, orMore };
  }) as Figures;

export const rangeRules = (figures: Figures): CrossRule[] =>
  figureKeys.flatMap((name) => {
    const { within = name }: FigureRule = figureRules[name];
    const [figure, range] = [figures[name], figures[within as FigureKey]];
    if (!figure || !range) return [];
    const expected = `expected ${range.from} to ${range.to}, or change ${within} too`;
    const isOutside = figure.from < range.from || figure.to > range.to;
    const upsideDown = 'is upside down; expected the smaller number as from';
    return [
      [figure.from > figure.to, `figures.${name}`, upsideDown],
      [isOutside, `figures.${name}`, `must lie within ${within}; ${expected}`],
    ];
  });
