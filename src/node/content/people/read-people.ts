import { basename } from 'node:path';
import { checkYaml, lineOfKey } from '../check-yaml';
import { CONTENT } from '../content-folder';
import { filesIn, isThere, missingFile } from '../files/folders';
import { readText } from '../files/read-text';
import type { Checked, Problem } from '../problems';
import { personSchema, type PersonFile } from './person-schema';

export const PEOPLE = `${CONTENT}/people`;
export const PERSON_ENDING = '.yml';

export interface Person extends PersonFile {
  /** The file's name, by which articles name their author. */
  slug: string;
}

/** Everybody in `content/people`, and every problem there. */
export function readPeople(): { people: Person[]; problems: Problem[] } {
  const read = filesIn(PEOPLE)
    .filter((name) => name.endsWith(PERSON_ENDING))
    .map((name) => readPerson(`${PEOPLE}/${name}`));
  return {
    people: read.flatMap(({ value }) => value ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** The person of one file; `file` is its path from the project's root. */
export function readPerson(file: string): Checked<Person> {
  const { value: source, problems: unreadable } = readText(file);
  if (source === undefined) return { problems: unreadable };
  const { value, problems } = checkYaml(source, personSchema, file);
  if (!value) return { problems };
  const photo = `${PEOPLE}/${value.photo}`;
  if (isThere(photo)) {
    return { value: { ...value, slug: basename(file, PERSON_ENDING) }, problems: [] };
  }
  const message = missingFile(photo, `a picture in ${PEOPLE}`);
  return { problems: [{ file, line: lineOfKey(source, 'photo'), key: 'photo', message }] };
}
