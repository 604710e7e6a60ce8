import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const words = {
  lv: {
    search: 'Meklēt rakstus',
    all: 'Skatīt visus rezultātus',
    clear: 'Notīrīt meklēto',
    clearAll: 'Notīrīt visu',
    category: 'Viesu pieredze',
    empty: 'Mēģiniet citu meklēšanas vaicājumu vai kategoriju.',
    // In the title of post 5 and in the excerpt of post 1; folding finds it without ļ.
    typed: 'skaitļ',
    folded: 'skaitl',
    suggestions: 1,
    first: 'riga-rental-market-analysis',
    counts: ['2 raksti', '1 raksts', '0 rakstu'],
  },
  en: {
    search: 'Search Articles',
    all: 'View all results',
    clear: 'Clear the search',
    clearAll: 'Clear all',
    category: 'Guest Experience',
    empty: 'No posts found matching your search criteria. Try different keywords or categories.',
    typed: 'short-term',
    folded: 'SHORT-TERM',
    suggestions: 4,
    first: 'short-term-vs-long-term-rental-riga',
    counts: ['4 articles', '1 article', '0 articles'],
  },
} as const;

const field = (page: Page) => page.getByRole('combobox');
const options = (page: Page) => page.getByRole('option');
const cards = (page: Page) => page.locator('section article');
const status = (page: Page) => page.getByRole('status');

/** The page, once it is alive: its categories are then chosen by the address alone. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('nav[aria-labelledby=categories] a[href*="#"]')).toHaveCount(0);
}

async function type(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(options(page).last()).toBeVisible();
}

for (const language of ['lv', 'en'] as const) {
  const t = words[language];

  test.describe(`The list of articles in ${language}`, () => {
    test.beforeEach(({ page }) => open(page, `/${language}/blog/`));

    test('suggests titles while one types, and opens the picked one', async ({ page }) => {
      await type(page, t.typed);
      await expect(options(page)).toHaveCount(t.suggestions + 1);
      await expect(options(page).last()).toHaveText(t.all);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await options(page).first().click();
      await expect(page).toHaveURL(`/${language}/blog/${t.first}/`);
    });

    test('works by keyboard: focus stays in the field', async ({ page }) => {
      await type(page, t.typed);
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(options(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue(t.typed);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${language}/blog/${t.first}/`);
    });

    test('is searched on Enter; the search stands in the address and is announced', async ({
      page,
    }) => {
      await type(page, t.folded);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/${language}/blog/?q=${encodeURIComponent(t.folded)}`);
      await expect(status(page)).toHaveText(t.counts[0]);
      await expect(field(page)).toBeFocused();
      await page.goBack();
      await expect(cards(page)).toHaveCount(4);
      await expect(field(page)).toHaveValue('');
    });

    test('is searched on leaving the field and by the last suggestion', async ({ page }) => {
      await type(page, t.typed);
      await page.keyboard.press('Tab');
      await expect(page).toHaveURL(`/${language}/blog/?q=${encodeURIComponent(t.typed)}`);
      await page.getByRole('link', { name: t.clearAll }).click();
      await expect(page).toHaveURL(`/${language}/blog/`);
      await type(page, t.typed);
      await page.getByText(t.all).click();
      await expect(page).toHaveURL(`/${language}/blog/?q=${encodeURIComponent(t.typed)}`);
    });

    test('is cleared by the button in the field, which keeps the focus there', async ({ page }) => {
      await type(page, t.typed);
      await page.keyboard.press('Enter');
      await expect(status(page)).toHaveText(t.counts[0]);
      await page.getByRole('button', { name: t.clear, exact: true }).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(`/${language}/blog/`);
      await expect(cards(page)).toHaveCount(4);
    });

    test('suggestions close on a click outside', async ({ page }) => {
      await type(page, t.typed);
      await page.locator('h1').click();
      await expect(options(page)).toHaveCount(0);
    });

    test('is narrowed by a category, which a second click clears', async ({ page }) => {
      const category = page.getByRole('link', { name: new RegExp(`^${t.category}`) });
      await category.click();
      await expect(page).toHaveURL(`/${language}/blog/?category=guest-experience`);
      await expect(cards(page)).toHaveCount(1);
      await expect(status(page)).toHaveText(t.counts[1]);
      await expect(category).toHaveAttribute('aria-current', 'true');
      await category.click();
      await expect(page).toHaveURL(`/${language}/blog/`);
      await expect(cards(page)).toHaveCount(4);
    });

    test('combines both filters, and says when nothing is left', async ({ page }) => {
      await page.goto(`/${language}/blog/?q=sauna&category=riga-market`);
      await expect(page.getByText(t.empty)).toBeVisible();
      await expect(status(page)).toHaveText(t.counts[2]);
      await expect(field(page)).toHaveValue('sauna');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      await page.getByRole('button', { name: /sauna/ }).click();
      await expect(page).toHaveURL(`/${language}/blog/?category=riga-market`);
      await expect(cards(page)).toHaveCount(1);
    });
  });
}

test('a search is gone when the visitor leaves the list', async ({ page }) => {
  await page.goto('/en/blog/?q=rental');
  await expect(status(page)).toHaveText(/articles?/);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/en/contact/');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/en/blog/');
  await expect(cards(page)).toHaveCount(4);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and the categories are links that work', async ({ page }) => {
    await page.goto('/lv/blog/');
    await expect(cards(page)).toHaveCount(4);
    await page.getByRole('link', { name: /^Rīgas tirgus/ }).click();
    await expect(page).toHaveURL('/lv/blog/?category=riga-market#riga-market');
    await expect(cards(page).filter({ visible: true })).toHaveCount(1);
    await page.goto('/lv/blog/');
    await expect(cards(page).filter({ visible: true })).toHaveCount(4);
  });
});
