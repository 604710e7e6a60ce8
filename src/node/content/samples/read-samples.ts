import { array } from 'yup';
import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { group, text } from '../fields';
import { isThere } from '../files/folders';
import { readText } from '../files/read-text';
import type { Problem } from '../problems';

export const SAMPLES_FILE = `${CONTENT}/samples.yml`;

const names = () => array().of(text()).nonNullable('is empty; take the line out').optional();

/** The kinds of content that may be made up, and where each is found. */
const samplesSchema = group({ company: names(), people: names(), words: names(), quotes: names() });

export type SampleKind = keyof typeof samplesSchema.fields;

/** Something that is made up, by its name in the list of samples. */
export interface Sample {
  kind: SampleKind;
  name: string;
  line: number;
}

/** The list of what is made up; a site without made-up content has no such file. */
export function readSamples(): { samples: Sample[]; problems: readonly Problem[] } {
  if (!isThere(SAMPLES_FILE)) return { samples: [], problems: [] };
  const { value: source, problems } = readText(SAMPLES_FILE);
  return source === undefined ? { samples: [], problems } : parseSamples(source);
}

/** The same for a text. */
export function parseSamples(source: string): { samples: Sample[]; problems: readonly Problem[] } {
  // An empty list is not a mistake.
  if (!source.replace(/^\s*#.*$/gm, '').trim()) return { samples: [], problems: [] };
  const { value, problems } = checkYaml(source, samplesSchema, SAMPLES_FILE);
  if (!value) return { samples: [], problems };
  const samples = (Object.keys(value) as SampleKind[]).flatMap((kind) =>
    (value[kind] ?? []).map((name, index) => ({
      kind,
      name,
      line: lineOfKey(source, `${kind}[${index}]`),
    })),
  );
  return { samples, problems: [] };
}
