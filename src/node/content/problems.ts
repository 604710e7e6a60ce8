export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** As written in the file: `figures.onSiteFee.unit`. */
  key: string;
  message: string;
}

/** A value, or what is wrong with what should have become it; never both. */
export type Checked<Value> =
  { value: Value; problems: readonly [] } | { value?: undefined; problems: readonly Problem[] };

export const valid = <Value>(value: Value): Checked<Value> => ({ value, problems: [] });

/** Goes on with a value that has no problems. */
export const andThen = <Value, Next>(
  { value, problems }: Checked<Value>,
  next: (value: Value) => Checked<Next>,
): Checked<Next> => (value === undefined ? { problems } : next(value));

export const gather = <Value>(checked: readonly Checked<Value>[]) => ({
  values: checked.flatMap(({ value }) => (value === undefined ? [] : [value])),
  problems: checked.flatMap(({ problems }) => problems),
});

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
