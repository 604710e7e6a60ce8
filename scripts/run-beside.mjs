import { spawn } from 'node:child_process';

/**
 * Runs a program of Node beside a server; however one ends, both end.
 * @param {import('node:http').Server} server
 * @param {string[]} command the program's file, and its words
 * @param {'inherit' | 'pipe'} output
 */
export function runBeside(server, command, output = 'inherit') {
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, 'inherit'] });
  child.on('exit', (code) => process.exit(code ?? 0));
  server.on('close', () => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(/** @type {NodeJS.Signals} */ (signal)));
  process.on('exit', () => child.kill());
  return child;
}

/**
 * Waits for a server, or says that its port is taken and ends.
 * @template Server
 * @param {Promise<Server>} starting
 */
export async function orSayTaken(starting) {
  return starting.catch((/** @type {unknown} */ reason) => {
    const error = /** @type {NodeJS.ErrnoException & { port?: number }} */ (reason);
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${error.port} is taken: is this running already?`);
    process.exit(1);
  });
}
