export interface Problem {
  /** Path from the project's root. */
  file: string;
  /** Without it `withLine` finds the line of `key`. */
  line?: number;
  /** As written in the file: `figures.onSiteFee.value`. */
  key: string;
  message: string;
}

/** A problem whose file the caller knows. */
export type Found = Pick<Problem, 'key' | 'message'>;

/** A rule for several values, and what is said where it is broken. */
export type CrossRule = readonly [isBroken: boolean, key: string, message: string];

export const brokenOf = (rules: readonly CrossRule[]): Found[] =>
  rules.flatMap(([isBroken, key, message]) => (isBroken ? [{ key, message }] : []));

/** Thrown by what reads content, with all that is wrong in it. */
export class ContentProblems extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(formatProblems(problems));
  }
}

/** What reading gives: a value, or the problems for which there is none. */
export type Checked<Value> =
  { value: Value; problems: readonly [] } | { value?: undefined; problems: readonly Problem[] };

export function attempt<Value>(read: () => Value): Checked<Value> {
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

const MOST_NAMED = 12;

/** What could stand there; of many only the first. */
export function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const named = names.slice(0, MOST_NAMED).join(', ') || 'none';
  return more > 0 ? `${named} and ${more} more` : named;
}
