import { type InferType, array, number } from 'yup';
import type { FigureRange } from '../../site/format-figure';
import { dayInRiga } from '../../site/riga-time';
import { bounds } from '../../site/sums/assumptions';
import { rateKeys } from '../../site/sums/tax';
import { CONTENT, parseFile, isThere } from './files';
import {
  notInFuture,
  between,
  isCalendarDay,
  localizedText,
  optionalText,
  strictObject,
  wholeBetween,
  SLUG,
  date,
  httpsUrl,
  requiredText,
  strictShape,
} from './fields';
import { parseYaml } from './parse-yaml';
import { repetitions, type Problem, type Checked, type CrossRule } from './problems';
import { fromKeys } from '../../site/from-keys';
import { eachLanguage, type Language } from '../../site/languages';
import { bedroomChoices, type Market } from '../../site/sums/market';
import { typeset } from './words/prepare-words';

export const RATES_FILE = `${CONTENT}/rates.yml`;

const EXPECTED = "must be a year, a month or a day like '2026-02', in quotes";

const day = () =>
  optionalText()
    .matches(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, EXPECTED)
    .meta({ form: 'Gads, mēnesis vai diena: 2026, 2026-02 vai 2026-02-09.' })
    .test('day', EXPECTED, (value = '') => value.length < 10 || isCalendarDay(value));

const PERCENT = { from: 0, to: 100 };

const AMOUNT = { from: 0, to: 10_000 };

const rate = (label: string, { from, to }: FigureRange, aboveProfit = false) =>
  strictObject({
    value: between(from, to).label('Vērtība'),
    from: wholeBetween(1, 1e9)
      .optional()
      .test(
        'from',
        aboveProfit
          ? 'is required: the profit or the value above which it holds'
          : 'belongs to other rates',
        (profit = 0) => aboveProfit === profit > 0,
      )
      .label('No')
      .meta({
        hint: 'Peļņa vai kadastrālā vērtība, virs kuras likme ir spēkā, €.',
        ifPresent: true,
      }),
    source: localizedText().label('Avots'),
    url: httpsUrl(optionalText()).label('Avota adrese'),
    read: notInFuture(day()).label('Kad avots lasīts').meta({
      hint: 'Reizi gadā to pārlasa; check:content atgādina.',
    }),
  }).label(label);

const optionalRate = (schema: ReturnType<typeof rate>) =>
  schema.optional().nonNullable().default(undefined);

const CHANGEABLE = { hint: 'Apmeklētājs to var mainīt.' };

export const ratesSchema = strictObject({
  stay: rate('Viesu nakšu skaits vidēji', bounds.stay).meta(CHANGEABLE),
  guestCleaning: rate('Viesu maksa par uzkopšanu, €', bounds.guestCleaning).meta({
    hint: 'Par vienu uzturēšanos; apmeklētājs to var mainīt.',
  }),
  utilities: rate('Komunālie maksājumi mēnesī, €', bounds.utilities).meta({
    hint: 'Ko maksātu īrnieks; apmeklētājs to var mainīt.',
  }),
  extras: rate('Nolietojums, iekārtojums un sīkie izdevumi mēnesī, €', bounds.extras).meta(
    CHANGEABLE,
  ),
  emptyWeeks: rate('Nedēļas gadā bez īrnieka', bounds.emptyWeeks).meta(CHANGEABLE),
  accountant: rate('Grāmatvedis mēnesī, €', bounds.accountant).meta({
    hint: 'Kad darbība ir reģistrēta; apmeklētājs to var mainīt.',
  }),
  commission: rate('Platformas komisija, %', bounds.commission).meta({
    hint: 'No tā, ko maksā viesi.',
  }),
  vat: rate('PVN, %', PERCENT).meta({ hint: 'Platformas komisijai.' }),
  receiptsTax: rate('Nodoklis no ieņēmumiem, %', PERCENT).meta({
    hint: 'Darbība nav reģistrēta, tikai paziņota.',
  }),
  profitTax: rate('Nodoklis no peļņas, %', PERCENT).meta({
    hint: 'Reģistrēta saimnieciskā darbība.',
  }),
  higherProfitTax: rate('Lielāks nodoklis no peļņas, %', PERCENT, true).meta({
    hint: 'Peļņai virs robežas parastā nodokļa vietā.',
  }),
  furtherTax: rate('Papildu nodoklis no peļņas, %', PERCENT, true).meta({
    hint: 'Peļņai virs robežas klāt pie lielākā nodokļa.',
  }),
  contributions: rate('VSAOI, %', PERCENT).meta({ hint: 'No robežas, kad to sasniedz.' }),
  contributionsFrom: rate('Ienākums mēnesī, no kura VSAOI pilna, €', AMOUNT),
  pensionContributions: rate('VSAOI pensijām, %', PERCENT).meta({
    hint: 'No pārējā ienākuma, un zem robežas no visa.',
  }),
  minimum: rate('Neapliekamais minimums mēnesī, €', AMOUNT),
  turnoverTax: rate('Mikrouzņēmuma nodoklis no apgrozījuma, %', PERCENT),
  vatLimit: rate('Apgrozījums, no kura jāreģistrējas par PVN maksātāju', {
    from: 1,
    to: 1_000_000,
  }),
  levy: optionalRate(rate('Tūrisma nodeva par viesi un nakti, €', bounds.levy)),
  levyLimit: optionalRate(
    rate('Tūrisma nodeva, lielākā par vienu uzturēšanos, €', { from: 0, to: 1000 }),
  ),
  propertyTax: rate('Nekustamā īpašuma nodoklis, %', PERCENT).meta({
    hint: 'Ja uzņem viesus vai ja 1. janvārī neviens nav deklarēts.',
  }),
  homeTax: rate('Nekustamā īpašuma nodoklis mājoklim, %', PERCENT),
  middleHomeTax: rate('Tas pats dārgākam mājoklim, %', PERCENT, true),
  upperHomeTax: rate('Tas pats visdārgākajam mājoklim, %', PERCENT, true),
});

export type RatesFile = ReturnType<typeof parseRates>;

export const readRates = () => parseFile(RATES_FILE, parseRates);

/** The levy's rate in a town that has none. */
const NO_RATE = { value: 0, source: eachLanguage(() => ''), read: undefined };

export function parseRates(source: string) {
  const rates = parseYaml(source, ratesSchema, RATES_FILE, ({ levy, levyLimit }): CrossRule[] => [
    [!levy !== !levyLimit, 'levyLimit', 'belongs to levy; expected both, or none of the two'],
  ]);
  return { ...rates, levy: rates.levy ?? NO_RATE, levyLimit: rates.levyLimit ?? NO_RATE };
}

/**
 * Sources that may have been read more than a year ago. Not a problem: content that built yesterday must
 * still build today.
 */
export function staleRates(rates: RatesFile, today = dayInRiga(new Date())): Problem[] {
  return rateKeys.flatMap((rate) => {
    const { read } = rates[rate];
    const [year = '', month = '01', day = '01'] = read?.split('-') ?? [];
    if (!read || [Number(year) + 1, month, day].join('-') >= today) return [];
    const message = `was last read in ${read}; open its source, put right what has changed, and write today's date`;
    return [{ file: RATES_FILE, key: `${rate}.read`, message }];
  });
}

export const MARKET_FILE = `${CONTENT}/market.yml`;

/** A cell of fewer listings says too little. */
export const MIN_LISTINGS = 15;

const DECILES = 9;
const MOST = { price: 10_000, nights: 366 } as const;

const deciles = (most: number) =>
  array(number().required().min(0).max(most))
    .required(`is required: ${DECILES} numbers`)
    .length(DECILES, `must have ${DECILES} numbers, 10 % … 90 %`)
    .test('rising', 'must rise from the first number to the last', (all) =>
      all.every((value, at) => at === 0 || value >= (all[at - 1] ?? 0)),
    );

const cell = () =>
  strictShape({
    listings: wholeBetween(MIN_LISTINGS, 1e6),
    price: deciles(MOST.price),
    nights: deciles(MOST.nights),
  }).default(undefined);

/** The cells of an area by bedrooms, where 3 stands for three and more. */
const cellsByBedrooms = () => strictObject(fromKeys(bedroomChoices, cell));

const area = strictObject({
  key: requiredText().matches(SLUG, 'must be lower-case letters, digits and single hyphens'),
  name: localizedText(),
  /** The neighbourhoods, as the public list of listings writes them. */
  places: array(requiredText()).required('is required: names of neighbourhoods'),
  cells: cellsByBedrooms(),
});

const marketSchema = strictObject({
  source: requiredText(),
  url: httpsUrl(requiredText()),
  snapshot: notInFuture(date().required('is required: a day')),
  listings: wholeBetween(1, 1e6),
  all: cellsByBedrooms(),
  areas: array(area).required('is required: a list of areas'),
});

export type MarketFile = InferType<typeof marketSchema>;

const marketRules = ({ areas }: MarketFile): CrossRule[] => [
  ...repetitions('areas', areas, 'key'),
  ...areas.map(({ places }, at): CrossRule => {
    const isEarlier = (place: string) =>
      areas.slice(0, at).some((area) => area.places.includes(place));
    const twice = places.find(isEarlier);
    const message = `"${twice}" already belongs to another area; expected each place once`;
    return [twice !== undefined, `areas[${at}].places`, message];
  }),
];

export const parseMarket = (source: string): MarketFile =>
  parseYaml(source, marketSchema, MARKET_FILE, marketRules);

/** Another town may lack the file. */
export const readMarket = (): Checked<MarketFile> =>
  isThere(MARKET_FILE) ? parseFile(MARKET_FILE, parseMarket) : { problems: [] };

export const marketIn = (market: MarketFile, language: Language): Market => ({
  ...{ source: market.source, url: market.url, snapshot: market.snapshot, all: market.all },
  areas: market.areas.map(({ name, ...area }) => ({
    ...area,
    name: typeset(name[language], language),
  })),
});
