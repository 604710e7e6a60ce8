import { array, number, type InferType } from 'yup';
import { fromKeys } from '../../site/from-keys';
import type { Language } from '../../site/languages';
import { bedroomChoices, example, type Market } from '../../site/sums/market';
import * as fields from './fields';
import { CONTENT, isThere, parseFile } from './files';
import { parseYaml } from './parse-yaml';
import type { Checked, CrossRule } from './problems';
import { typeset } from './words/typeset';

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
      all.every((one, at) => at === 0 || one >= (all[at - 1] ?? 0)),
    );

const cell = () =>
  fields
    .strictShape({
      listings: fields.wholeBetween(MIN_LISTINGS, 1e6),
      price: deciles(MOST.price),
      nights: deciles(MOST.nights),
    })
    .default(undefined);

/** By bedrooms; 3 is three and more. */
const cells = () => fields.strictObject(fromKeys(bedroomChoices, cell));

const area = fields.strictObject({
  key: fields
    .requiredText()
    .matches(fields.SLUG, 'must be lower-case letters, digits and single hyphens'),
  name: fields.localizedText(),
  /** As the public list of listings writes them. */
  places: array(fields.requiredText()).required('is required: names of neighbourhoods'),
  cells: cells(),
});

const marketSchema = fields.strictObject({
  source: fields.requiredText(),
  url: fields.httpsUrl(),
  snapshot: fields.notInFuture(fields.date().required('is required: a day')),
  listings: fields.wholeBetween(1, 1e6),
  all: cells(),
  areas: array(area).required('is required: a list of areas'),
});

export type MarketFile = InferType<typeof marketSchema>;

/** Each place belongs to one area, and each area has its own key. */
const rules = ({ areas }: MarketFile): CrossRule[] =>
  areas.flatMap(({ key, places }, at): CrossRule[] => {
    const before = areas.slice(0, at);
    const twice = places.find((place) => before.some((one) => one.places.includes(place)));
    return [
      [before.some((one) => one.key === key), `areas[${at}].key`, `"${key}" stands there twice`],
      [
        twice !== undefined,
        `areas[${at}].places`,
        `"${twice}" already belongs to another area; expected each place once`,
      ],
    ];
  });

export const parseMarket = (source: string): MarketFile =>
  parseYaml(source, marketSchema, MARKET_FILE, rules);

/** Another town may lack the file. */
export const readMarket = (): Partial<Checked<MarketFile>> &
  Pick<Checked<MarketFile>, 'problems'> =>
  isThere(MARKET_FILE) ? parseFile(MARKET_FILE, parseMarket) : { problems: [] };

/** What a page needs before its calculator has loaded: the areas' names, and what listings like our example ask. */
export const exampleMarket = (market: Market, file: string): Market => ({
  ...{ ...market, file, all: { [example.bedrooms]: market.all[example.bedrooms] } },
  areas: market.areas.map(({ key, name, cells }) => ({
    ...{ key, name, places: [] },
    cells: key === example.where ? { [example.bedrooms]: cells[example.bedrooms] } : {},
  })),
});

/** The figures in a page's language. */
export const marketIn = (market: MarketFile, language: Language): Market => ({
  ...{ source: market.source, url: market.url, snapshot: market.snapshot, all: market.all },
  areas: market.areas.map(({ name, ...one }) => ({
    ...one,
    name: typeset(name[language], language),
  })),
});
