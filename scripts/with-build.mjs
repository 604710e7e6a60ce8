// Runs a command in the environment of one of the tests' builds:
//   node scripts/with-build.mjs fixture npm run check:content
import { spawnSync } from 'node:child_process';
import { environmentOf } from './test-builds.mjs';

const [name = '', command = '', ...words] = process.argv.slice(2);
const { status } = spawnSync(command, words, { env: environmentOf(name), stdio: 'inherit' });
process.exitCode = status ?? 1;
