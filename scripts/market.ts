import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parseDocument, YAMLMap, type Document } from 'yaml';
import { MARKET_FILE, MIN_LISTINGS, parseMarket } from '../src/node/content/sum-facts';
import { bedroomChoices, EVERYWHERE_ELSE } from '../src/site/sums/market';

/** The columns of Inside Airbnb's listings.csv that the figures need. */
const columns = [
  ...(['neighbourhood_cleansed', 'room_type', 'bedrooms', 'price', 'minimum_nights'] as const),
  ...(['number_of_reviews_ltm', 'estimated_occupancy_l365d', 'last_scraped'] as const),
];
type Row = Readonly<Record<(typeof columns)[number], string>>;

const DECILES = [10, 20, 30, 40, 50, 60, 70, 80, 90];

/** From this least stay on, a listing is a tenancy. */
const LONG_STAY = 28;

interface Listing {
  place: string;
  /** 3 is three and more. */
  bedrooms: number;
  price: number;
  nights: number;
}

/** A price like `$1,234.00`: what others write as `1.234,00` would become another number. */
const PRICE = /^\D*(\d{1,3}(,\d{3})+|\d+)(\.\d\d?)?\D*$/;

/** `$1,234.00` as a number. */
const readPrice = (text: string) => Number(text.replace(/[^\d.]/g, '') || NaN);

/** A listing that guests can book for a few nights and have; nothing for others and for rows that lack a figure. */
function readListing(row: Row): Listing | undefined {
  const price = readPrice(row.price);
  const bedrooms = row.bedrooms.trim() === '' ? NaN : Number(row.bedrooms);
  const nights = Number(row.estimated_occupancy_l365d || NaN);
  const taken =
    row.room_type === 'Entire home/apt' &&
    price > 0 &&
    bedrooms >= 0 &&
    nights >= 0 &&
    Number(row.number_of_reviews_ltm) > 0 &&
    Number(row.minimum_nights) < LONG_STAY;
  if (!taken) return undefined;
  const place = row.neighbourhood_cleansed;
  return { place, price, nights, bedrooms: Math.min(3, Math.floor(bedrooms)) };
}

/** Linear between the neighbours, as in a spreadsheet's PERCENTILE; in whole numbers. */
function decilesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return DECILES.map((percent) => {
    const at = ((sorted.length - 1) * percent) / 100;
    const [low = 0, high = low] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
    return Math.round(low + (high - low) * (at - Math.floor(at)));
  });
}

/** By bedrooms, without the cells of too few listings. */
const cellsOf = (listings: readonly Listing[]) =>
  Object.fromEntries(
    bedroomChoices.flatMap((bedrooms) => {
      const all = listings.filter((listing) => listing.bedrooms === Number(bedrooms));
      if (all.length < MIN_LISTINGS) return [];
      const deciles = (name: 'price' | 'nights') => decilesOf(all.map((listing) => listing[name]));
      return [
        [bedrooms, { listings: all.length, price: deciles('price'), nights: deciles('nights') }],
      ];
    }),
  );

function readRows(file: string): Row[] {
  const expected = 'expected listings.csv or listings.csv.gz of insideairbnb.com';
  let rows: Row[];
  try {
    const bytes = readFileSync(file);
    const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true });
  } catch (error) {
    throw new Error(`${file} cannot be read (${String(error)}); ${expected}`, { cause: error });
  }
  const missing = columns.filter((column) => !(column in (rows[0] ?? {})));
  if (missing.length > 0)
    throw new Error(`${file} has no column ${missing.join(', ')}; ${expected}`);
  const other = rows.find(({ price }) => /\d/.test(price) && !PRICE.test(price));
  if (other) throw new Error(`${file} has the price "${other.price}"; expected one like $1,234.00`);
  return rows;
}

/** Puts the figures of a public list of listings into the file, whose areas stay as they are. */
export function updateMarket(source: string, file = MARKET_FILE): string {
  const rows = readRows(source);
  const listings = rows.flatMap((row) => readListing(row) ?? []);
  if (listings.length === 0)
    throw new Error(`${source} has no entire home that guests can book for a few nights and have`);
  const document = parseDocument(readFileSync(file, 'utf8'));
  const { areas } = parseMarket(String(document));
  const named = areas.flatMap(({ places }) => places);
  const isIn =
    (places: readonly string[]) =>
    ({ place }: Listing) =>
      places.includes(place) || (places.includes(EVERYWHERE_ELSE) && !named.includes(place));
  const days = rows.map((row) => row.last_scraped).sort();
  document.set('snapshot', days.at(-1));
  document.set('listings', rows.length);
  document.set('all', cellsNode(document, listings));
  areas.forEach(({ places }, at) => {
    document.setIn(['areas', at, 'cells'], cellsNode(document, listings.filter(isIn(places))));
  });
  const text = document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: false });
  parseMarket(text);
  writeFileSync(file, text);
  const elsewhere = listings.filter(({ place }) => !named.includes(place));
  const unnamed = [...new Set(elsewhere.map(({ place }) => place || '(no name)'))].join(', ');
  return `${file}: ${listings.length} of ${rows.length} listings. In no area by name: ${unnamed || 'none'}`;
}

/** Each list of deciles stands in one line. */
function cellsNode(document: Document, listings: readonly Listing[]) {
  const node = document.createNode(cellsOf(listings)) as YAMLMap;
  for (const cell of node.items)
    for (const name of ['price', 'nights']) {
      const list = (cell.value as YAMLMap).get(name, true) as { flow?: boolean } | undefined;
      if (list) list.flow = true;
    }
  return node;
}

if (process.argv[1]?.endsWith('market.ts')) {
  const [, , source = ''] = process.argv;
  if (!existsSync(source)) {
    console.error('Usage: npx jiti scripts/market.ts listings.csv.gz');
    process.exitCode = 1;
  } else {
    try {
      console.log(updateMarket(source));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
