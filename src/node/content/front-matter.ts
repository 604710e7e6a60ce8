import { basename } from 'node:path';
import type { InferType, Schema } from 'yup';
import { languages, type Language } from '../../site/languages';
import { checkYaml } from './check-yaml';
import { textName, textNames } from './files/mdx-files';
import { andThen, valid, type Checked } from './problems';

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

export function checkFrontMatter<Shape extends Schema>(
  source: string,
  schema: Shape,
  file: string,
): Checked<InferType<Shape> & { language: Language }> {
  const language = languages.find((candidate) => basename(file) === textName(candidate));
  const yaml = FENCED.exec(source)?.[1];
  const problem = (key: string, message: string) => ({
    problems: [{ file, line: 1, key, message }],
  });
  if (!language) return problem('file', `is no language; expected ${textNames.join(' or ')}`);
  if (yaml === undefined) {
    const message = 'is missing; expected lines between --- and --- at the top of the file';
    return problem('front matter', message);
  }
  return andThen(checkYaml(yaml, schema, file, { firstLine: 2 }), (fields) =>
    valid({ ...fields, language }),
  );
}

export function bodyOf(source: string): { body: string; firstLine: number } {
  const head = FENCED.exec(source)?.[0] ?? '';
  return { body: source.slice(head.length), firstLine: head.split('\n').length };
}

/** The first line if the field is missing. */
export function lineOfField(source: string, field: string): number {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return Math.max(0, index) + 1;
}
