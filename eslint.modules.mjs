import { readdirSync, readFileSync } from 'node:fs';

/** The modules of `src` with those that each may import from: only ones listed before it. */
const modules = Object.entries(JSON.parse(readFileSync('src/modules.json', 'utf8')));

const names = modules.map(([name]) => name);
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const found = foldersIn('src').flatMap(({ name }) =>
  name === 'node' ? foldersIn('src/node').map((entry) => `node/${entry.name}`) : [name],
);

const problems = [
  ...found.filter((name) => !names.includes(name)).map((name) => `src/${name} is not listed`),
  ...names.filter((name) => !found.includes(name)).map((name) => `src/${name} does not exist`),
  ...modules.flatMap(([name, imports], index) =>
    imports
      .filter((other) => !names.slice(0, index).includes(other))
      .map((other) => `src/${name} imports from ${other}, which is not listed before it`),
  ),
];
if (problems.length > 0) throw new Error(`src/modules.json: ${problems.join('; ')}`);

/** The zones of `import-x/no-restricted-paths`. */
export const moduleZones = modules.map(([name, imports]) => ({
  target: `./src/${name}`,
  from: './src',
  except: [name, ...imports].map((folder) => `./${folder}`),
  message: `src/${name} imports from ${imports.join(', ') || 'no other module'} only (src/modules.json).`,
}));
