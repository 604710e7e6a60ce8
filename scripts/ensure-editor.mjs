// The editor has an install of its own in tools/editor, apart from the site's. It is made when somebody
// first asks for the editor, and never on the host of the public site.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HOME = 'tools/editor';

if (!existsSync(`${HOME}/node_modules/esbuild`)) {
  execFileSync('npm', ['ci', '--prefix', HOME], { stdio: 'inherit' });
}
