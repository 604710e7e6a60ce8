import { ensureSeparateInstall } from './separate-install';

ensureSeparateInstall('tools/local-host');
