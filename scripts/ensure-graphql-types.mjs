// The types of the GraphQL queries are made while the site is built. A fresh clone has none yet.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const TYPES = 'src/gatsby-types.d.ts';

if (!existsSync(TYPES)) {
  console.log(`${TYPES} is missing: building the site once to make it.`);
  execFileSync('npx', ['gatsby', 'build'], { stdio: 'inherit' });
}
