import { basename, dirname } from 'node:path';
import { array, lazy, object, type Lazy } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { languages, type Language } from '../../../site/languages';
import { namespaces, type Namespace } from '../../../site/namespaces';
import { pageRoutes, type PageRouteId } from '../../../site/routes';
import { filledText, optionalText, strictObject } from '../fields';
import { CONTENT, parseFiles } from '../files';
import { lineOfKey, parseJson, schemaProblems } from '../parse-yaml';
import { ContentProblems } from '../problems';

export const LOCALES = `${CONTENT}/locales`;

export interface Words {
  [name: string]: string | Words | Words[];
}

export type WordFile = ReturnType<typeof parseWordFile>;

export function readWordFiles() {
  const files = languages.flatMap((language) =>
    namespaces.map((namespace) => `${LOCALES}/${language}/${namespace}.json`),
  );
  return parseFiles(files, parseWordFile);
}

const parseWordFile = (source: string, file: string) => ({
  file,
  language: basename(dirname(file)) as Language,
  namespace: basename(file, '.json') as Namespace,
  words: parseWords(source, file),
});

export const isListName = (name: string): name is keyof typeof wordLists => name in wordLists;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NO_WORDS = 'holds no words; expected { "key": "text" }';

const text = filledText();

/** Groups within groups, and in them texts and lists. */
const wordSchema = (name = ''): Lazy<unknown> =>
  lazy((value: unknown) => {
    if (isGroup(value)) return object(fromKeys(Object.keys(value), wordSchema));
    return Array.isArray(value) && isListName(name) ? wordLists[name] : text;
  });

/** @throws with a line for each problem. */
export function parseWords(source: string, file: string): Words {
  const words = parseJson(source, file);
  const isEmpty = !isGroup(words) || Object.keys(words).length === 0;
  const problems = isEmpty
    ? [{ key: 'all', message: NO_WORDS }]
    : schemaProblems(words, wordSchema());
  if (problems.length === 0) return words as Words;
  throw new ContentProblems(
    problems.map((problem) => ({ file, line: lineOfKey(source, problem.key), ...problem })),
  );
}

/** The texts within a value, each with its full key: `hero.title`, `faq.questions.0.answer`. */
export const eachText = (value: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, string][] => {
    if (typeof inner === 'string') return [[prefix + name, inner]];
    return typeof inner === 'object' && inner ? eachText(inner, `${prefix}${name}.`) : [];
  });

export const mapTexts = (words: Words, change: (text: string) => string): Words =>
  JSON.parse(JSON.stringify(words), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  ) as Words;

export const metaText = (words: Words | undefined, name: string): string | undefined =>
  new Map(eachText(words ?? {})).get(`meta.${name}`);

export const pageNames = (
  wordsOf: (namespace: string) => Words | undefined,
  absent: readonly PageRouteId[],
): Words =>
  Object.fromEntries(
    pageRoutes.flatMap(({ id }) => {
      const name = metaText(wordsOf(id), 'name');
      return name === undefined || absent.includes(id) ? [] : [[id, name]];
    }),
  );

const questionSchema = strictObject({
  question: filledText().label('Jautājums'),
  answer: filledText()
    .label('Atbilde')
    .meta({ hint: 'Katra rinda ir rindkopa.', kind: 'paragraph' }),
  link: optionalText().label('Saites teksts').meta({ hint: 'Ja citur par to ir vairāk.' }),
  to: optionalText()
    .label('Kurp saite ved')
    .meta({ hint: 'Adrese bez valodas: /open-file/#prices' })
    .when('link', ([link], schema) =>
      link
        ? schema.required('is missing; expected the page that the link leads to')
        : schema.max(0, 'has no words; expected link: and what the link is called'),
    ),
});

const questions = array(questionSchema)
  .min(1, 'holds no question; expected one or more')
  .label('Jautājumi')
  .meta({ summary: 'question' });

const groupSchema = strictObject({ title: filledText().label('Nosaukums'), questions });

/** The lists in the texts of pages, by their keys; an editor adds to them, takes out and puts in order. */
export const wordLists = {
  questions,
  groups: array(groupSchema)
    .min(1, 'holds no group; expected one or more')
    .label('Jautājumu grupas')
    .meta({ summary: 'title' }),
};
