import { basename } from 'node:path';
import type { InferType, Schema } from 'yup';
import { languages, type Language } from '../../site/languages';
import { checkValue, checkYaml } from './check-yaml';
import { textName, textNames } from './files/mdx-files';
import { andThen, valid, type Checked } from './problems';

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** Problems have a line only where `source` is the file's whole text. */
export function checkFrontMatter<Shape extends Schema>(
  source: object | string,
  schema: Shape,
  file: string,
): Checked<InferType<Shape> & { language: Language }> {
  const language = languages.find((candidate) => basename(file) === textName(candidate));
  if (!language) {
    const message = `is no language; expected ${textNames.join(' or ')}`;
    return { problems: [{ file, line: 1, key: 'file', message }] };
  }
  const checked =
    typeof source === 'string'
      ? checkFenced(source, schema, file)
      : checkValue(withDays(source), schema, file);
  return andThen(checked, (fields) => valid({ ...fields, language }));
}

function checkFenced<Shape extends Schema>(source: string, schema: Shape, file: string) {
  const yaml = FENCED.exec(source)?.[1];
  if (yaml !== undefined) return checkYaml(yaml, schema, file, { firstLine: 2 });
  const message = 'is missing; expected lines between --- and --- at the top of the file';
  return { problems: [{ file, line: 1, key: 'front matter', message }] };
}

/** gray-matter makes a `Date` of a day that stands without quotes. */
const withDays = (frontMatter: object): object =>
  Object.fromEntries(
    Object.entries(frontMatter).map(([key, value]: [string, unknown]) => [
      key,
      value instanceof Date ? value.toISOString().slice(0, 10) : value,
    ]),
  );

export function bodyOf(source: string): { body: string; firstLine: number } {
  const head = FENCED.exec(source)?.[0] ?? '';
  return { body: source.slice(head.length), firstLine: head.split('\n').length };
}

/** The first line if the field is missing. */
export function lineOfField(source: string, field: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return Math.max(0, index) + 1;
}
