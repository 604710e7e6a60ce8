import {
  cards,
  categoryLink,
  field,
  listWords,
  openList,
  options,
  status,
  type,
} from './article-list';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const language = 'lv';
const t = listWords[language];

test.describe('The list of articles', () => {
  test.beforeEach(({ page }) => openList(page, `/${language}/blog/`));

  test('suggests titles while a visitor types, and opens the chosen article', async ({ page }) => {
    await type(page, t.typed);
    await expect(options(page)).toHaveCount(t.suggestions + 1);
    await expect(options(page).last()).toHaveText(t.all);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
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

  test('is searched on Enter; the address holds the search and a screen reader hears the result', async ({
    page,
  }) => {
    await type(page, t.folded);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${language}/blog/?q=${encodeURIComponent(t.folded)}`);
    await expect(page.getByRole('button', { name: t.clearAll })).toBeVisible();
    await expect(status(page)).toHaveText(t.found);
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(4);
    await expect(field(page)).toHaveValue('');
  });

  test('shows one category after a click, and all articles after a second click', async ({
    page,
  }) => {
    const category = categoryLink(page, language);
    await category.click();
    await expect(page).toHaveURL(`/${language}/blog/?category=guest-experience`);
    await expect(cards(page)).toHaveCount(1);
    await expect(status(page)).toHaveText(t.one);
    await expect(category).toHaveAttribute('aria-current', 'true');
    await category.click();
    await expect(page).toHaveURL(`/${language}/blog/`);
    await expect(cards(page)).toHaveCount(4);
    await page.goBack();
    await expect(category).toHaveAttribute('aria-current', 'true');
  });
});

test('a visitor who leaves the list and comes back finds it without a search', async ({ page }) => {
  await page.goto('/en/blog/?q=rental');
  await expect(field(page)).toHaveValue('rental');
  const inHeader = (id: string) =>
    page.locator('header nav').getByRole('link', { name: textOf('en', 'common', `pages.${id}`) });
  await inHeader('contact').click();
  await expect(page).toHaveURL('/en/contact/');
  await inHeader('blog').click();
  await expect(page).toHaveURL('/en/blog/');
  await expect(cards(page)).toHaveCount(4);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and the categories are links that work', async ({ page }) => {
    await page.goto('/lv/blog/');
    await expect(cards(page)).toHaveCount(4);
    await categoryLink(page, 'lv', 'riga-market').click();
    await expect(page).toHaveURL('/lv/blog/#riga-market');
    await expect(cards(page).filter({ visible: true })).toHaveCount(1);
    await expect(status(page)).toHaveCount(0);
    await page.goto('/lv/blog/');
    await expect(cards(page).filter({ visible: true })).toHaveCount(4);
    await expect(status(page)).toHaveText(listWords.lv.every);
  });
});
