import { array } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { namespaces } from '../../../site/routes';
import { COMPANY_FILE, type Company } from '../company/read-company';
import { CONTENT } from '../content-folder';
import { requiredText, strictObject } from '../fields';
import { foldersIn, isThere } from '../files/folders';
import { readText } from '../files/read-text';
import { LEGAL } from '../legal/read-legal-page';
import { parseYaml } from '../parse-yaml';
import { fileOf } from '../people/read-people';
import { BLOG } from '../posts/read-post';
import { attempt, type Problem } from '../problems';
import { RATES_FILE } from '../rates/read-rates';
import type { WordFile } from '../words/word-files';

export const SAMPLES_FILE = `${CONTENT}/samples.yml`;

const kinds = [
  'company',
  'sums',
  'people',
  'words',
  'quotes',
  'articles',
  'legal',
  'pictures',
] as const;
type SampleKind = (typeof kinds)[number];

const samplesSchema = strictObject(
  fromKeys(kinds, () => array(requiredText()).nonNullable('is empty; take the line out')),
).nullable();

interface Sample {
  kind: SampleKind;
  name: string;
  /** Its place in the list. */
  key: string;
}

export function readSamples(): { samples: Sample[]; problems: readonly Problem[] } {
  const read = () => (isThere(SAMPLES_FILE) ? parseSamples(readText(SAMPLES_FILE)) : []);
  const { value: samples = [], problems } = attempt(read);
  return { samples, problems };
}

export function parseSamples(source: string): Sample[] {
  const lists = parseYaml(source, samplesSchema, SAMPLES_FILE) ?? {};
  return kinds.flatMap((kind) =>
    (lists[kind] ?? []).map((name, index) => ({ kind, name, key: `${kind}[${index}]` })),
  );
}

interface SampleSources {
  /** Not checked if the company cannot be read. */
  company?: Company;
  people: readonly string[];
  /** Not checked where a file cannot be read. */
  words: readonly WordFile[];
  quotes: readonly string[];
  articles: readonly string[];
  /** Not checked if the rates cannot be read. */
  sums?: object;
}

export const checkSamples = (samples: readonly Sample[], sources: SampleSources): Problem[] =>
  samples.flatMap((sample, index) => {
    const { kind, name } = sample;
    const first = samples.findIndex((other) => other.kind === kind && other.name === name);
    if (first < index) return problem(sample, 'stands in the list twice; keep it once');
    if (exists(sample, sources)) return [];
    const message = `is not to be found in ${placeOf(sample)}; delete this line, or mend the name`;
    return problem(sample, message);
  });

export const leftSamples = (samples: readonly Sample[]): Problem[] =>
  samples.map((sample) => {
    const message = `is made up; replace it in ${placeOf(sample)} and delete this line, or build a demonstration with DEMO=true`;
    return problem(sample, message);
  });

const problem = ({ name, key }: Sample, message: string): Problem => ({
  file: SAMPLES_FILE,
  key,
  message: `"${name}" ${message}`,
});

function placeOf({ kind, name }: Sample): string {
  if (kind === 'company') return COMPANY_FILE;
  if (kind === 'people') return fileOf(name);
  if (kind === 'sums') return RATES_FILE;
  if (kind === 'articles') return `${BLOG}/${name}`;
  if (kind === 'legal') return `${LEGAL}/${name}`;
  if (kind === 'pictures') return `${CONTENT}/${name}`;
  if (kind === 'quotes') return `a <Testimonial> of ${BLOG}/${name}`;
  return `${name.split('.')[0]}.json of each language`;
}

function exists(sample: Sample, { company, sums, words, ...slugs }: SampleSources): boolean {
  const { kind, name } = sample;
  const path = name.split('.');
  if (kind === 'company') return !company || hasValue(company, path);
  if (kind === 'sums') return !sums || hasValue(sums, path);
  if (kind === 'pictures') return isThere(placeOf(sample));
  if (kind === 'legal') return foldersIn(LEGAL).includes(name);
  if (kind !== 'words') return slugs[kind].includes(name);
  const files = words.filter(({ namespace }) => namespace === path[0]);
  const isKnown = (namespaces as readonly (string | undefined)[]).includes(path[0]);
  return isKnown && files.every((file) => hasValue(file.words, path.slice(1)));
}

const hasValue = (value: object, path: readonly string[]) =>
  path.reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], value) !==
  undefined;

/** Addresses that nobody can own (RFC 2606 and 6761), and numbers that nobody has. */
const RESERVED_NAME = /(^|[./@])(example|invalid|test|localhost)(\.(com|net|org))?([/:]|$)/;
const RESERVED_NUMBER = /(\d)(?:[ -]?\1){6}/;

/** What is made up whether it is listed or not. */
export function reservedValues(value: object, file: string, prefix = ''): Problem[] {
  return Object.entries(value).flatMap(([name, held]: [string, unknown]) => {
    const key = prefix + name;
    if (typeof held === 'object' && held) return reservedValues(held, file, `${key}.`);
    const text = typeof held === 'string' ? held : '';
    if (!RESERVED_NAME.test(text) && !RESERVED_NUMBER.test(text)) return [];
    const message = `"${text}" is reserved for examples; expected the real one, or build a demonstration with DEMO=true`;
    return { file, key, message };
  });
}
