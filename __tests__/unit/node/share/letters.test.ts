/** @jest-environment node */
import { linesBox } from '../../../../src/node/share/elements';
import { drawLetters, measureWords } from '../../../../src/node/share/letters';

const draw = (text: string) =>
  drawLetters(linesBox({ size: 60, lines: [text] }), { width: 1200, height: 100 });

test('sharing pictures draw letters as paths, so that they need no font of the machine', async () => {
  const svg = await draw('Īre');
  expect(svg).toContain('<path');
  expect(svg).not.toMatch(/<text|<image|@font-face/);
});

test.each(['āčēģīķļņšūž', 'ĀČĒĢĪĶĻŅŠŪŽ'])('the letters %s keep their marks', async (marked) => {
  const bare = marked.normalize('NFD').replace(/\p{M}/gu, '');
  for (const [index, letter] of Array.from(marked).entries()) {
    expect(await draw(letter)).not.toBe(await draw(bare[index] ?? ''));
  }
});

test.each(['„Īre” – 20\u00a0%', '“€13,000”', 'Łódź, São, naïve', '1½ × 2', '– — ‘’ • … −'])(
  'the fonts have every letter of %s',
  async (text) => expect((await measureWords([text]))[0]?.width).toBeGreaterThan(1),
);

test('a letter of another script is reported', async () => {
  await expect(measureWords(['Рига'])).rejects.toThrow(
    'has "Рига", which the fonts of the pictures for sharing lack; expected Latin letters',
  );
});
