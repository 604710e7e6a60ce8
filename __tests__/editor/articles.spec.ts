import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from './build-site';
import {
  enter,
  expect,
  field,
  filesOf,
  leftIn,
  openEntry,
  reach,
  save,
  test,
  textOf,
} from './editor-page';

const NOISE = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const SLUG = 'dzivoklis-ziemai';
/** A picture is as large as a phone makes it, in pixels and in bytes. */
const COVER = sharp({
  create: { width: 4000, height: 3000, channels: 3, background: '#806040', noise: NOISE },
}).jpeg({ quality: 98 });
const FEE = '23';
const HEADING = ['Raksti no redaktora', 'Articles from the editor'];

const words = [
  {
    title: 'Dzīvoklis ziemai',
    text: 'Ievads par ziemu.',
    tip: 'Padoms par logiem.',
    question: 'Vai ziemā ir viesi?',
    box: 'Galvenais ir siltums',
  },
  {
    title: 'A winter apartment',
    text: 'On the winter.',
    tip: 'A tip on windows.',
    question: 'Do guests come in winter?',
    box: 'Warmth comes first',
  },
];

const input = (page: Page, path: string, language = 0) =>
  field(page, path, language).locator('input, textarea').first();

async function fill(page: Page, path: string, value: string, language = 0) {
  await reach(input(page, path, language), field(page, path.split('.')[0] ?? '', language));
  await input(page, path, language).fill(value);
}

async function addBlock(
  page: Page,
  language: number,
  name: string,
  values: Record<string, string>,
) {
  const body = field(page, 'body', language);
  await body.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [key, value] of Object.entries(values))
    await dialog.locator(`[data-key-path$=":${key}"] :is(input, textarea)`).first().fill(value);
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

async function writeArticle(page: Page) {
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(field(page, 'date')).not.toContainText('UTC');
  await field(page, 'category').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await field(page, 'author').getByRole('radio').first().click();
  await field(page, 'cover').getByRole('button', { name: 'Browse' }).click();
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  const photo = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await COVER.toBuffer() };
  expect(photo.buffer.length).toBeGreaterThan(5e6);
  await (await asked).setFiles(photo);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert', exact: true }).click();
  await field(page, 'draft').getByRole('switch').click();
  for (const [language, { title, text, tip, question, box }] of words.entries()) {
    await fill(page, 'title', title, language);
    for (const name of ['excerpt', 'keywords', 'coverAlt'])
      await fill(page, name, `${title}.`, language);
    const body = field(page, 'body', language);
    await body.getByRole('textbox').first().click();
    await page.keyboard.type(text);
    await addBlock(page, language, 'Padomi', { content: `1. **${tip}** ${tip}` });
    await addBlock(page, language, 'Jautājums un atbilde', { question, content: tip });
    await addBlock(page, language, 'Izcelta doma', { title: box, content: text });
  }
  await save(page);
}

test('An editor writes an article, changes a fee and a sentence, and finds them on the pages', async ({
  page,
  url,
}) => {
  test.setTimeout(900_000);
  const before = filesOf('content');
  await enter(page, url, before);
  await writeArticle(page);
  await openEntry(page, 'company', 'company');
  await fill(page, 'figures.onSiteFee.value', FEE);
  await save(page);
  await openEntry(page, 'words', 'blog');
  for (const [language, heading] of HEADING.entries())
    await fill(page, 'head.title', heading, language);
  await save(page);
  const after = await leftIn(page);

  // A number of its own would be the same in two branches.
  for (const language of ['lv', 'en'])
    expect(textOf(after, `content/blog/${SLUG}/index.${language}.mdx`)).not.toMatch(/^id:/m);
  const cover = sharp(Buffer.from(after[`content/blog/${SLUG}/IMG_0001.webp`] ?? '', 'base64'));
  expect(await cover.metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1800 });

  const folder = buildSite(after);
  for (const [index, language] of ['lv', 'en'].entries()) {
    const pageOf = (path: string) =>
      readFileSync(join(folder, 'public', language, path, 'index.html'), 'utf8');
    const { title, tip, question, box } = words[index] ?? {};
    for (const told of [title, tip, question, box]) expect(pageOf(`blog/${SLUG}`)).toContain(told);
    expect(pageOf('blog')).toContain(HEADING[index]);
    expect(pageOf('services')).toMatch(new RegExp(`${FEE}\\s?%`));
  }
  rmSync(folder, { recursive: true });

  await openEntry(page, 'article', `${SLUG}/index`);
  await fill(page, 'title', `${words[0]?.title ?? ''} ¤`);
  await save(page);
  const path = `content/blog/${SLUG}/index.lv.mdx`;
  const again = await leftIn(page);
  expect(textOf(again, path).replace(' ¤', '')).toBe(textOf(after, path));
  expect({ ...again, [path]: '' }).toEqual({ ...after, [path]: '' });
});
