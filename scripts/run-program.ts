import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program. A signal ends it first and then this process, which can clean up at its exit.
 * @returns its exit code
 */
export async function run(command: string, words: string[], options: SpawnOptions = {}) {
  const child = spawn(command, words, { stdio: ['ignore', 'inherit', 'inherit'], ...options });
  const end = () => child.kill();
  for (const signal of SIGNALS) process.on(signal, end);
  const [status] = (await once(child, 'exit')) as [number | null];
  for (const signal of SIGNALS) process.off(signal, end);
  if (child.killed) process.exit(1);
  return status ?? 1;
}

/** Runs a program; this process exits when it fails. */
export async function runOrExit(command: string, words: string[], options: SpawnOptions = {}) {
  const status = await run(command, words, options);
  if (status !== 0) process.exit(status);
}
