// Serves the built site through Netlify's local engine, and beside it the mail service to which its
// forms send. When one ends, both end.
import { spawn } from 'node:child_process';
import { startMailService } from './mail-service.mjs';

const { server, port } = await startMailService().catch((/** @type {unknown} */ reason) => {
  const error = /** @type {NodeJS.ErrnoException & { port?: number }} */ (reason);
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${error.port} is taken: is the site served already?`);
  process.exit(1);
});
console.log(`Inquiries that are sent from the site: http://localhost:${port}/`);

// In a group of its own, so that a signal reaches the engine and not only npm.
const site = spawn('npm', ['run', 'serve:site'], {
  detached: true,
  stdio: ['ignore', 'inherit', 'inherit'],
});
site.on('exit', (code) => {
  server.closeAllConnections();
  server.close(() => process.exit(code ?? 0));
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => site.pid && process.kill(-site.pid, signal));
