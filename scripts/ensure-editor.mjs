import { ensureOwnInstall } from './own-install.mjs';

ensureOwnInstall('tools/editor');
