/** @jest-environment node */
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTENT } from '../../../../src/node/content/content-folder';
import { drawPicture } from '../../../../src/node/share/draw-picture';
import { wordsBox } from '../../../../src/node/share/elements';
import { ground } from '../../../../src/node/share/ground';
import { drawLetters } from '../../../../src/node/share/letters';
import { sharePicture } from '../../../../src/node/share/share-picture';
import { column } from '../../../../src/node/share/shape';

const photo = { path: `${CONTENT}/images/story.jpg`, digest: '1' };

test.each([
  ['is too long', 'ļoti '.repeat(99).trim(), /fit the picture for sharing; expected fewer or/],
  ['has a word that is too wide', 'ļ'.repeat(60), /"ļ+" does not fit the picture/],
  ['has letters that cannot be drawn', 'Рига', /has "Рига", which the fonts/],
])('a title that %s stops the build, which names its file and key', async (_, title, message) => {
  const source = { file: `${CONTENT}/blog/a/lv.mdx`, key: 'customTitle' };
  const made = sharePicture({ title, language: 'lv', companyName: 'Amberkey', photo, source });
  await expect(made).rejects.toThrow(message);
  await expect(made).rejects.toThrow(/blog\/a\/lv\.mdx {2}customTitle: /);
});

test('a picture is a JPEG of 1200 × 630, and no other file is left beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  const file = join(folder, 'picture.jpg');
  const box = wordsBox({ size: 80, lines: ['Īre'] }, 'Rīgas tirgus');
  await drawPicture(file, {
    ground: await ground('Amberkey'),
    words: await drawLetters(box, column),
    photo,
  });
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(statSync(file).size).toBeLessThan(120_000);
  expect(readdirSync(folder)).toEqual(['picture.jpg']);
});

test('pages that share a picture and are made at the same time have it drawn once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  const file = join(folder, 'picture.jpg');
  const words = await drawLetters(wordsBox({ size: 80, lines: ['Īre'] }), column);
  const parts = { ground: await ground('Amberkey'), words, photo };
  await Promise.all([1, 2, 3].map(() => drawPicture(file, parts)));
  expect(readdirSync(folder)).toEqual(['picture.jpg']);
});
