/** A mistake in a file that a person wrote, with what they need to mend it. */
export interface Problem {
  /** Path from the project's root. */
  file: string;
  line?: number;
  /** As written in the file: `figures.onSiteFee.unit`. */
  key: string;
  /** What is wrong and what is expected. */
  message: string;
}

export type Checked<Value> =
  { value: Value; problems: readonly [] } | { value?: undefined; problems: readonly Problem[] };

/** A line each: `content/company.yml:12  name: is required`. */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, key, message }) => `${file}${line ? `:${line}` : ''}  ${key}: ${message}`)
    .join('\n');
}
