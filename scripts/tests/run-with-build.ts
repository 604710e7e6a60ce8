// Runs a package's program in the environment of a build:
//   npx jiti scripts/tests/run-with-build.ts fixture jest --selectProjects site
import { spawnSync } from 'node:child_process';
import { programPath } from '../program-path';
import { buildEnvironment } from './builds';

const [name = '', program = '', ...words] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, [programPath(program), ...words], {
  env: buildEnvironment(name),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
