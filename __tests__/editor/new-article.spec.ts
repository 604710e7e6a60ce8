import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sirv from 'sirv';
import { portOf } from '../../scripts/port-of.mjs';
import { buildSite } from './build-site';
import { changeFee, changeHeading, expect, field, save, test } from './editor-server';

// What the first test writes, the second one builds.
test.describe.configure({ mode: 'serial' });

const SLUG = 'dzivoklis-ziema';

/** What the article says in each language. */
const article = {
  lv: {
    title: 'Kā dzīvokli sagatavot ziemai',
    excerpt:
      'Logi, apkure un slidenas kāpnes: ko pārbaudīt pirms pirmā sala, lai viesiem būtu silti.',
    keywords: 'ziema, apkure, dzīvoklis',
    coverAlt: 'Galds ar kalendāru un telefonu',
    paragraph: 'Ziema sākas ar vienu aukstu rītu.',
    highlight: 'Galvenais vienā teikumā',
    thought: 'Pārbaudiet logus pirms sala.',
    question: 'Cik grādu vajag?',
    answer: 'Tukšā dzīvoklī vismaz piecpadsmit.',
    callTitle: 'Vai vajag palīdzību?',
    button: 'Rakstīt mums',
    heading: 'Raksti īpašniekiem',
    fee: '23\u00a0%',
  },
  en: {
    title: 'How to get a flat ready for winter',
    excerpt:
      'Windows, heating and icy steps: what to check before the first frost, so that guests are warm.',
    keywords: 'winter, heating, flat',
    coverAlt: 'A desk with a calendar and a phone',
    paragraph: 'Winter begins with one cold morning.',
    highlight: 'The point in one sentence',
    thought: 'Check the windows before it freezes.',
    question: 'How warm must it be?',
    answer: 'Fifteen degrees at least, even in an empty flat.',
    callTitle: 'Do you need a hand?',
    button: 'Write to us',
    heading: 'Articles for owners',
    fee: '23%',
  },
};

/** Adds a block at the end of a text, and answers with it. */
async function addBlock(half: Locator, page: Page, name: string): Promise<Locator> {
  await half.getByRole('button', { name: 'Ielikt bloku' }).first().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  return half.locator('[data-slate-void]').last();
}

test('an article is written in both languages, with a cover and blocks, and passes every check', async ({
  page,
  editor,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${editor.url}/#/collections/article/new`);
  await field(page, 'slug').fill(SLUG);
  await page.getByRole('button', { name: 'Izvēlēties attēlu' }).first().click();
  await page.locator('input[type=file]').setInputFiles('content/images/consultation.jpg');
  await page.getByRole('button', { name: 'Ielikt izvēlēto' }).click();
  await field(page, 'draft').click();
  for (const [language, words] of Object.entries(article)) {
    const half = page
      .locator('[class*="ControlPaneContainer"]')
      .filter({ hasText: `Valoda: ${language.toUpperCase()}` })
      .last();
    for (const name of ['title', 'excerpt', 'keywords', 'coverAlt'] as const)
      await field(half, name).fill(words[name]);
    const text = half.locator('[data-slate-editor]').first();
    await text.locator('p').first().click();
    // The rich text takes a moment to hear of a selection.
    await expect(async () => {
      await page.keyboard.press('Control+A');
      await page.keyboard.press('Delete');
      await expect(text).toHaveText(/^\s*$/, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
    // What is left is the heading that stood last.
    await page.keyboard.press('Backspace');
    await page.keyboard.insertText(words.paragraph);
    const box = await addBlock(half, page, 'Izcelta doma');
    await field(box, 'title').fill(words.highlight);
    await box.locator('[data-slate-editor]').click();
    await page.keyboard.insertText(words.thought);
    const faq = await addBlock(half, page, 'Jautājums un atbilde');
    await field(faq, 'question').fill(words.question);
    await faq.locator('[data-slate-editor]').click();
    await page.keyboard.insertText(words.answer);
    const call = await addBlock(half, page, 'Aicinājums');
    await field(call, 'title').fill(words.callTitle);
    await field(call, 'buttonText').fill(words.button);
    await field(call, 'linkUrl').fill('/contact/');
  }
  await save(page);

  const folder = join(editor.folder, 'blog', SLUG);
  expect(existsSync(join(folder, 'consultation.jpg'))).toBe(true);
  const written = editor.read(`blog/${SLUG}/index.lv.mdx`);
  expect(written).toMatch(/^---\nid: \d+\nslug: dzivoklis-ziema\naliases: \[\]\ntitle: 'Kā /);
  expect(written).toContain(`listed: true
---

Ziema sākas ar vienu aukstu rītu.

<HighlightBox title="Galvenais vienā teikumā">

Pārbaudiet logus pirms sala.

</HighlightBox>

<Faq question="Cik grādu vajag?">

Tukšā dzīvoklī vismaz piecpadsmit.

</Faq>

<CallToAction title="Vai vajag palīdzību?" buttonText="Rakstīt mums" linkUrl="/contact/" />
`);
  expect(checkContent(editor.folder)).toContain('No mistakes.');

  // Once more, with a change that is taken back: no byte differs.
  const both = () =>
    ['lv', 'en'].map((language) => editor.read(`blog/${SLUG}/index.${language}.mdx`));
  const before = both();
  await page.goto(`${editor.url}/#/collections/article/entries/${SLUG}/lv`);
  for (const title of ['Cits virsraksts', article.lv.title]) {
    await page.reload();
    await field(page, 'title').fill(title);
    await save(page);
  }
  expect(both()).toEqual(before);
});

test('the site that is built of it shows the article, a changed fee and a changed heading, in both languages', async ({
  page,
  editor,
}) => {
  test.setTimeout(600_000);
  await changeFee(page, editor, '23');
  await changeHeading(page, editor, article.lv.heading, article.en.heading);
  const built = await buildSite(editor.folder);
  const site = createServer(sirv(join(built, 'public')));
  await once(site.listen(0, 'localhost'), 'listening');
  const home = `http://localhost:${portOf(site)}`;
  for (const [language, words] of Object.entries(article)) {
    const main = page.getByRole('main');
    await page.goto(`${home}/${language}/blog/`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    await main.getByRole('link', { name: words.title }).first().click();
    await expect(page).toHaveURL(`${home}/${language}/blog/${SLUG}/`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(words.title);
    const cover = main.getByRole('img', { name: words.coverAlt });
    await expect
      .poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    for (const text of [words.paragraph, words.highlight, words.thought, words.callTitle])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await main.getByText(words.question, { exact: true }).click();
    await expect(main.getByText(words.answer, { exact: true })).toBeVisible();
    const call = main.getByRole('link', { name: words.button });
    await expect(call).toHaveAttribute('href', `/${language}/contact/`);
    await page.goto(`${home}/${language}/services/`);
    await expect(main.getByText(words.fee, { exact: true }).first()).toBeVisible();
  }
  site.closeAllConnections();
  site.close();
  rmSync(built, { recursive: true, force: true, maxRetries: 5 });
});

/** What `npm run check:content` says about a folder of content. */
function checkContent(folder: string): string {
  const env = { ...process.env, CONTENT_DIR: folder };
  return execFileSync('node', ['scripts/check-content.mjs'], { encoding: 'utf8', env });
}
