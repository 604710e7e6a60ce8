// Makes the tests' builds, or only those that are named: npx jiti scripts/tests/build.ts fixture
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCheckout } from './prepare-checkout';
import { prepareFixture, prepareOwner } from './prepare-fixture';
import { programPath } from '../program-path';
import { actsBuilds, buildEnvironment, CHECKOUT, testBuilds } from './builds';
import { prepareActs } from './ordinary-acts';

// Netlify's engine reads `_headers` where its configuration is, so each build has one.
const engine = '[build]\npublish = "."\n\n[dev]\nframework = "#static"\npublish = "."\n';

const named = process.argv.slice(2);

// All builds together start from nothing: Gatsby does not notice each change of the code.
if (named.length === 0) rmSync(CHECKOUT, { recursive: true, force: true });
for (const name of named.length > 0 ? named : testBuilds) {
  const env = buildEnvironment(name);
  prepareCheckout(CHECKOUT);
  if (name === 'fixture') prepareFixture();
  if (name === 'owner') prepareOwner();
  if (actsBuilds.includes(name)) await prepareActs(name, String(env.CONTENT_DIR));
  const { CONTENT_DIR: content } = env;
  if (content) cpSync(content, join(CHECKOUT, content), { recursive: true });
  // A company elsewhere has deleted the map of Riga; the tests' office is on it.
  const map = join(CHECKOUT, 'static/map.svg');
  if (content && !existsSync(map)) cpSync('static/street.svg', map);
  console.log(`\nThe build "${name}":`);
  const build = [programPath('gatsby'), 'build'];
  execFileSync(process.execPath, build, { cwd: CHECKOUT, env, stdio: 'inherit' });
  const built = join(CHECKOUT, 'public');
  rmSync(env.BUILT_DIR, { recursive: true, force: true });
  cpSync(built, env.BUILT_DIR, { recursive: true, filter: (path) => !path.endsWith('.map') });
  writeFileSync(`${env.BUILT_DIR}/netlify.toml`, engine);
}

// Each build writes the types of the queries.
const types = 'gatsby-types.d.ts';
cpSync(join(CHECKOUT, types), types);
if (spawnSync('git', ['diff', '--quiet', '--', types]).status === 1)
  throw new Error(
    `${types} has changed with the queries or the schema; put it into the commit: git add ${types}`,
  );
