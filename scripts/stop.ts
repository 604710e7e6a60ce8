import { formatProblems, type Problem } from '../src/node/content/problems';

/** Ends a script with a message instead of a stack. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

export function stopAt(problems: readonly Problem[]): void {
  if (problems.length > 0) stop(formatProblems(problems));
}
