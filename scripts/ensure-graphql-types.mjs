// The types of the GraphQL queries are made while the site is built. A fresh clone has none yet: this
// goes as far as Gatsby's build goes until it knows them, which takes seconds.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const TYPES = 'src/gatsby-types.d.ts';

if (!existsSync(TYPES)) {
  console.log(`${TYPES} is missing: making it.`);
  await makeTypes();
  // Gatsby's workers are still there.
  process.exit(0);
}

async function makeTypes() {
  process.env.NODE_ENV = 'production';
  process.env.gatsby_executing_command = 'build';
  const require = createRequire(import.meta.url);
  const { bootstrap } = require('gatsby/dist/bootstrap');
  const { store } = require('gatsby/dist/redux');
  const { writeTypeScriptTypes } = require('gatsby/dist/utils/graphql-typegen/ts-codegen');
  const program = {
    _: ['build'],
    command: 'build',
    directory: process.cwd(),
    sitePackageJson: require('../package.json'),
    browserslist: ['>0.25%', 'not dead'],
    extensions: ['.mjs', '.js', '.jsx', '.wasm', '.json'],
  };
  await bootstrap({ program });
  const { schema, definitions, config } = store.getState();
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
}
