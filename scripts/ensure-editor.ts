import { ensureOwnInstall } from './own-install';

ensureOwnInstall('tools/editor');
