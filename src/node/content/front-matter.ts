import { languages, type Language } from '../../site/languages';
import type { Checked } from './problems';

const FENCED = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

interface FrontMatter {
  /** The language that the file's name gives. */
  language: Language;
  /** The text between the fences. */
  yaml: string;
  /** The line of the file on which `yaml` begins. */
  firstLine: number;
}

/** The head of `<folder>/<language>.mdx`, still unchecked; `file` is the path from the root. */
export function readFrontMatter(source: string, file: string): Checked<FrontMatter> {
  const language = languages.find((candidate) => file.endsWith(`/${candidate}.mdx`));
  if (!language) {
    const message = `is no language; expected ${languages.join('.mdx or ')}.mdx`;
    return { problems: [{ file, line: 1, key: 'file', message }] };
  }
  const yaml = FENCED.exec(source)?.[1];
  if (yaml === undefined) {
    const message = 'is missing; expected lines between --- and --- at the top of the file';
    return { problems: [{ file, line: 1, key: 'front matter', message }] };
  }
  return { value: { language, yaml, firstLine: 2 }, problems: [] };
}

/** The file without its front matter, and the line on which that begins. */
export function bodyOf(source: string): { body: string; firstLine: number } {
  const head = FENCED.exec(source)?.[0] ?? '';
  return { body: source.slice(head.length), firstLine: head.split('\n').length };
}

/** The line on which a field of the front matter begins; the first line if it is not there. */
export function lineOfField(source: string, field: string): number {
  const lines = source.split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.startsWith(`${field}:`)),
    ) + 1
  );
}
