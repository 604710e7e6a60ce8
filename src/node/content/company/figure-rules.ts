import { boolean, type InferType, type Schema } from 'yup';
import type { Figure } from '../../../site/format-figure';
import { fromKeys } from '../../../site/from-keys';
import { between, strictObject, wholeBetween } from '../fields';
import type { CrossRule } from '../problems';

const expectedForms = {
  value: 'must have a value, not from and to; the site calculates with it',
  range: 'must have from and to, not a value; the site calculates with them',
  either: 'must have either value, or from and to',
};

type Form = keyof typeof expectedForms;

const figure = (
  label: string,
  unit: Figure['unit'],
  bounded: ReturnType<typeof between>,
  form: Form = 'either',
) => {
  const written = bounded.optional().nonNullable().meta({ ifPresent: true });
  return strictObject({
    value: written.label('Vērtība'),
    from: written.label('No'),
    to: written.label('Līdz'),
    orMore: boolean().label('Vai vairāk').meta({ hint: 'Aiz skaitļa ir plus.', ifPresent: true }),
  })
    .label(`${label}${unit && `, ${unit}`}`)
    .meta({ kind: 'figure', ifPresent: true, unit })
    .test({
      name: 'form',
      message: expectedForms[form],
      skipAbsent: true,
      test: ({ value, from, to }) => {
        const ends = [from, to].filter((end) => end !== undefined).length;
        const isValue = value !== undefined && ends === 0 && form !== 'range';
        return isValue || (value === undefined && ends === 2 && form !== 'value');
      },
    });
};

const percent = (label: string, form?: Form) => figure(label, '%', between(0, 100), form);

/** The site divides by what is let of a year. */
const occupancy = (label: string) => figure(label, '%', between(10, 100));

const count = (label: string, most: number) => figure(label, '', wholeBetween(1, most));

const euros = (label: string, [least, most]: readonly [number, number], form?: Form) =>
  figure(label, '€', wholeBetween(least, most), form);

/** May be left out, with the texts that name it. */
const optional = (schema: ReturnType<typeof figure>) =>
  schema.optional().nonNullable().default(undefined);

const INCOME = [1, 1_000_000] as const;
const COVER = [1, 100_000_000] as const;
const CLEANING = [0, 1_000] as const;
const HOURS_OF_WEEK = 7 * 24;
const HOURS_OF_MONTH = 31 * 24;

export const figuresSchema = strictObject({
  remoteFee: optional(percent('Maksa par attālinātu pārvaldīšanu', 'value')),
  remoteFeeRange: optional(percent('Maksa par attālinātu pārvaldīšanu: robežas')),
  onSiteFee: percent('Maksa par pārvaldīšanu uz vietas', 'value'),
  onSiteFeeRange: optional(percent('Maksa par pārvaldīšanu uz vietas: robežas')),
  cancellationMonths: count('Uzteikuma termiņš mēnešos', 36),
  incomeUplift: figure('Par cik vairāk nes īstermiņa īre: līdz', '%', between(1, 100)),
  incomeUpliftRange: percent('Par cik vairāk nes īstermiņa īre: robežas'),
  // Below the long-term income there would be no reason to let short-term.
  incomeRatio: figure('Cik reižu vairāk nes īstermiņa īre', '', between(1, 10), 'range'),
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
  liabilityCover: optional(euros('Atbildības apdrošināšana', COVER)),
  damageCover: optional(euros('Bojājumu apdrošināšana', COVER)),
  marketOccupancy: occupancy('Noslodze tirgū'),
  averageDailyRate: euros('Vidējā nakts cena tirgū', [1, 2_000], 'range'),
  revenueGrowth: optional(percent('Tirgus ieņēmumu pieaugums')),
  marketListings: optional(count('Sludinājumi tirgū', 100_000)),
  exampleTax: figure('Nodoklis piemērā', '%', between(0, 60), 'value'),
  networkEarningsLv: optional(euros('Saimnieku ieņēmumi (latviešu lapā)', INCOME)),
  networkEarningsEn: optional(euros('Saimnieku ieņēmumi (angļu lapā)', INCOME)),
  inquiryMonths: count('Cik mēnešu glabā saraksti bez līguma', 120),
  statisticsMonths: optional(count('Cik mēnešu glabā statistiku', 26)),
  logDays: count('Cik dienu uzturētājs glabā žurnālus', 366),
  apartments: count('Pārvaldāmo dzīvokļu skaits', 10_000),
  payoutDay: count('Nākamā mēneša diena, līdz kurai izmaksājam', 28),
  startFee: euros('Maksa par dzīvokļa sagatavošanu', [0, 10_000]),
  damageDeductible: optional(euros('Bojājumu apdrošināšanas pašrisks', [0, 100_000])),
  references: optional(count('Īpašnieki, ar kuriem var parunāt', 1_000)),
  neighbourMinutes: optional(count('Minūtes, kurās piezvanām trokšņainam viesim', 120)),
  invoiceDays: optional(count('Dienas, kurās īpašnieks apmaksā rēķinu', 90)),
  listingPrice: optional(euros('Sludinājuma sakārtošana: no', [1, 10_000])),
});

type WrittenFigures = InferType<typeof figuresSchema>;
type FigureKey = keyof WrittenFigures;

const figureKeys = Object.keys(figuresSchema.fields) as FigureKey[];

export type Figures = {
  [Key in FigureKey]: Figure | Extract<WrittenFigures[Key], undefined>;
} & { onSiteFeeRange: Figure };

/** The figures as the site writes them and calculates with them. */
export const figuresOf = (figures: WrittenFigures): Figures => {
  // A fee without a range is the same for all.
  const { remoteFeeRange = figures.remoteFee, onSiteFeeRange = figures.onSiteFee } = figures;
  const written: WrittenFigures = { ...figures, remoteFeeRange, onSiteFeeRange };
  return fromKeys(figureKeys, (key) => {
    if (!written[key]) return undefined;
    const { value = NaN, from = value, to = value, orMore = false } = written[key];
    const { meta } = (figuresSchema.fields[key] as Schema).spec;
    return { from, to, unit: meta?.unit, orMore };
  }) as Figures;
};

/** The figure within whose range another must be. */
const rangeOf: Partial<Record<FigureKey, FigureKey>> = {
  remoteFee: 'remoteFeeRange',
  onSiteFee: 'onSiteFeeRange',
  incomeUplift: 'incomeUpliftRange',
  longTermExample: 'longTermIncome',
  shortTermExample: 'shortTermIncome',
};

export const rangeRules = (figures: Figures): CrossRule[] =>
  figureKeys.flatMap((name) => {
    const within = rangeOf[name] ?? name;
    const [figure, range] = [figures[name], figures[within]];
    if (!figure || !range) return [];
    const expected = `expected ${range.from} to ${range.to}, or change ${within} too`;
    const isOutside = figure.from < range.from || figure.to > range.to;
    const upsideDown = 'is upside down; expected the smaller number as from';
    return [
      [figure.from > figure.to, `figures.${name}`, upsideDown],
      [isOutside, `figures.${name}`, `must lie within ${within}; ${expected}`],
    ];
  });
