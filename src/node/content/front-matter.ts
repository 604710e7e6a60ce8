import { basename, extname } from 'node:path';
import type { InferType, Schema } from 'yup';
import { languages, type Language } from '../../site/languages';
import { textName, textNames } from './files/folders';
import { parseFile } from './files/read-text';
import { lineOfKey, parseYaml } from './parse-yaml';
import { ContentProblems, type Found, type Problem } from './problems';

const FENCED = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)/;

/** With an empty first line, so that each field keeps the line that it has in the file. */
const frontMatterOf = (source: string): string | undefined => FENCED.exec(source)?.[1];

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
  return { ...parseYaml(yaml, schema, file, rules), language };
}

export function bodyOf(source: string): { body: string; firstLine: number } {
  const head = FENCED.exec(source)?.[0] ?? '';
  return { body: source.slice(head.length), firstLine: head.split('\n').length };
}

/** The problem with the line of its key, or of the nearest group around that. */
export function withLine(problem: Problem): Problem {
  const { file, key, line } = problem;
  const kind = extname(file);
  if (line !== undefined || !['.json', '.mdx', '.yml'].includes(kind)) return problem;
  const { value: source } = parseFile(file, (text) => text);
  if (source === undefined) return problem;
  const fields = kind === '.mdx' ? (frontMatterOf(source) ?? '') : source;
  return { ...problem, line: lineOfKey(fields, key) };
}
