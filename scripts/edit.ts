// Serves the editor with `gatsby develop` beside it, which shows what the editor saves.
import { serveEditor } from '../tools/editor/serve';
import { programOf } from './program-of';
import { orSayTaken, runBeside } from './run-beside';

const PORT = Number(process.env.EDITOR_PORT || 8880);
const SITE_PORT = process.env.SITE_PORT || '8000';
// The editor wants the name of a repository even where it asks it nothing.
const backend = { name: 'github', repo: process.env.EDITOR_REPO || 'local/site' };
const place = { backend, review: false, site: `http://localhost:${SITE_PORT}` };

const server = await orSayTaken(serveEditor(PORT, place));
const site = runBeside(server, [programOf('gatsby'), 'develop', '-p', SITE_PORT], 'pipe');
site.stdout?.on('data', (part: Buffer) => {
  process.stdout.write(part);
  if (part.toString().includes('You can now view'))
    console.log(`\n  Redaktors / Editor: http://localhost:${PORT}/\n`);
});
