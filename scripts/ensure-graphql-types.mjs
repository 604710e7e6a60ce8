// Gatsby writes the types of the GraphQL queries while it builds the site. A fresh clone has none yet,
// so this runs the first steps of a build, up to the one that writes them. It takes seconds.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const TYPES = 'src/gatsby-types.d.ts';

if (!existsSync(TYPES)) {
  console.log(`${TYPES} is missing: making it.`);
  await makeTypes();
  // Gatsby's workers still run and would keep the process alive.
  process.exit(0);
}

async function makeTypes() {
  process.env.NODE_ENV = 'production';
  process.env.gatsby_executing_command = 'build';
  const require = createRequire(import.meta.url);
  const { bootstrap } = require('gatsby/dist/bootstrap');
  const { store } = require('gatsby/dist/redux');
  const { writeTypeScriptTypes } = require('gatsby/dist/utils/graphql-typegen/ts-codegen');
  const program = /** @type {import('gatsby/dist/commands/types').IProgram} */ (
    /** @type {unknown} */ ({
      _: ['build'],
      command: 'build',
      directory: process.cwd(),
      sitePackageJson: require('../package.json'),
      browserslist: ['>0.25%', 'not dead'],
      extensions: ['.mjs', '.js', '.jsx', '.wasm', '.json'],
    })
  );
  await bootstrap({ program });
  const { schema, definitions, config } = store.getState();
  if (!config.graphqlTypegen) throw new Error('gatsby-config.ts has no graphqlTypegen');
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
}
