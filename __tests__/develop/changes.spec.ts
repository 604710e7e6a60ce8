import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from './dev-server';

const ARTICLE = 'blog/riga-rental-market-analysis/lv.mdx';
const ARTICLE_PATH = '/lv/blog/riga-rental-market-analysis/';
const WORDS = 'locales/lv/home.json';
const COMPANY = 'company.yml';

test.describe('What an editor saves shows in the browser, without a restart', () => {
  test('a sentence', async ({ page, server }) => {
    await page.goto(`${server.url}/lv/`);
    await expect(page.locator('h1')).toContainText('Jūsu atslēgas');
    server.edit(WORDS, (text) => text.replace('Jūsu atslēgas', 'Visas atslēgas'));
    await expect(page.locator('h1')).toContainText('Visas atslēgas');
  });

  test('a figure, and the sentence that names it', async ({ page, server }) => {
    await page.goto(`${server.url}/lv/`);
    const sentence = page.locator('main p', { hasText: /\p{L} 30\s%.*\.$/u }).first();
    const before = await sentence.innerText();
    server.edit(COMPANY, (text) =>
      text.replace('incomeUplift: { value: 30', 'incomeUplift: { value: 37'),
    );
    await expect(page.locator('main')).toContainText(before.replace('30', '37'));
  });

  test('an article: its text and its title', async ({ page, server }) => {
    await page.goto(server.url + ARTICLE_PATH);
    server.edit(ARTICLE, (text) =>
      text.replace('ko rāda skaitļi', 'ko skaitļi nerāda').concat('\nPēdējais teikums.\n'),
    );
    await expect(page.locator('main')).toContainText('Pēdējais teikums.');
    await expect(page.locator('h1')).toContainText('ko skaitļi nerāda');
    await expect(page).toHaveTitle(/ko skaitļi nerāda/);
  });

  test('an article that is begun, and that it is taken away', async ({ page, server }) => {
    const { addArticle } = await import('../../scripts/edit-content.mjs');
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
    server.replace('images/story.jpg', 'images/hero-riga.jpg');
    await showsAnother(first);

    const second = await shown();
    server.remove('images/story.jpg');
    await expect.poll(server.said).toMatch(/images\/story\.jpg picture: is missing/);
    server.replace('images/story.jpg', 'images/laundry.jpg');
    await showsAnother(second);
  });
});

const mistakes = [
  {
    what: 'a file that cannot be read',
    file: COMPANY,
    wrong: (text: string) => text.replace('figures:', 'figures: ['),
    says: /company\.yml:\d+ YAML: cannot be read/,
  },
  {
    what: 'a figure without its unit',
    file: COMPANY,
    wrong: (text: string) => text.replace(/incomeUplift: .*/, 'incomeUplift: { value: viens }'),
    says: /company\.yml(:\d+)? figures\.incomeUplift/,
  },
  {
    what: 'a missing key',
    file: WORDS,
    wrong: (text: string) => text.replace('"kicker"', '"kickr"'),
    says: /home\.json(:\d+)? hero\.kick/,
  },
  {
    what: 'a file of words that cannot be read',
    file: WORDS,
    wrong: (text: string) => text.replace('"hero": {', '"hero": '),
    says: /home\.json:\d+ JSON: cannot be read/,
  },
  {
    what: 'front matter that cannot be read',
    file: ARTICLE,
    wrong: (text: string) => text.replace('category: riga-market', 'category: [riga-market'),
    says: /lv\.mdx:\d+ YAML: cannot be read/,
  },
  {
    what: 'a component that does not exist, in an article',
    file: ARTICLE,
    wrong: (text: string) => text.concat('\n<Nothing />\n'),
    says: /lv\.mdx:\d+ <Nothing>: is not known/,
  },
];

for (const { what, file, wrong, says } of mistakes) {
  test(`${what}: the terminal names the file, the home page stays, and after the mistake is mended changes show again`, async ({
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
    await expect.poll(server.said).toMatch(says);
    await page.goto(`${server.url}/lv/`);
    await expect(page.locator('h1')).toHaveText(headline);

    const sentence = `Atkal labi: ${what}.`;
    server.edit(file, () => right);
    server.edit(WORDS, (text) => text.replace(/("lead": "[^"]*)"/, `$1 ${sentence}"`));
    await expect(page.locator('main')).toContainText(sentence);
    await page.goto(server.url + ARTICLE_PATH);
    await expect(page.locator('h1')).toContainText('Rīgas īstermiņa īres tirgus');
  });
}
