import { draw, titleBox } from '../../../../src/node/share/card';

const drawn = (text: string) => draw(titleBox(text), { height: 100 });

test('letters are paths, so that they need no font of the machine', async () => {
  const svg = await drawn('Īre');
  expect(svg).toContain('<path');
  expect(svg).not.toMatch(/<text|<image|@font-face/);
});

test.each(['āčēģīķļņšūž', 'ĀČĒĢĪĶĻŅŠŪŽ'])('the letters %s keep their marks', async (marked) => {
  const bare = marked.normalize('NFD').replace(/\p{M}/gu, '');
  for (const [index, letter] of Array.from(marked).entries())
    expect(await drawn(letter)).not.toBe(await drawn(bare[index] ?? ''));
});

test.each([
  ['many words', 'Ko darīt, ja viesis atceļ rezervāciju dienu pirms ierašanās un nauda jāatdod'],
  ['a long word', 'Nekustamā īpašuma visneiedomājamākie noteikumi'],
])('a title with %s fits its place', async (_, title) => {
  const svg = await draw(titleBox(title), { width: 480 });
  expect(Number(/ height="(\d+)/.exec(svg)?.[1])).toBeLessThanOrEqual(340);
});
