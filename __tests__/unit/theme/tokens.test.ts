import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fillInColours, palette } from '../../../src/theme/tokens';

const read = (path: string) => readFileSync(path, 'utf8');

const drawings = readdirSync('artwork/drawings').filter((name) => name !== 'logo.svg');

test.each(drawings)('%s has the colours of the palette; else: npm run draw', (name) => {
  // A whole drawing would fill the report.
  expect(read(`static/${name}`) === fillInColours(read(`artwork/drawings/${name}`))).toBe(true);
});

test('the icon on a phone’s screen has the colours of the palette; else: npm run draw', async () => {
  const pixels = await sharp('static/apple-touch-icon.png').raw().toBuffer();
  expect(`#${pixels.toString('hex', 0, 3)}`).toBe(palette.pine);
});

test('a drawing that names an unknown colour is an error', () => {
  expect(() => fillInColours('<path fill="var(--puce)"/>')).toThrow('There is no colour "puce"');
});
