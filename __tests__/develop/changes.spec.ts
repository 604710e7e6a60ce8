import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { addArticle } from '../../scripts/tests/articles';
import { expect, test, type DevServer } from './dev-server';

const ARTICLE = 'blog/riga-rental-market-analysis/index.lv.mdx';
const ARTICLE_PATH = '/lv/blog/riga-rental-market-analysis/';
const WORDS = 'locales/lv/home.json';
const COMPANY = 'company.yml';

test.describe('What an editor saves shows in the browser, without a restart', () => {
  test('a sentence', async ({ page, server }) => {
    const { hero } = JSON.parse(server.read(WORDS)) as { hero: { title: string } };
    await page.goto(`${server.url}/lv/`);
    await expect(page.locator('h1')).toHaveText(hero.title);
    const written = JSON.stringify(hero.title);
    server.edit(WORDS, (text) => text.replace(written, '"Visas atslēgas"'));
    await expect(page.locator('h1')).toHaveText('Visas atslēgas');
  });

  test('an article: its text and its title, saved on Windows', async ({ page, server }) => {
    await page.goto(server.url + ARTICLE_PATH);
    server.edit(ARTICLE, (text) => {
      const changed = text.replace('ko rāda skaitļi', 'ko skaitļi nerāda');
      return `\ufeff${changed}\nPēdējais teikums.\n`.replaceAll('\n', '\r\n');
    });
    await expect(page.locator('main')).toContainText('Pēdējais teikums.');
    await expect(page.locator('h1')).toContainText('ko skaitļi nerāda');
    await expect(page).toHaveTitle(/ko skaitļi nerāda/);
  });

  test('a new article, and its removal', async ({ page, server }) => {
    await page.goto(`${server.url}/lv/blog/`);
    await expect(page.locator(`a[href="${ARTICLE_PATH}"]`).first()).toBeVisible();
    const folder = addArticle(server.content, 'Pavisam jauns raksts');
    const links = page.locator(`a[href="/lv/blog/${basename(folder)}/"]`);
    await links.first().click();
    await expect(page.locator('h1')).toContainText('Pavisam jauns raksts');
    await page.goBack();
    await expect(links).not.toHaveCount(0);
    rmSync(folder, { recursive: true });
    await expect(links).toHaveCount(0);
    await expect(page.locator(`a[href="${ARTICLE_PATH}"]`).first()).toBeVisible();
  });

  test('a picture under the same name, also one that was missing', async ({ page, server }) => {
    const shown = () =>
      page.locator('main picture img').evaluateAll((images) =>
        images
          .map((image) => image as HTMLImageElement)
          .filter(({ naturalWidth }) => naturalWidth > 0)
          .map(({ currentSrc }) => /[^/]+\/[^/]+\/story\.\w+$/.exec(currentSrc)?.[0])
          .find(Boolean),
      );
    const showsAnother = (than?: string) =>
      expect.poll(async () => [undefined, than].includes(await shown())).toBe(false);
    await page.goto(`${server.url}/lv/about/`);
    await showsAnother();
    const first = await shown();
    server.replace('images/story.jpg', 'images/hero.jpg');
    await showsAnother(first);

    const second = await shown();
    server.remove('images/story.jpg');
    await expect.poll(server.terminal).toMatch(/images\/story\.jpg picture: is missing/);
    server.replace('images/story.jpg', 'images/laundry.jpg');
    // Without its picture the page showed an error; it is loaded anew.
    await expect(async () => {
      await page.reload();
      await expect.poll(shown, { timeout: 5_000 }).toBeDefined();
      expect(await shown()).not.toBe(second);
    }).toPass();
  });
});

interface Problem {
  what: string;
  file: string;
  wrong: (text: string) => string;
  says: RegExp;
  /** Whether the home page cannot be shown meanwhile. */
  everywhere?: boolean;
}

const problems: Problem[] = [
  {
    what: 'a company file that cannot be read',
    file: COMPANY,
    wrong: (text) => text.replace('figures:', 'figures: ['),
    says: /company\.yml:\d+ YAML: cannot be read/,
    everywhere: true,
  },
  {
    what: 'texts that cannot be read',
    file: WORDS,
    wrong: (text) => text.replace('"hero": {', '"hero": '),
    says: /locales\/lv\/home\.json:\d+ JSON: cannot be read/,
    everywhere: true,
  },
  {
    what: 'a component that does not exist, in an article',
    file: ARTICLE,
    wrong: (text) => text.concat('\n<Nothing />\n'),
    says: /index\.lv\.mdx:\d+ <Nothing \/>: is not known/,
  },
];

for (const { what, file, wrong, says, everywhere = false } of problems) {
  test(`${what}: the terminal names file and line, and when it is mended all is well`, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/lv/`);
    const headline = await page.locator('h1').innerText();
    let right = '';
    server.edit(file, (text) => {
      right = text;
      return wrong(text);
    });
    await expect.poll(server.terminal).toMatch(says);
    expect(server.terminal()).not.toContain('onCreateNode');
    if (!everywhere) {
      await page.goto(`${server.url}/lv/`);
      await expect(page.locator('h1')).toHaveText(headline);
    }
    server.edit(file, () => right);
    await expectAllWell(page, server, what);
    // A report of the problem may still have been pending.
    await expectAllWell(page, server, `${what}, vēlreiz`);
    expect(server.terminal()).not.toMatch(says);
  });
}

/** A change shows on the home page, and the article is there. */
async function expectAllWell(page: Page, server: DevServer, what: string) {
  const sentence = `Atkal labi: ${what}.`;
  server.edit(WORDS, (text) => text.replace(/("lead": "[^"]*)"/, `$1 ${sentence}"`));
  await expect(async () => {
    await page.goto(`${server.url}/lv/`);
    await expect(page.locator('main')).toContainText(sentence, { timeout: 5_000 });
  }).toPass();
  await page.goto(server.url + ARTICLE_PATH);
  await expect(page.locator('h1')).toContainText('Rīgas īstermiņa īres tirgus');
}
