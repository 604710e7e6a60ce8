import { ensureOwnInstall } from './own-install.mjs';

ensureOwnInstall('tools/local-host');
