// Runs a command in the environment of a build: node scripts/with-build.mjs fixture npm run test:site
import { spawnSync } from 'node:child_process';
import { environmentOf } from './test-builds.mjs';

const [name = '', command = '', ...words] = process.argv.slice(2);
const { status } = spawnSync(command, words, { env: environmentOf(name), stdio: 'inherit' });
process.exitCode = status ?? 1;
