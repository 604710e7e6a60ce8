// Netlify's local engine has an install of its own in tools/local-host: it is larger than the site's
// and shares nothing with it. Runs after `npm ci` and before the site is served.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const HOME = 'tools/local-host';

// On Netlify itself nobody serves the site locally.
if (!process.env.NETLIFY && !existsSync(`${HOME}/node_modules/.bin/netlify`)) {
  execFileSync('npm', ['ci', '--prefix', HOME], { stdio: 'inherit' });
}
