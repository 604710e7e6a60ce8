import { basename, dirname } from 'node:path';
import { array } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { namespaces } from '../../../site/routes';
import { COMPANY_FILE } from '../company/read-company';
import { CONTENT } from '../content-folder';
import { requiredText, strictObject } from '../fields';
import { foldersIn, isThere, textsIn } from '../files/folders';
import { parseFile } from '../files/read-text';
import { LEGAL } from '../legal/read-legal-page';
import { parseYaml } from '../parse-yaml';
import { fileOf } from '../people/read-people';
import { BLOG } from '../posts/read-post';
import type { Checked, Problem } from '../problems';
import { RATES_FILE } from '../rates/read-rates';
import type { WordFile } from '../words/words';

export const SAMPLES_FILE = `${CONTENT}/samples.yml`;

/** Where an editor finds what each list names. */
const places = {
  company: () => COMPANY_FILE,
  sums: () => RATES_FILE,
  people: fileOf,
  words: (name: string) => `${name.split('.')[0]}.json of each language`,
  quotes: (name: string) => `a <Testimonial> of ${BLOG}/${name}`,
  articles: (name: string) => `${BLOG}/${name}`,
  legal: (name: string) => `${LEGAL}/${name}`,
  pictures: (name: string) => `${CONTENT}/${name}`,
};

type SampleKind = keyof typeof places;
const kinds = Object.keys(places) as SampleKind[];

const samplesSchema = strictObject(
  fromKeys(kinds, () => array(requiredText()).nonNullable('is empty; take the line out')),
).nullable();

type Sample = ReturnType<typeof parseSamples>[number];

export const readSamples = (): Checked<Sample[]> =>
  isThere(SAMPLES_FILE) ? parseFile(SAMPLES_FILE, parseSamples) : { value: [], problems: [] };

/** Each with its place in its list as the key. */
export function parseSamples(source: string) {
  const lists = parseYaml(source, samplesSchema, SAMPLES_FILE) ?? {};
  return kinds.flatMap((kind) =>
    (lists[kind] ?? []).map((name, index) => ({ kind, name, key: `${kind}[${index}]` })),
  );
}

/** Of a file that cannot be read nothing is checked. */
interface SampleSources {
  company?: object;
  sums?: object;
  words: readonly WordFile[];
}

export const checkSamples = (samples: readonly Sample[], sources: SampleSources): Problem[] =>
  samples.flatMap((sample, index) => {
    const { kind, name } = sample;
    const first = samples.findIndex((other) => other.kind === kind && other.name === name);
    if (first < index) return problem(sample, 'stands in the list twice; keep it once');
    if (exists(sample, sources)) return [];
    const message = `is not to be found in ${places[kind](name)}; delete this line, or mend the name`;
    return problem(sample, message);
  });

export const leftSamples = (samples: readonly Sample[]): Problem[] =>
  samples.map((sample) => {
    const message = `is made up; replace it in ${places[sample.kind](sample.name)} and delete this line, or build a demonstration with DEMO=true`;
    return problem(sample, message);
  });

const problem = ({ name, key }: Sample, message: string): Problem => ({
  file: SAMPLES_FILE,
  key,
  message: `"${name}" ${message}`,
});

function exists({ kind, name }: Sample, { words, ...facts }: SampleSources): boolean {
  const [namespace = '', ...key] = name.split('.');
  switch (kind) {
    case 'company':
    case 'sums':
      return !facts[kind] || hasValue(facts[kind], [namespace, ...key]);
    case 'words':
      return (
        (namespaces as readonly string[]).includes(namespace) &&
        words.every((file) => file.namespace !== namespace || hasValue(file.words, key))
      );
    case 'quotes':
      return textsIn(`${BLOG}/${name}`).some(
        (file) => parseFile(file, (source) => source.includes('<Testimonial')).value ?? true,
      );
    default: {
      const path = places[kind](name);
      return isThere(path) || foldersIn(dirname(path)).includes(basename(path));
    }
  }
}

const hasValue = (value: object, path: readonly string[]) =>
  path.reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], value) !==
  undefined;

/** Hosts that nobody can own (RFC 2606 and 6761). */
const RESERVED_HOST = /(^|[./@])(example|invalid|test|localhost)(\.(com|net|org))?(:|$)/;

/** What is made up whether it is listed or not. A number may be real whatever it looks like. */
export function reservedValues(value: object, file: string, prefix = ''): Problem[] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const key = prefix + name;
    if (typeof inner === 'object' && inner) return reservedValues(inner, file, `${key}.`);
    const text = typeof inner === 'string' ? inner : '';
    const host = text.replace(/(?<=[^:/])[/?#].*/, '');
    if (!RESERVED_HOST.test(host)) return [];
    const message = `"${text}" is reserved for examples; expected the real one, or build a demonstration with DEMO=true`;
    return { file, key, message };
  });
}
