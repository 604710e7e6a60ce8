import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { complaints, expect, field, test } from './editor-server';

const jpegOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();

/** A picture as an editor has it: under a name of its own. */
const own = (buffer: Buffer) => ({ name: 'DSC01.jpg', mimeType: 'image/jpeg', buffer });

const rowOf = (page: Page, file: string) => page.getByRole('listitem').filter({ hasText: file });

test.afterEach(({ page }) => expect(complaints(page)).toEqual([]));

for (const { home, title, needed, place, media } of [
  {
    home: '',
    title: 'Lapu attēli',
    needed: 'Vismaz 2400 × 1350 pikseļi',
    place: 'Sākumlapa: pirmais ekrāns datorā',
    media: 'Attēli',
  },
  {
    home: '/en',
    title: 'Pictures of pages',
    needed: '2400 × 1350 pixels or more',
    place: 'Home: first screen on a computer',
    media: 'Media',
  },
])
  test(`${title}: each picture of the pages is listed, with its places and the size it must have`, async ({
    page,
    editor,
  }) => {
    await page.goto(`${editor.url}${home}/`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    for (const file of readdirSync('content/images'))
      await expect(rowOf(page, file).locator('img')).toHaveJSProperty('complete', true);
    await expect(rowOf(page, 'hero-riga-wide.jpg')).toContainText(needed);
    await expect(rowOf(page, 'hero-riga-wide.jpg')).toContainText(place);
    await expect(page.getByRole('button', { name: media, exact: true })).toBeVisible();
  });

test('a picture that the page could not use is refused, and the old one stays', async ({
  page,
  editor,
}) => {
  const file = join(editor.folder, 'images/owners-hero.jpg');
  const before = readFileSync(file);
  await page.goto(`${editor.url}/#/pictures`);
  const row = rowOf(page, 'owners-hero.jpg');
  for (const [buffer, message] of [
    [await jpegOf(1599, 1000), /par mazu: 1599 × 1000 pikseļi, bet vajag vismaz 1600 × 900/],
    [Buffer.from('no picture'), /Tas nav attēls/],
    [Buffer.alloc(1_200_000), /par lielu: 1\.2 MB, bet drīkst būt līdz 1 MB/],
  ] as const) {
    await row.locator('input').setInputFiles(own(buffer));
    await expect(row.getByRole('status')).toHaveText(message);
    expect(readFileSync(file).equals(before)).toBe(true);
  }
});

test('a picture that fits takes the place of the old one, byte for byte, and nothing else changes', async ({
  page,
  editor,
}) => {
  const files = () =>
    readdirSync(join(editor.folder, 'images')).map((name) => {
      const bytes = readFileSync(join(editor.folder, 'images', name));
      return [name, bytes.toString('base64')] as const;
    });
  const before = new Map(files());
  const fresh = await jpegOf(1600, 900);
  await page.goto(`${editor.url}/#/pictures`);
  const row = rowOf(page, 'owners-hero.jpg');
  await row.locator('input').setInputFiles(own(fresh));
  await expect(row.getByRole('status')).toHaveText('Nomainīts.');
  before.set('owners-hero.jpg', fresh.toString('base64'));
  expect(new Map(files())).toEqual(before);
});

test('a cover that is too small is refused when it is chosen', async ({ page, editor }) => {
  await page.goto(`${editor.url}/#/collections/article/new`);
  await field(page, 'slug').fill('mazs-vaks');
  await page.getByRole('button', { name: 'Izvēlēties attēlu' }).first().click();
  await page.locator('input[type=file]').setInputFiles(own(await jpegOf(900, 600)));
  await expect(page.getByText(/900 × 600 pikseļi, bet vajag vismaz 1200 × 630/)).toBeVisible();
  await expect(page.getByText('DSC01.jpg')).toHaveCount(0);
});
