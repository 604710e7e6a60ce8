import { extname } from 'node:path';
import { readText } from './files/read-text';
import { FIRST_FIELD, frontMatterOf } from './front-matter';
import { lineOfKey } from './parse-yaml';
import { attempt, type Problem } from './problems';

/** The problem with the line of its key, or of the nearest group around that. */
export function withLine(problem: Problem): Problem {
  const { file, key, line } = problem;
  const kind = extname(file);
  if (line !== undefined || !['.json', '.mdx', '.yml'].includes(kind)) return problem;
  const { value: source } = attempt(() => readText(file));
  if (source === undefined) return problem;
  if (kind !== '.mdx') return { ...problem, line: lineOfKey(source, key) };
  return { ...problem, line: lineOfKey(frontMatterOf(source) ?? '', key) + FIRST_FIELD - 1 };
}
