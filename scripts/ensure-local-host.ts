import { ensureOwnInstall } from './own-install';

ensureOwnInstall('tools/local-host');
