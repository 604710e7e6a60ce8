import { ensureSeparateInstall } from './separate-install';

ensureSeparateInstall('tools/editor');
