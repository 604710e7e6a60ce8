import { ensureOwnInstall } from './own-install.mjs';

// On Netlify nobody serves the site locally.
if (!process.env.NETLIFY) ensureOwnInstall('tools/local-host');
