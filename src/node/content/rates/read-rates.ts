import { dayInRiga } from '../../../site/riga-time';
import { rateKeys } from '../../../site/sums/rates';
import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import { andThen, type Problem } from '../problems';
import { ratesSchema } from './rates-schema';

export const RATES_FILE = `${CONTENT}/sums.yml`;

export const readRates = () => andThen(readText(RATES_FILE), parseRates);

export const parseRates = (source: string) => checkYaml(source, ratesSchema, RATES_FILE);

export const checkRateDays = (today: string): Problem[] =>
  problemsOfDays((read) =>
    read > today.slice(0, read.length)
      ? `lies in the future; expected '${today}' or earlier`
      : undefined,
  );

/**
 * Sources that may have been read more than a year ago. Not a mistake: what was right yesterday must
 * still build today.
 */
export const agedRates = (today = dayInRiga(new Date())): Problem[] =>
  problemsOfDays((read) => {
    const [year = '', month = '01', day = '01'] = read.split('-');
    return [Number(year) + 1, month, day].join('-') < today
      ? `was last read in ${read}; open its source, put right what has changed, and write today's date`
      : undefined;
  });

function problemsOfDays(messageOn: (read: string) => string | undefined): Problem[] {
  const { value: source = '' } = readText(RATES_FILE);
  const { value: rates } = parseRates(source);
  return rateKeys.flatMap((rate) => {
    const { read } = rates?.[rate] ?? {};
    const message = read && messageOn(read);
    const key = `${rate}.read`;
    return message ? [{ file: RATES_FILE, line: lineOfKey(source, key), key, message }] : [];
  });
}
