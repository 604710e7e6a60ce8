// Gatsby writes the types of the GraphQL queries while it builds the site. Where they are missing, or
// older than a query or the schema, this runs the first steps of a build, up to the one that writes
// them. It takes seconds.
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { filesIn } from './content-files.mjs';

const TYPES = 'gatsby-types.d.ts';

const reason = whyToMake();
if (reason) {
  console.log(`${TYPES} ${reason}: making it.`);
  await makeTypes();
  // Gatsby's workers still run and would keep the process alive.
  process.exit(0);
}

/** Why the types cannot be used as they are; nothing where they can. */
function whyToMake() {
  const made = changedAt(TYPES);
  if (made === undefined) return 'is missing';
  const newer = typeSources().find((file) => (changedAt(file) ?? 0) > made);
  return newer && `is older than ${newer}`;
}

/** The files from which the types follow: the queries, the schema, and which Gatsby reads them. */
function typeSources() {
  const queries = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx')].filter((file) =>
    readFileSync(file, 'utf8').includes('graphql`'),
  );
  return [
    ...queries,
    ...filesIn('src/node/data-layer', '.ts'),
    'gatsby-config.ts',
    'package-lock.json',
  ];
}

/** @param {string} file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
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
