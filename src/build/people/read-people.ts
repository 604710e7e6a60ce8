import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkYaml, type Checked } from '../check-yaml';
import { CONTENT } from '../content-folder';
import type { Problem } from '../problems';
import { personSchema, type PersonFile } from './person-schema';

export const PEOPLE = `${CONTENT}/people`;
const EXTENSION = '.yml';

export interface Person extends PersonFile {
  /** The file's name; articles name their author by it. */
  slug: string;
}

/** Everybody in `content/people`, and every problem there. */
export function readPeople(): { people: Person[]; problems: Problem[] } {
  const read = readdirSync(PEOPLE)
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => readPerson(join(PEOPLE, name)));
  return {
    people: read.flatMap(({ value }) => value ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The person of one file; `file` is its path from the project's root. */
export function readPerson(file: string): Checked<Person> {
  const { value, problems } = checkYaml(readFileSync(file, 'utf8'), personSchema, file);
  if (!value) return { problems };
  if (existsSync(join(PEOPLE, value.photo))) {
    return { value: { ...value, slug: basename(file, EXTENSION) }, problems: [] };
  }
  const message = `"${value.photo}" is missing; expected a picture in ${PEOPLE}`;
  return { problems: [{ file, key: 'photo', message }] };
}
