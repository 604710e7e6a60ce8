import { basename } from 'node:path';
import type { InferType, Schema } from 'yup';
import { languages, type Language } from '../../site/languages';
import { textName, textNames } from './files/mdx-files';
import { parseYaml } from './parse-yaml';
import { ContentProblems, type Found } from './problems';

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** The line on which the fields begin. */
export const FIRST_FIELD = 2;

export const frontMatterOf = (source: string): string | undefined => FENCED.exec(source)?.[1];

export function parseFrontMatter<Shape extends Schema>(
  source: string,
  schema: Shape,
  file: string,
  rules?: (fields: InferType<Shape>) => readonly Found[],
): InferType<Shape> & { language: Language } {
  const language = languages.find((candidate) => basename(file) === textName(candidate));
  const yaml = frontMatterOf(source);
  const problem = (key: string, message: string) =>
    new ContentProblems([{ file, line: 1, key, message }]);
  if (!language) throw problem('file', `is no language; expected ${textNames.join(' or ')}`);
  if (yaml === undefined) {
    const message = 'is missing; expected lines between --- and --- at the top of the file';
    throw problem('front matter', message);
  }
  return { ...parseYaml(yaml, schema, file, { firstLine: FIRST_FIELD, rules }), language };
}

export function bodyOf(source: string): { body: string; firstLine: number } {
  const head = FENCED.exec(source)?.[0] ?? '';
  return { body: source.slice(head.length), firstLine: head.split('\n').length };
}
