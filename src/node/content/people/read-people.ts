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
  slug: string;
}

export function readPeople(): { people: Person[]; problems: Problem[] } {
  const read = filesIn(PEOPLE)
    .filter((name) => name.endsWith(PERSON_ENDING))
    .map((name) => readPerson(`${PEOPLE}/${name}`));
  return {
    people: read.flatMap(({ value }) => value ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function readPerson(file: string): Checked<Person> {
  const { value: source, problems: unreadable } = readText(file);
  if (source === undefined) return { problems: unreadable };
  const person = parsePerson(source, file);
  if (!person.value) return person;
  const photo = `${PEOPLE}/${person.value.photo}`;
  if (isThere(photo)) return person;
  const message = missingFile(photo, `a picture in ${PEOPLE}`);
  return { problems: [{ file, line: lineOfKey(source, 'photo'), key: 'photo', message }] };
}

export function parsePerson(source: string, file: string): Checked<Person> {
  const { value, problems } = checkYaml(source, personSchema, file);
  if (!value) return { problems };
  return { value: { ...value, slug: basename(file, PERSON_ENDING) }, problems: [] };
}
