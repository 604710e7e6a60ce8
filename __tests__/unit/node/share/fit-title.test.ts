/** @jest-environment node */
import { titleBox, titleRoom } from '../../../../src/node/share/card';
import { draw } from '../../../../src/node/share/draw';
import { fitTitle } from '../../../../src/node/share/fit-title';

const sizeOf = async (title: string) => (await fitTitle(title, 'lv')).size;

test('a title has the same letters whether it is short or takes four lines', async () => {
  const long = 'Profesionāla īstermiņa īres pārvaldīšana Rīgā: ko tā dod';
  expect(await sizeOf(long)).toBe(await sizeOf('Privātuma politika'));
});

test.each([
  ['many words', 'Ko darīt, ja viesis atceļ rezervāciju dienu pirms ierašanās un nauda jāatdod?'],
  ['a long word', 'Nekustamā īpašuma visneiedomājamākie noteikumi'],
])('a title with %s has smaller letters and is whole', async (_, title) => {
  const fitting = await fitTitle(title, 'lv');
  expect(fitting.size).toBeLessThan(await sizeOf('Privātuma politika'));
  expect(fitting.text.replaceAll('\u00a0', ' ')).toBe(title);
  const svg = await draw(titleBox(fitting), { width: titleRoom.width });
  expect(Number(/ height="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(titleRoom.height);
});

test.each([
  ['many words', 'ļoti '.repeat(99).trim(), /fit the picture for sharing; expected fewer or/],
  ['a word that is too wide', 'ļ'.repeat(60), /"ļ+" does not fit the picture/],
  ['letters of another script', 'Rīga, Рига', /has "Рига", which the fonts .* lack/],
])('a title with %s is refused', async (_, title, message) => {
  await expect(fitTitle(title, 'lv')).rejects.toThrow(message);
});

test.each([
  ['a number and its unit', 'Līdz 30 % vairāk naudas', 'Līdz 30\u00a0% vairāk naudas'],
  ['a short last word and the one before it', 'Īre Rīgā', 'Īre\u00a0Rīgā'],
])('%s stay together in a title', async (_, title, text) => {
  expect(await fitTitle(title, 'lv')).toMatchObject({ text });
});

test('a picture does not show the sign ✎, nor miss the joiners of typography', async () => {
  expect(await fitTitle('✎ Virsraksts 2–3', 'lv')).toMatchObject({
    text: 'Virsraksts\u00a02\u2060–\u20603',
  });
});
