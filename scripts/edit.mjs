// The editor and, beside it, the pages as they will be: what is saved lands in the content's folder, and
// `gatsby develop` shows it. When one ends, both end.
import { spawn } from 'node:child_process';
import { buildEditor } from '../tools/editor/build.mjs';
import { serveEditor } from '../tools/editor/serve.mjs';

const PORT = Number(process.env.EDITOR_PORT || 8880);
const SITE_PORT = process.env.SITE_PORT || '8000';
const content = process.env.CONTENT_DIR || 'content';

await buildEditor();
const server = await serveEditor({
  port: PORT,
  content,
  site: `http://localhost:${SITE_PORT}`,
}).catch((/** @type {unknown} */ reason) => {
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
