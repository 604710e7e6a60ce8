import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import type { Checked, Problem } from '../problems';
import { rateKeys, type RateKey } from '../../../site/sums/rates';
import { ratesSchema, type RatesFile } from './rates-schema';

export const RATES_FILE = `${CONTENT}/sums.yml`;

/** The rates of the full sum from `content/sums.yml`, or every problem in it. */
export function readRates(): Checked<RatesFile> {
  const { value: source, problems } = readText(RATES_FILE);
  return source === undefined ? { problems } : parseRates(source);
}

/** The same for a text. */
export function parseRates(source: string): Checked<RatesFile> {
  return checkYaml(source, ratesSchema, RATES_FILE);
}

/** Every source that is said to be read after `today`: a slip of the finger. */
export function checkRateDays(today: string): Problem[] {
  return readDays((read) => read > today.slice(0, read.length)).map(({ key, line }) => ({
    ...{ file: RATES_FILE, line, key: `${key}.read` },
    message: `lies in the future; expected '${today}' or earlier`,
  }));
}

/**
 * Every source that was last read more than a year before `today`. No mistake, since it comes by
 * itself: what was right yesterday still builds today.
 */
export function agedRates(today: string): Problem[] {
  return readDays((read) => aYearAfter(read) < today.slice(0, read.length)).map(
    ({ key, line, read }) => ({
      ...{ file: RATES_FILE, line, key: `${key}.read` },
      message: `was last read in ${read}; open its source, put right what has changed, and write today's date`,
    }),
  );
}

function readDays(wanted: (read: string) => boolean) {
  const { value: source = '' } = readText(RATES_FILE);
  const { value: rates } = parseRates(source);
  if (!rates) return [];
  return rateKeys
    .map((key: RateKey) => ({ key, read: rates[key].read }))
    .filter(({ read }) => wanted(read))
    .map(({ key, read }) => ({ key, read, line: lineOfKey(source, `${key}.read`) }));
}

function aYearAfter(day: string): string {
  return String(Number(day.slice(0, 4)) + 1) + day.slice(4);
}
