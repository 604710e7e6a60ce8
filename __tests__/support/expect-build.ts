import { existsSync } from 'node:fs';
import { stop } from '../../scripts/stop';

/** Stops before each test reports the files that it lacks. */
export default function expectBuild() {
  const { BUILT_DIR, TEST_BUILD = '' } = process.env;
  const built = BUILT_DIR || 'public';
  const command = BUILT_DIR ? `npx jiti scripts/tests/build.ts ${TEST_BUILD}` : 'npm run build';
  // The last file of a build.
  if (!existsSync(`${built}/_headers`)) stop(`${built} is not built; build it: ${command}`);
}
