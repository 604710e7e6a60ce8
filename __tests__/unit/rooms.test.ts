import { readFileSync } from 'node:fs';
import rooms from '../../src/rooms.json';

const document = readFileSync('docs/architecture.md', 'utf8');

/** The table of rooms: one row may name several rooms, which take from the same ones. */
const described = document
  .split('\n')
  .filter((line) => line.startsWith('| `src/'))
  .flatMap((line) => {
    const [, named = '', , takes = ''] = line.split('|').map((cell) => cell.trim());
    const others = takes === '–' ? [] : takes.split(', ');
    return [...named.matchAll(/`src\/([^`]+)`/g)].map(([, room]) => [room, others]);
  });

test('the documentation draws the rooms of the house as the linter knows them', () => {
  expect(Object.fromEntries(described)).toEqual(rooms);
});
