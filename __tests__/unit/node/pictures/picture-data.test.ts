/** @jest-environment node */
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureData, readLook } from '../../../../src/node/pictures/picture-data';

const project = process.cwd();

beforeEach(() => process.chdir(mkdtempSync(join(tmpdir(), 'pictures-'))));
afterEach(() => process.chdir(project));

const red = { width: 160, height: 100, channels: 3 as const, background: '#c02020' };

async function savePicture(name: string) {
  await sharp({ create: red }).jpeg({ quality: 100 }).toFile(name);
  return { path: name, name: 'red wall', digest: name };
}

test('a picture is made as AVIF and WebP in each size, and as one JPEG', async () => {
  const file = await savePicture('a.jpg');
  const data = await pictureData(file, await readLook(file.path), { width: 60 });
  const { sources, fallback } = data.images;
  expect(sources?.map(({ type, srcSet }) => [type, srcSet.replace(/-\w{12}\./g, '.')])).toEqual([
    ['image/avif', '/static/pictures/red-wall-60.avif 60w,/static/pictures/red-wall-120.avif 120w'],
    ['image/webp', '/static/pictures/red-wall-60.webp 60w,/static/pictures/red-wall-120.webp 120w'],
  ]);
  expect(fallback?.src).toMatch(/^\/static\/pictures\/red-wall-60-\w{12}\.jpg$/);
  expect(readdirSync('public/static/pictures')).toHaveLength(5);
  const made = await sharp(`public${fallback?.src}`).metadata();
  expect(made).toMatchObject({ format: 'jpeg', width: 60, height: 38 });
});

test('its place is as wide and as high as the picture will be, in its colour', async () => {
  const { path } = await savePicture('a.jpg');
  const look = await readLook(path);
  expect(look).toMatchObject({ width: 160, height: 100 });
  expect(look.colour).toMatch(/^#[bc][0-9a-f][12][0-9a-f][12][0-9a-f]$/);
});

test('a photograph that was taken upright stands upright', async () => {
  await sharp({ create: red }).withMetadata({ orientation: 6 }).jpeg().toFile('up.jpg');
  expect(await readLook('up.jpg')).toMatchObject({ width: 100, height: 160 });
});

test('another picture has other addresses, the same one the same', async () => {
  const [one, other] = await Promise.all(
    ['a.jpg', 'b.jpg'].map(async (name) => {
      const file = await savePicture(name);
      const look = await readLook(name);
      return () => pictureData(file, look, { width: 60 });
    }),
  );
  expect(await one?.()).toEqual(await one?.());
  expect(await one?.()).not.toEqual(await other?.());
});
