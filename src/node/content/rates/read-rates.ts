import { dayInRiga } from '../../../site/riga-time';
import { rateKeys } from '../../../site/sums/rates';
import { CONTENT } from '../content-folder';
import { readText } from '../files/read-text';
import { parseYaml } from '../parse-yaml';
import { attempt, type Problem } from '../problems';
import { withLine } from '../with-line';
import { ratesSchema } from './rates-schema';

export const RATES_FILE = `${CONTENT}/sums.yml`;

export const readRates = () => attempt(() => parseRates(readText(RATES_FILE)));

export const parseRates = (source: string) => parseYaml(source, ratesSchema, RATES_FILE);

/**
 * Sources that may have been read more than a year ago. No problem: what was right yesterday must
 * still build today.
 */
export function agedRates(today = dayInRiga(new Date())): Problem[] {
  const { value: rates } = readRates();
  return rateKeys.flatMap((rate) => {
    const { read } = rates?.[rate] ?? {};
    const [year = '', month = '01', day = '01'] = read?.split('-') ?? [];
    if (!read || [Number(year) + 1, month, day].join('-') >= today) return [];
    const message = `was last read in ${read}; open its source, put right what has changed, and write today's date`;
    return withLine({ file: RATES_FILE, key: `${rate}.read`, message });
  });
}
