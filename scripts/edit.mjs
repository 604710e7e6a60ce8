// The editor and, beside it, the pages as they will be: what is saved lands in the content's folder, and
// `gatsby develop` shows it. When one ends, both end.
import { spawn } from 'node:child_process';
import { serveEditor } from '../tools/editor/serve.mjs';

const PORT = Number(process.env.EDITOR_PORT || 8880);
const SITE_PORT = process.env.SITE_PORT || '8000';
// The local way of working needs the name of a repository, and asks it nothing.
const backend = { name: 'github', repo: process.env.EDITOR_REPO || 'local/site' };
const place = { backend, review: false, site: `http://localhost:${SITE_PORT}` };

const server = await serveEditor(PORT, place).catch((/** @type {unknown} */ reason) => {
  if (/** @type {NodeJS.ErrnoException} */ (reason).code !== 'EADDRINUSE') throw reason;
  console.error(`Port ${PORT} is taken: is the editor open already?`);
  process.exit(1);
});

// In a group of its own, so that a signal reaches Gatsby's own processes too.
const site = spawn('npx', ['gatsby', 'develop', '-p', SITE_PORT], {
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit'],
});
site.stdout.on('data', (/** @type {Buffer} */ part) => {
  process.stdout.write(part);
  if (part.toString().includes('You can now view'))
    console.log(`\n  Redaktors / Editor: http://localhost:${PORT}/\n`);
});
site.on('exit', (code) => {
  server.closeAllConnections();
  server.close(() => process.exit(code ?? 0));
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => site.pid && process.kill(-site.pid, signal));
