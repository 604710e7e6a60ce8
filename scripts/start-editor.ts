// Serves the editor, and runs `gatsby develop` beside it, which shows the saved changes.
import { serveEditor } from '../tools/editor/serve';
import { programPath } from './program-path';
import { expectFreePort, orReportBusyPort, runWithServer } from './run-with-server';

const PORT = Number(process.env.EDITOR_PORT || 8880);
const SITE_PORT = process.env.SITE_PORT || '8000';
// The editor requires the name of a repository even where it sends no request to it.
const backend = { name: 'github', repo: process.env.EDITOR_REPO || 'local/site' };
const place = { backend, review: false, site: `http://localhost:${SITE_PORT}` };

// Gatsby would ask for another port, and nobody could answer.
await orReportBusyPort(expectFreePort(Number(SITE_PORT)), 'SITE_PORT');
const server = await orReportBusyPort(serveEditor(PORT, place), 'EDITOR_PORT');
const site = runWithServer(server, [programPath('gatsby'), 'develop', '-p', SITE_PORT], 'pipe');
site.stdout?.on('data', (part: Buffer) => {
  process.stdout.write(part);
  if (part.toString().includes('You can now view'))
    console.log(`\n  Redaktors / Editor: http://localhost:${PORT}/\n`);
});
