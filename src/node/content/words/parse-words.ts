import { lineOfKey, repeatedKeys } from '../check-yaml';
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
  const complain = (line: number, key: string, message: string) => ({ file, line, key, message });
  const { value, fault } = parseJson(source);
  if (fault) {
    const problem = complain(fault.line, 'JSON', `cannot be read: ${fault.reason}; ${EXPECTED}`);
    return { words: {}, wrong: [], problems: [problem] };
  }
  if (!isGroup(value) || Object.keys(value).length === 0) {
    const message = `holds no words, but ${JSON.stringify(value).slice(0, 20)}; expected { "key": "text" }`;
    return { words: {}, wrong: [], problems: [complain(1, 'all', message)] };
  }
  const wrong = [...eachStranger(value)];
  const problems = [
    ...repeatedKeys(source).map((line) =>
      complain(line, 'key', 'stands here twice in one group; expected each key once'),
    ),
    ...wrong.map(([key, stranger]) => {
      const message = `must be a text in quotes or a group { … }; found ${JSON.stringify(stranger)}`;
      return complain(lineOfKey(source, key), key, message);
    }),
  ];
  return { words: onlyWords(value), wrong: wrong.map(([key]) => key), problems };
}

interface Group {
  [name: string]: unknown;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function* eachStranger(group: Group, prefix = ''): Generator<[key: string, value: unknown]> {
  for (const [name, value] of Object.entries(group)) {
    const key = prefix + name;
    if (isGroup(value)) yield* eachStranger(value, `${key}.`);
    else if (typeof value !== 'string') yield [key, value];
  }
}

function onlyWords(group: Group): Words {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]): [string, string | Words][] => {
      if (typeof value === 'string') return [[name, value]];
      return isGroup(value) ? [[name, onlyWords(value)]] : [];
    }),
  );
}

function parseJson(source: string): { value?: unknown; fault?: { line: number; reason: string } } {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch (error) {
    const [reason = '', position = ''] = messageOf(error).split(/ in JSON(?: at position )?/);
    const at = Number.parseInt(position, 10);
    const line = Number.isNaN(at) ? unexpectedLine(source) : source.slice(0, at).split('\n').length;
    // V8 quotes the file, which tells an editor less than the line.
    return { fault: { line, reason: reason.replace(/,[^,]*".*is not valid JSON$/s, '') } };
  }
}

const messageOf = (error: unknown) => (error as Error).message;

/** "Unexpected token" has no position, so ever more lines are parsed until it appears. */
function unexpectedLine(source: string): number {
  const lines = source.trimEnd().split('\n');
  const found = lines.findIndex((_, index) => hasUnexpected(lines.slice(0, index + 1).join('\n')));
  return found < 0 ? lines.length : found + 1;
}

function hasUnexpected(source: string): boolean {
  try {
    JSON.parse(source);
    return false;
  } catch (error) {
    return messageOf(error).startsWith('Unexpected token');
  }
}
