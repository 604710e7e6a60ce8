import { lineOfKey, linesOfRepeatedKeys } from '../check-yaml';
import type { Problem } from '../problems';
import type { Words } from './words';

interface ParsedWords {
  words: Words;
  wrong: readonly string[];
  problems: readonly Problem[];
}

const EXPECTED =
  'expected "key": "text" on each line, with a comma between two of them and \\" for a quote in a text';

export function parseWords(source: string, file: string): ParsedWords {
  const problem = (line: number, key: string, message: string) => ({ file, line, key, message });
  const unreadable = (reason: Problem) => ({ words: {}, wrong: [], problems: [reason] });
  const fault = faultOf(source);
  if (fault !== undefined) {
    const { line, reason } = placeOf(fault, source);
    return unreadable(problem(line, 'JSON', `cannot be read: ${reason}; ${EXPECTED}`));
  }
  const value: unknown = JSON.parse(source);
  if (!isGroup(value) || Object.keys(value).length === 0) {
    const message = `holds no words, but ${JSON.stringify(value).slice(0, 20)}; expected { "key": "text" }`;
    return unreadable(problem(1, 'all', message));
  }
  const wrong = [...nonTexts(value)];
  const problems = [
    ...linesOfRepeatedKeys(source).map((line) =>
      problem(line, 'key', 'stands here twice in one group; expected each key once'),
    ),
    ...wrong.map(([key, found]) => {
      const message = `must be a text in quotes or a group { … }; found ${JSON.stringify(found)}`;
      return problem(lineOfKey(source, key), key, message);
    }),
  ];
  return { words: onlyTexts(value), wrong: wrong.map(([key]) => key), problems };
}

interface Group {
  [name: string]: unknown;
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* nonTexts(group: Group, prefix = ''): Generator<[key: string, value: unknown]> {
  for (const [name, value] of Object.entries(group)) {
    const key = prefix + name;
    if (isGroup(value)) yield* nonTexts(value, `${key}.`);
    else if (typeof value !== 'string') yield [key, value];
  }
}

const onlyTexts = (group: Group): Words =>
  Object.fromEntries(
    Object.entries(group).flatMap(([name, value]): [string, string | Words][] => {
      if (typeof value === 'string') return [[name, value]];
      return isGroup(value) ? [[name, onlyTexts(value)]] : [];
    }),
  );

function faultOf(source: string): string | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function placeOf(fault: string, source: string): { line: number; reason: string } {
  const [reason = '', position = ''] = fault.split(/ in JSON(?: at position )?/);
  const at = Number.parseInt(position, 10);
  const line = Number.isNaN(at) ? unexpectedLine(source) : source.slice(0, at).split('\n').length;
  // V8 quotes the file, which tells an editor less than the line.
  return { line, reason: reason.replace(/,[^,]*".*is not valid JSON$/s, '') };
}

/** "Unexpected token" has no position, so ever more lines are parsed until it appears. */
function unexpectedLine(source: string): number {
  const lines = source.trimEnd().split('\n');
  const index = lines.findIndex((_, last) =>
    faultOf(lines.slice(0, last + 1).join('\n'))?.startsWith('Unexpected token'),
  );
  return index < 0 ? lines.length : index + 1;
}
