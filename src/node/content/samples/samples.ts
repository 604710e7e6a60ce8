import { array } from 'yup';
import { checkYaml, lineOfKey } from '../check-yaml';
import { COMPANY_FILE, type Company } from '../company/read-company';
import { CONTENT } from '../content-folder';
import { group, text } from '../fields';
import { isThere } from '../files/folders';
import { readText } from '../files/read-text';
import { PEOPLE, PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-posts';
import type { Problem } from '../problems';
import type { WordFile } from '../words/word-files';

export const SAMPLES_FILE = `${CONTENT}/samples.yml`;

const names = () => array().of(text()).nonNullable('is empty; take the line out').optional();

const samplesSchema = group({ company: names(), people: names(), words: names(), quotes: names() });

type SampleKind = keyof typeof samplesSchema.fields;

interface Sample {
  kind: SampleKind;
  name: string;
  line: number;
}

interface Samples {
  samples: Sample[];
  problems: readonly Problem[];
}

export function readSamples(): Samples {
  if (!isThere(SAMPLES_FILE)) return { samples: [], problems: [] };
  const { value: source, problems } = readText(SAMPLES_FILE);
  return source === undefined ? { samples: [], problems } : parseSamples(source);
}

export function parseSamples(source: string): Samples {
  // An empty list is not a mistake.
  if (!source.replace(/^\s*#.*$/gm, '').trim()) return { samples: [], problems: [] };
  const { value = {}, problems } = checkYaml(source, samplesSchema, SAMPLES_FILE);
  const samples = (Object.keys(value) as SampleKind[]).flatMap((kind) =>
    (value[kind] ?? []).map((name, index) => ({
      kind,
      name,
      line: lineOfKey(source, `${kind}[${index}]`),
    })),
  );
  return { samples, problems };
}

interface SampleSources {
  /** Not checked if the company cannot be read. */
  company?: Company;
  people: readonly string[];
  words: readonly WordFile[];
  quotes: readonly string[];
}

export function checkSamples(samples: readonly Sample[], sources: SampleSources): Problem[] {
  return samples.flatMap((sample, index) => {
    const { kind, name } = sample;
    const first = samples.findIndex((other) => other.kind === kind && other.name === name);
    if (first < index) return problem(sample, 'stands in the list twice; keep it once');
    if (isFound[kind](name, sources)) return [];
    const message = `is not to be found in ${placeOf(sample)}; delete this line, or mend the name`;
    return problem(sample, message);
  });
}

export function leftSamples(samples: readonly Sample[]): Problem[] {
  return samples.map((sample) =>
    problem(
      sample,
      `is made up; replace it in ${placeOf(sample)} and delete this line, or build a demonstration with DEMO=true`,
    ),
  );
}

function problem({ kind, name, line }: Sample, message: string): Problem {
  return { file: SAMPLES_FILE, line, key: `${kind} ${name}`, message };
}

function placeOf({ kind, name }: Sample): string {
  if (kind === 'company') return COMPANY_FILE;
  if (kind === 'people') return `${PEOPLE}/${name}${PERSON_ENDING}`;
  if (kind === 'quotes') return `a <Testimonial> of ${BLOG}/${name}`;
  return `${name.split('.')[0]}.json of each language`;
}

const isFound: Record<SampleKind, (name: string, sources: SampleSources) => boolean> = {
  company: (name, { company }) => !company || reach(company, name) !== undefined,
  people: (name, { people }) => people.includes(name),
  words: (name, { words }) => {
    const [namespace, ...path] = name.split('.');
    const files = words.filter((file) => file.namespace === namespace);
    return (
      files.length > 0 && files.every(({ words }) => reach(words, path.join('.')) !== undefined)
    );
  },
  quotes: (name, { quotes }) => quotes.includes(name),
};

function reach(value: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], value);
}
