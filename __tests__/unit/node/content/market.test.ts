import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { updateMarket } from '../../../../scripts/market';
import * as reader from '../../../../src/node/content/sum-facts';
import { collectProblems, formatProblems } from '../../../../src/node/content/problems';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const { MARKET_FILE, parseMarket, readMarket } = reader;
const source = () => readFileSync(MARKET_FILE, 'utf8');

test.each([
  ['listings: 3205', 'listings: none', 'listings: must be a number'],
  ["snapshot: '2025-09-29'", "snapshot: '2999-01-01'", 'snapshot: lies in the future'],
  ['price: [26, 29,', 'price: [29,', 'all.0.price: must have 9 numbers'],
  ['price: [26, 29,', 'price: [29, 26,', 'all.0.price: must rise from the first number'],
  ["key: 'centre'", "key: 'old-town'", 'areas[1]: has the key of another'],
  ["places: ['Teika']", "places: ['Brasa']", '"Brasa" already belongs to another area'],
  ['url:', 'address:', 'address: is not known here'],
])('a problem in the figures is named with its line: %s → %s', (right, wrong, message) => {
  const { problems } = collectProblems(() => parseMarket(source().replace(right, wrong)));
  expect(formatProblems(problems)).toContain(message);
  expect(problems.every(({ line }) => (line ?? 0) > 0)).toBe(true);
});

const HEAD =
  'id,last_scraped,neighbourhood_cleansed,room_type,bedrooms,price,minimum_nights,number_of_reviews_ltm,estimated_occupancy_l365d';
const row = (changed: Record<string, string> = {}) =>
  Object.values({
    ...{ id: '1', day: '2026-01-05', place: 'Centrs', type: 'Entire home/apt', bedrooms: '1' },
    ...{ price: '$50.00', least: '2', reviews: '3', nights: '60', ...changed },
  }).join(',');

const bad = [
  row({ price: '' }),
  row({ bedrooms: '' }),
  row({ type: 'Private room' }),
  row({ reviews: '0' }),
  row({ least: '30' }),
  row({ nights: '' }),
];

const save = (name: string, lines: readonly string[]) => {
  const file = join(MARKET_FILE, '..', name);
  writeFileSync(file, name.endsWith('.gz') ? gzipSync(lines.join('\n')) : lines.join('\n'));
  return file;
};

test.each(['listings.csv', 'listings.csv.gz'])('the script makes the figures from %s', (name) => {
  const cheap = Array.from({ length: 15 }, () => row());
  const dear = Array.from({ length: 15 }, () => row({ price: '"$1,050.00"', bedrooms: '7' }));
  const few = Array.from({ length: 14 }, () => row({ place: 'Teika', nights: '255' }));
  const unknown = row({ place: 'Nekuriene', price: '$40' });
  const file = save(name, [HEAD, ...cheap, '', ...dear, ...few, unknown, ...bad, '', '']);
  const output = updateMarket(file);
  expect(output).toContain('45 of 51 listings. In no area by name: Nekuriene');
  const { value } = readMarket();
  const all = (figure: number) => Array.from({ length: 9 }, () => figure);
  const areaOf = (key: string) => value?.areas.find((area) => area.key === key)?.cells;
  expect(value).toMatchObject({ snapshot: '2026-01-05', listings: 51 });
  expect(areaOf('centre')).toEqual({
    '1': { listings: 15, price: all(50), nights: all(60) },
    '3': { listings: 15, price: all(1050), nights: all(60) },
  });
  expect([areaOf('teika'), areaOf('elsewhere')]).toEqual([{}, {}]);
  expect(value?.all['1']?.listings).toBe(30);
  expect(source()).toMatch(/^# What listings ask/);
});

test.each([
  ['another file', 'id,price\n1,$5', 'has no column neighbourhood_cleansed, room_type'],
  ['a file in another format', `${HEAD}\n${row()},7`, 'Invalid Record Length'],
  ['an archive that is none', HEAD, 'incorrect header check', '.gz'],
  ['a price in another notation', `${HEAD}\n${row({ price: '1.250 €' })}`, 'price "1.250 €"'],
  ['a list of rooms', `${HEAD}\n${row({ type: 'Room' })}`, 'has no entire home'],
])('%s is refused, and the figures stay', (_, text, message, end = '') => {
  const before = source();
  const file = join(MARKET_FILE, '..', `other.csv${end}`);
  writeFileSync(file, text);
  expect(() => updateMarket(file)).toThrow(message);
  expect(source()).toBe(before);
});
