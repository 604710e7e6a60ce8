import { readdirSync, readFileSync } from 'node:fs';

/** Each room of `src` with the rooms that it may import from. A room takes only from those before it. */
const rooms = Object.entries(JSON.parse(readFileSync('src/rooms.json', 'utf8')));

const names = rooms.map(([room]) => room);
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const found = foldersIn('src').flatMap(({ name }) =>
  name === 'node' ? foldersIn('src/node').map((entry) => `node/${entry.name}`) : [name],
);

const mistakes = [
  ...found.filter((room) => !names.includes(room)).map((room) => `src/${room} is not listed`),
  ...names.filter((room) => !found.includes(room)).map((room) => `src/${room} does not exist`),
  ...rooms.flatMap(([room, takes], index) =>
    takes
      .filter((other) => !names.slice(0, index).includes(other))
      .map((other) => `src/${room} takes from ${other}, which is not listed before it`),
  ),
];
if (mistakes.length > 0) throw new Error(`src/rooms.json: ${mistakes.join('; ')}`);

/** The zones of `import-x/no-restricted-paths`. */
export const roomZones = rooms.map(([room, takes]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...takes].map((name) => `./${name}`),
  message: `src/${room} takes from ${takes.join(', ') || 'no other room'} only (src/rooms.json).`,
}));
