// Runs a package's program in the environment of a build:
//   npx jiti scripts/with-build.ts fixture jest --selectProjects site
import { spawnSync } from 'node:child_process';
import { programOf } from './program-of';
import { environmentOf } from './test-builds';

const [name = '', program = '', ...words] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [programOf(program), ...words], {
  env: environmentOf(name),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
