import { spawn } from 'node:child_process';

/**
 * Runs a command beside a server; when one ends, both end.
 * @param {import('node:http').Server} server
 * @param {string} command
 * @param {string[]} words
 * @param {'inherit' | 'pipe'} output
 */
export function runBeside(server, command, words, output = 'inherit') {
  // A process group, so that a signal also reaches what the command starts.
  const child = spawn(command, words, { detached: true, stdio: ['ignore', output, 'inherit'] });
  child.on('exit', (code) => {
    server.closeAllConnections();
    server.close(() => process.exit(code ?? 0));
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.pid && process.kill(-child.pid, signal));
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
