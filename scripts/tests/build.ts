// Makes the tests' builds, or only those that are named: npx jiti scripts/tests/build.ts fixture
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { prepareFixture, prepareOwner } from './prepare-fixture';
import { programPath } from '../program-path';
import { buildEnvironment, testBuilds } from './builds';

// Netlify's engine reads `_headers` where its configuration is, so each build has one.
const engine = '[build]\npublish = "."\n\n[dev]\nframework = "#static"\npublish = "."\n';

const named = process.argv.slice(2);

for (const name of named.length > 0 ? named : testBuilds) {
  const env = buildEnvironment(name);
  if (name === 'fixture') prepareFixture();
  if (name === 'owner') prepareOwner();
  console.log(`\nThe build "${name}":`);
  execFileSync(process.execPath, [programPath('gatsby'), 'build'], { env, stdio: 'inherit' });
  rmSync(env.BUILT_DIR, { recursive: true, force: true });
  cpSync('public', env.BUILT_DIR, { recursive: true, filter: (path) => !path.endsWith('.map') });
  writeFileSync(`${env.BUILT_DIR}/netlify.toml`, engine);
}

// Each build writes the types of the queries.
const types = 'gatsby-types.d.ts';
if (spawnSync('git', ['diff', '--quiet', '--', types]).status === 1)
  throw new Error(
    `${types} has changed with the queries or the schema; put it into the commit: git add ${types}`,
  );
