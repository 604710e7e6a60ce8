import { parse } from 'node:path/posix';
import { absentPages, type Company } from '../content/company/read-company';
import { CONTENT, filesIn, foldersIn, isThere, parseFile, parseFiles } from '../content/files';
import { parseJson } from '../content/parse-yaml';
import type { Person } from '../content/people';
import { problemOfLines, type Problem } from '../content/problems';

/** The names of the company whose content this was, written when the site was delivered. */
export const NAMES_FILE = `${CONTENT}/names.json`;

const fact = {
  brand: '{{company.name}}',
  area: '{{company.area.name}}, {{company.area.in}} or {{company.area.of}}',
  people: 'your own person',
};
type Kind = keyof typeof fact;
type Names = Record<Kind, string[]>;

/** The names by which texts mention a company: of a person both, since texts mention either. */
export const namesOf = ({ name, area }: Company, people: readonly Person[]): Names => ({
  brand: [name],
  area: [...new Set(Object.values(area.name))],
  people: [...new Set(people.flatMap((person) => person.name.split(' ')))],
});

/** The names of the company before that another must not publish. */
export function formerNames(company: Company, people: readonly Person[]) {
  const { value: former } = parseFile(NAMES_FILE, parseJson);
  if (!isNames(former)) return [];
  const own = namesOf(company, people);
  const called = JSON.stringify([company.name, company.legalName]);
  if (former.brand.some((brand) => called.includes(brand))) return [];
  // Places of a town are those of every company in it.
  const isSameTown = former.area.some((name) => own.area.includes(name));
  const kinds = (Object.keys(fact) as Kind[]).filter((kind) => kind !== 'area' || !isSameTown);
  return kinds.flatMap((kind) =>
    former[kind]
      .filter((name) => !own[kind].includes(name))
      .map((name) => ({ name, kind, pattern: formsOf(name, kind) })),
  );
}

/** Names of the former company that are left in the content of another. */
export function checkNames(company: Company, people: readonly Person[]): Problem[] {
  if (!isThere(NAMES_FILE)) return [];
  const { value, problems } = parseFile(NAMES_FILE, parseJson);
  if (!isNames(value)) return [...problems];
  const unread = ['names', 'samples', ...absentPages(company)];
  const files = parseFiles(textFiles(CONTENT, unread), (text, file) => ({ file, text })).values;
  return formerNames(company, people).flatMap(({ name, kind, pattern }) => {
    const message = `is a name of the company before; expected ${fact[kind]}, or take the name out of ${NAMES_FILE}`;
    return files.flatMap(({ file, text }) =>
      problemOfLines({ file, key: `"${name}"`, message }, text, (line) => pattern.test(line)),
    );
  });
}

const isNames = (value: unknown): value is Names =>
  Object.keys(fact).every((kind) =>
    Array.isArray((Object(value) as Record<string, unknown>)[kind]),
  );

const textFiles = (folder: string, unread: string[]): string[] => [
  ...filesIn(folder)
    .filter((name) => /\.(?:ya?ml|json|mdx)$/.test(name) && !unread.includes(parse(name).name))
    .map((name) => `${folder}/${name}`),
  ...foldersIn(folder).flatMap((name) => textFiles(`${folder}/${name}`, unread)),
];

/** A name in each Latvian case; a plain English name of a town has none. */
const formsOf = (name: string, kind: Kind) => {
  const hasCases = kind === 'people' || /\P{ASCII}/u.test(name);
  const stem = hasCases ? name.replace(/(?:[iu]?s|[aeš])$/, '') : name;
  const ending = stem === name ? '' : '(?:[aeiuāēīš]|as|es|is|us|s|am|im|um|ai|ei|os|ās|ēs|īs)';
  return new RegExp(`(?<![\\p{L}/])${stem}${ending}(?!\\p{L})`, 'u');
};
