// Netlify's local engine has an install of its own in tools/local-host: it is larger than the site's
// and shares nothing with it. Runs after `npm ci` and before the site is served.
import { ensureOwnInstall } from './own-install.mjs';

// On Netlify itself nobody serves the site locally.
if (!process.env.NETLIFY) ensureOwnInstall('tools/local-host');
