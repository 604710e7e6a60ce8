import { basename, dirname } from 'node:path';
import { lazy, mixed, object, type Lazy } from 'yup';
import { fromKeys } from '../../../site/from-keys';
import { languages, type Language } from '../../../site/languages';
import { namespaces, pageRoutes, type Namespace, type PageRouteId } from '../../../site/routes';
import { CONTENT } from '../content-folder';
import { filledText } from '../fields';
import { parseFiles } from '../files/read-text';
import { JSON_TEXT, parseYaml, reasonOf } from '../parse-yaml';
import { ContentProblems } from '../problems';

export interface Words {
  [name: string]: string | Words;
}

export type WordFile = ReturnType<typeof parseWordFile>;

export function readWordFiles() {
  const files = languages.flatMap((language) =>
    namespaces.map((namespace) => `${CONTENT}/locales/${language}/${namespace}.json`),
  );
  return parseFiles(files, parseWordFile);
}

const parseWordFile = (source: string, file: string) => ({
  file,
  language: basename(dirname(file)) as Language,
  namespace: basename(file, '.json') as Namespace,
  words: parseWords(source, file),
});

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noWords = mixed()
  .nullable()
  .test('words', 'holds no words; expected { "key": "text" }', () => false);

const groupOf = (value: object) => object(fromKeys(Object.keys(value), () => inner));

const inner: Lazy<unknown> = lazy((value) => (isGroup(value) ? groupOf(value) : filledText()));

const wordsSchema = lazy((value) =>
  isGroup(value) && Object.keys(value).length > 0 ? groupOf(value) : noWords,
);

/** JSON is YAML, which knows lines; but YAML allows more, such as a comma behind the last text. */
export function parseWords(source: string, file: string): Words {
  const words = parseYaml(source, wordsSchema, file) as Words;
  try {
    JSON.parse(source);
    return words;
  } catch (error) {
    const { message } = error as Error;
    const [, at] = / in JSON at position (\d+).*/s.exec(message) ?? [];
    const line = source.slice(0, Number(at ?? 0)).split('\n').length;
    const reason = `cannot be read: ${reasonOf(message)}; ${JSON_TEXT.expected}`;
    throw new ContentProblems([{ file, line, key: JSON_TEXT.name, message: reason }]);
  }
}

/** Every text with its full key: `hero.title`. */
export const eachText = (words: Words, prefix = ''): [key: string, text: string][] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : eachText(value, `${prefix}${name}.`),
  );

export function mapTexts(words: Words, change: (text: string) => string): Words {
  const entries = Object.entries(words).map(([name, value]) => [
    name,
    typeof value === 'string' ? change(value) : mapTexts(value, change),
  ]);
  return Object.fromEntries(entries) as Words;
}

export function metaText(words: Words | undefined, name: string): string | undefined {
  const meta = words?.meta;
  const text = typeof meta === 'object' ? meta[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

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
