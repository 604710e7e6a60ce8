import { COMPANY_FILE, type Company } from '../company/read-company';
import { PEOPLE, PERSON_ENDING } from '../people/read-people';
import { BLOG } from '../posts/read-posts';
import type { Problem } from '../problems';
import type { WordFile } from '../words/word-files';
import { SAMPLES_FILE, type Sample, type SampleKind } from './read-samples';

/** What the list of samples may name. */
interface SampleSources {
  /** Not checked if the company cannot be read. */
  company?: Company;
  /** The slugs of people. */
  people: readonly string[];
  words: readonly WordFile[];
  /** The slugs of articles that contain a quotation. */
  quotes: readonly string[];
}

/** Every sample that names nothing, or that is named twice. */
export function checkSamples(samples: readonly Sample[], sources: SampleSources): Problem[] {
  return samples.flatMap((sample, index) => {
    const { kind, name } = sample;
    const place = placeOf(sample);
    const twin = samples.findIndex((other) => other.kind === kind && other.name === name);
    if (twin < index) return problem(sample, 'stands in the list twice; keep it once');
    if (isFound[kind](name, sources)) return [];
    return problem(sample, `is not to be found in ${place}; delete this line, or mend the name`);
  });
}

/** Every sample, reported as a problem that stops a public build. */
export function leftSamples(samples: readonly Sample[]): Problem[] {
  return samples.flatMap((sample) =>
    problem(
      sample,
      `is made up; replace it in ${placeOf(sample)} and delete this line, or build a demonstration with DEMO=true`,
    ),
  );
}

function problem({ kind, name, line }: Sample, message: string): Problem[] {
  return [{ file: SAMPLES_FILE, line, key: `${kind} ${name}`, message }];
}

/** Where an editor finds a sample. */
function placeOf({ kind, name }: Sample): string {
  const [namespace = ''] = name.split('.');
  const places: Record<SampleKind, string> = {
    company: COMPANY_FILE,
    people: `${PEOPLE}/${name}${PERSON_ENDING}`,
    words: `${namespace}.json of each language`,
    quotes: `a <Testimonial> of ${BLOG}/${name}`,
  };
  return places[kind];
}

const isFound: Record<SampleKind, (name: string, sources: SampleSources) => boolean> = {
  company: (name, { company }) => !company || reach(company, name) !== undefined,
  people: (name, { people }) => people.includes(name),
  words: (name, { words }) => {
    const [namespace, ...path] = name.split('.');
    const files = words.filter((file) => file.namespace === namespace);
    const key = path.join('.');
    return files.length > 0 && files.every(({ words }) => reach(words, key) !== undefined);
  },
  quotes: (name, { quotes }) => quotes.includes(name),
};

/** What stands under a name like `contact.phone`. */
function reach(value: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], value);
}
