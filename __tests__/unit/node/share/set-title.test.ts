/** @jest-environment node */
import { measureWords } from '../../../../src/node/share/letters';
import { setTitle } from '../../../../src/node/share/set-title';
import { titleRoom } from '../../../../src/node/share/shape';

const set = async (title: string) => setTitle(await measureWords(title.split(' ')), 'lv');

test.each([
  ['Īre', 80, 1],
  ['Privātuma politika', 80, 2],
  ['Kontakti: zvaniet, rakstiet vai atnāciet', 66, 3],
  ['Profesionāla īstermiņa īres pārvaldīšana Rīgā: ko tā dod', 66, 4],
  ['Nekustamā īpašuma apsaimniekošanas uzņēmumi', 48, 3],
  ['Ko darīt, ja viesis atceļ rezervāciju dienu pirms ierašanās un nauda jāatdod?', 60, 5],
])('„%s” is set in %i pixels on %i lines', async (title, size, lines) => {
  const found = await set(title);
  expect(found).toMatchObject({ size });
  expect(found?.lines).toHaveLength(lines);
});

test.each([
  'Ko darīt, ja viesis atceļ rezervāciju dienu pirms ierašanās un nauda jāatdod?',
  'How much does €13,000 a year leave you with after fees, cleaning and tax in Riga?',
  'Cik maksā Airbnb pārvaldīšana Rīgā 2025.\u00a0gadā: 15–25\u00a0% no ieņēmumiem',
  'Nekustamā īpašuma apsaimniekošanas uzņēmumi un visneiedomājamākie noteikumi Rīgā',
])('the whole of „%s” fits into its space', async (title) => {
  const { size = 0, lines = [] } = (await set(title)) ?? {};
  const drawn = await measureWords(lines);
  expect(lines.join(' ')).toBe(title);
  expect(lines.length * size * titleRoom.leading).toBeLessThanOrEqual(titleRoom.height);
  expect(Math.max(...drawn.map(({ width }) => width * size))).toBeLessThanOrEqual(titleRoom.width);
});

test('a title that is too long even in the smallest letters is refused', async () => {
  expect(await set('īstermiņa īres pārvaldīšana '.repeat(12).trim())).toBeUndefined();
});
