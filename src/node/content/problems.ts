import { dirname } from 'node:path';

export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Without it `withLine` finds the line of `key`. */
  line?: number;
  /** As written in the file: `figures.onSiteFee.value`. */
  key: string;
  message: string;
}

/** A problem at a key; the caller adds the file. */
export type ProblemAtKey = Pick<Problem, 'key' | 'message'>;

/** A rule between several values, and its message. */
export type CrossRule = readonly [isBroken: boolean, key: string, message: string];

export const brokenRulesOf = (file: string, rules: readonly CrossRule[]): Problem[] =>
  rules.flatMap(([isBroken, key, message]) => (isBroken ? [{ file, key, message }] : []));

/** The fields of a text that differ from those of the same text in another language. */
export const differences = <Text extends { file: string }>(
  text: Text,
  texts: readonly Text[],
  keys: readonly (keyof Text & string)[],
): CrossRule[] =>
  texts
    .filter(({ file }) => dirname(file) === dirname(text.file))
    .flatMap((other) => {
      const message = `differs from ${other.file}; expected the same in every language`;
      return keys.map((key): CrossRule => {
        return [JSON.stringify(text[key]) !== JSON.stringify(other[key]), key, message];
      });
    });

/** What each item of a list has for itself. */
export const repetitions = <Item>(
  list: string,
  items: readonly Item[] = [],
  ...keys: readonly (keyof Item & string)[]
): CrossRule[] =>
  items.flatMap((item, index) =>
    keys.map((key): CrossRule => {
      const isSame = (other: Item) => JSON.stringify(other[key]) === JSON.stringify(item[key]);
      const message = `has the ${key} of another; expected its own, or take one of the two out`;
      return [items.findIndex(isSame) < index, `${list}[${index}]`, message];
    }),
  );

/** Thrown by what reads content, with all that is wrong in it. */
export class ContentProblems extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

/** The result of reading: a value, or the problems that prevent one. */
export type Checked<Value> = Pick<ContentProblems, 'problems'> & { value?: Value };

export function collectProblems<Value>(read: () => Value): Checked<Value> {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentProblems)) throw error;
    return { problems: error.problems };
  }
}

/** A line each: `content/company.yml:12  name: is required`. */
export const formatProblems = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, key, message }) => `${file}${line ? `:${line}` : ''}  ${key}: ${message}`)
    .join('\n');

const MAX_NAMED = 12;

/** Joins names for a message; only the first ones if there are many. */
export function shortList(names: readonly string[]): string {
  const more = names.length - MAX_NAMED;
  const named = names.slice(0, MAX_NAMED).join(', ') || 'none';
  return more > 0 ? `${named} and ${more} more` : named;
}

/** One problem for all lines of a file that match, at the first of them. */
export function problemOfLines(
  { key, message, ...place }: Problem,
  source: string,
  matches: (line: string) => boolean,
): Problem[] {
  const lines = source.split('\n').flatMap((text, at) => (matches(text) ? [at + 1] : []));
  const [line, ...others] = lines;
  const numbers = `line${others.length > 1 ? 's' : ''} ${shortList(others.map(String))}`;
  const also = others.length > 0 ? `, also in ${numbers}` : '';
  return line === undefined ? [] : [{ ...place, line, key, message: message + also }];
}
