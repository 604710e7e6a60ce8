import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import type { Checked, Problem } from '../problems';
import { rateKeys } from '../../../site/sums/rates';
import { ratesSchema, type RatesFile } from './rates-schema';

export const RATES_FILE = `${CONTENT}/sums.yml`;

export function readRates(): Checked<RatesFile> {
  const { value: source, problems } = readText(RATES_FILE);
  return source === undefined ? { problems } : parseRates(source);
}

export function parseRates(source: string): Checked<RatesFile> {
  return checkYaml(source, ratesSchema, RATES_FILE);
}

export function checkRateDays(today: string): Problem[] {
  return complainOfDays((read) =>
    read > today.slice(0, read.length)
      ? `lies in the future; expected '${today}' or earlier`
      : undefined,
  );
}

/** Not a mistake: what was right yesterday must still build today. */
export function agedRates(today: string): Problem[] {
  return complainOfDays((read) => {
    const aYearLater = String(Number(read.slice(0, 4)) + 1) + read.slice(4);
    return aYearLater < today.slice(0, read.length)
      ? `was last read in ${read}; open its source, put right what has changed, and write today's date`
      : undefined;
  });
}

function complainOfDays(messageOn: (read: string) => string | undefined): Problem[] {
  const { value: source = '' } = readText(RATES_FILE);
  const { value: rates } = parseRates(source);
  return rateKeys.flatMap((rate) => {
    const message = rates && messageOn(rates[rate].read);
    const key = `${rate}.read`;
    return message ? [{ file: RATES_FILE, line: lineOfKey(source, key), key, message }] : [];
  });
}
