import { array } from 'yup';
import { fromKeys } from '../../site/from-keys';
import { CONTENT, isThere, parseFile } from './files';
import { requiredText, strictObject } from './fields';
import { parseYaml } from './parse-yaml';
import type { Checked, Problem } from './problems';
import { eachText } from './words/words';

export const SAMPLES_FILE = `${CONTENT}/samples.yml`;

/** The lists of the file; its comments say where editors find the listed things. */
const groups = ['company', 'rates', 'people', 'words', 'quotes', 'articles', 'legal', 'pictures'];

const samplesSchema = strictObject(fromKeys(groups, () => array(requiredText()))).nullable();

type Sample = ReturnType<typeof parseSamples>[number];

export const readSampleList = (): Checked<Sample[]> =>
  isThere(SAMPLES_FILE) ? parseFile(SAMPLES_FILE, parseSamples) : { value: [], problems: [] };

/** Each with its place in its list as the key. */
export function parseSamples(source: string) {
  const lists = parseYaml(source, samplesSchema, SAMPLES_FILE) ?? {};
  return groups.flatMap((kind) =>
    (lists[kind] ?? []).map((name, index) => ({ kind, name, key: `${kind}[${index}]` })),
  );
}

const WAYS = 'or build a demonstration with DEMO=true';

export const remainingSamples = (samples: readonly Sample[]): Problem[] =>
  samples.map(({ name, key }) => {
    const message = `"${name}" is made up; replace it and delete this line, ${WAYS}`;
    return { file: SAMPLES_FILE, key, message };
  });

/** Hosts that nobody can own (RFC 2606 and 6761). */
const RESERVED_HOST = /(^|[./@])(example|invalid|test|localhost)(\.(com|net|org))?(:|$)/;

/** The numbers of the sample company. Any other number may be real, whatever it looks like. */
const SAMPLE_NUMBER = /^(\+371 2000 0000|(LV)?40000000000)$/;

/** Values that are made up, whether they are listed or not. */
export const reservedValueProblems = (value: object, file: string): Problem[] =>
  eachText(value).flatMap(([key, text]) => {
    const host = text.replace(/(?<=[^:/])[/?#].*/, '');
    if (!RESERVED_HOST.test(host) && !SAMPLE_NUMBER.test(text)) return [];
    const message = `"${text}" is a sample; expected the real one, ${WAYS}`;
    return { file, key, message };
  });
