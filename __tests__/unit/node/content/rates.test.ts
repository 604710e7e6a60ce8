import { readFileSync, writeFileSync } from 'node:fs';
import { collectProblems, formatProblems } from '../../../../src/node/content/problems';
import * as reader from '../../../../src/node/content/sum-facts';
import { rateKeys } from '../../../../src/site/sums/tax';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const { RATES_FILE, parseRates, readRates, staleRates } = reader;
const source = () => readFileSync(RATES_FILE, 'utf8');

function readOn(day: string): void {
  writeFileSync(RATES_FILE, source().replace(/read: '[\d-]+'/g, `read: '${day}'`));
}

test.each([
  ['value: 15.5', 'value: 155', 'commission.value: must be between 0 and 50; found 155'],
  ["read: '2026-02-09'", "read: '2026-02-30'", 'vat.read: must be a year, a month or a day like'],
  ["read: '2026-02-09'", "read: '2999'", 'vat.read: lies in the future'],
  ["read: '2026-02-09'", "read: 'spring'", 'vat.read: must be a year, a month or a day like'],
  [
    'from: 105300',
    '',
    'higherProfitTax.from: is required: the profit or the value above which it holds',
  ],
  ['value: 21', 'value: 21\n  from: 5', 'vat.from: belongs to other rates; found 5'],
  ['https://www.rates', 'www.rates', 'receiptsTax.url: must be an address'],
  ['vat:', 'tax:', 'tax: is not known here; expected one of: stay, guest'],
])('a problem in a rate is named with its line: %s → %s', (right, wrong, message) => {
  const { problems } = collectProblems(() => parseRates(source().replace(right, wrong)));
  expect(formatProblems(problems)).toContain(message);
  expect(problems.every(({ line }) => (line ?? 0) > 0)).toBe(true);
});

test('a source may have been read today', () => {
  jest.useFakeTimers({ now: new Date('2026-11-25T12:00Z') });
  readOn('2026-11-25');
  expect(readRates().problems).toEqual([]);
  jest.useRealTimers();
});

test.each([
  ['2025', '2026-01-01', 0],
  ['2025', '2026-01-02', rateKeys.length],
  ['2025-11', '2026-11-01', 0],
  ['2025-11', '2026-11-02', rateKeys.length],
  ['2026-02-09', '2027-02-09', 0],
  ['2026-02-09', '2027-02-10', rateKeys.length],
])('of sources read in %s, on %s are stale: %i', (read, today, aged) => {
  readOn(read);
  expect(staleRates(parseRates(source()), today)).toHaveLength(aged);
});

test('an assumption of our own has no source, and does not age', () => {
  writeFileSync(RATES_FILE, source().replace(/ {2}read: .*\n/g, ''));
  expect(readRates().problems).toEqual([]);
  expect(staleRates(parseRates(source()), '2099-01-01')).toEqual([]);
});

test('a stale source is named with what to do', () => {
  readOn('2026-02');
  const says = /^\S+rates\.yml {2}stay\.read: was last read in 2026-02; open its source, put right/;
  expect(formatProblems(staleRates(parseRates(source()), '2027-11-22'))).toMatch(says);
});
