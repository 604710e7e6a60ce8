import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { stop } from './stop';

/**
 * Runs a Node program beside a server; when one ends, both end.
 * @param command the program's file, and its words
 */
export function runWithServer(
  server: Server,
  command: string[],
  output: 'inherit' | 'pipe' = 'inherit',
) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', output, 'inherit'] });
  child.on('exit', (code) => process.exit(code ?? 0));
  server.on('close', () => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal));
  process.on('exit', () => child.kill());
  return child;
}

/** Waits for a server, or reports that its port is in use and exits. `variable` names the port. */
export async function orReportBusyPort<Started>(starting: Promise<Started>, variable?: string) {
  return starting.catch((reason: unknown) => {
    const error = reason as NodeJS.ErrnoException & { port?: number };
    if (error.code !== 'EADDRINUSE') throw error;
    const other = variable ? ` The variable ${variable} sets another port.` : '';
    stop(`Port ${error.port} is taken: is this running already?${other}`);
  });
}

/** @throws EADDRINUSE while another program, such as a second `gatsby develop`, listens on the port. */
export async function expectFreePort(port: number) {
  const probe = createServer().listen(port, 'localhost');
  await once(probe, 'listening');
  probe.close();
}
