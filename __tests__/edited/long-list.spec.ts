import type { Page } from '@playwright/test';
import { defaultLanguage } from '../../src/site/languages';
import { POSTS_PER_PAGE } from '../../src/site/list-pages';
import { pathTo, pathToPosts } from '../../src/site/paths';
import { plainText } from '../../src/site/plain-text';
import { cards, field, options } from '../browser/article-list';
import { findViolations } from '../browser/axe';
import { expect, test } from '../browser/fixtures';
import { listPathsIn, posts, read } from '../support/built-pages';
import { textOf } from '../support/words';

test.use({ reducedMotion: 'reduce', allowedErrors: [/net::ERR_FAILED/] });

const language = defaultLanguage;
const list = pathTo(language, 'blog');
const t = (key: string) => textOf(language, 'blog', key);
const listed = posts.filter((post) => post.language === language && post.listed);
const total = listed.length;

const foot = (page: Page) => page.locator('section[aria-labelledby=list] [role=status]');
const count = (page: Page) => page.getByRole('status').first();

/** Answers the file with all articles only when told to; notes how often it is asked for. */
async function holdPosts(page: Page) {
  let release: (way: 'continue' | 'abort') => void = () => undefined;
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve;
  });
  const held = { asked: 0, answer: (way: 'continue' | 'abort') => release(way) };
  await page.route(`**${pathToPosts(language)}`, async (route) => {
    held.asked += 1;
    await route[await released]();
  });
  return held;
}

/** Follows the number of the second page. */
async function turnPage(page: Page): Promise<string> {
  const name = textOf(language, 'blog', 'list.page').replace('{{page}}', '2');
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`${list}page/2/`);
  return name;
}

test.describe('A list of more articles than one page holds', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('shows a dozen and loads no others until they are asked for', async ({ page }) => {
    const held = await holdPosts(page);
    await page.goto(list);
    await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
    await expect(count(page)).toContainText(String(total));
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(held.asked).toBe(0);
  });

  test('suggests and finds articles that its first page does not hold', async ({ page }) => {
    // The last article, which the first page does not hold.
    const title = read(listPathsIn(language).at(-1) ?? '')('section article h3 a')
      .last()
      .text();
    await page.goto(list);
    await field(page).fill(title);
    await expect(options(page)).toHaveCount(2);
    await expect(options(page).first()).toHaveText(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=/);
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('link')).toHaveText(title);
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expect(cards(page)).toHaveCount(POSTS_PER_PAGE);
  });

  test('says that a search is loading or has failed, and keeps what was searched for', async ({
    page,
  }) => {
    const held = await holdPosts(page);
    await page.goto(list);
    await field(page).fill('qqqq');
    await page.keyboard.press('Enter');
    await expect(foot(page)).toHaveText(t('load.loading'));
    await expect(count(page)).toHaveText('');
    held.answer('abort');
    await expect(foot(page)).toHaveText(t('load.failed'));
    await expect(field(page)).toHaveValue('qqqq');
    expect(await findViolations(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole('button', { name: t('load.retry') }).press('Enter');
    await expect(page.getByText(t('empty.title'))).toBeVisible();
    await expect(count(page)).toContainText('0');
    await expect(page).toHaveURL(`${list}?q=qqqq`);
    expect(held.asked).toBe(1);
  });

  test('is narrowed to all articles of a category', async ({ page }) => {
    const categories = listed.map(({ category }) => category);
    const sizeOf = (one: string) => categories.filter((category) => category === one).length;
    const [category = ''] = [...categories].sort((one, other) => sizeOf(other) - sizeOf(one));
    await page.goto(list);
    const name = textOf(language, 'common', `categories.${category}`);
    await page.locator('nav[aria-labelledby=categories]').getByText(name).click();
    await expect(page).toHaveURL(`${list}?category=${category}`);
    await expect(count(page)).toContainText(String(sizeOf(category)));
    await expect(cards(page)).toHaveCount(sizeOf(category));
  });

  test('leads on by its numbers, and a page says which one it is', async ({ page }) => {
    await page.goto(list);
    const name = await turnPage(page);
    await expect(page.locator('h1')).toContainText(name);
    await expect(page).toHaveTitle(new RegExp(plainText(name)));
    await expect(cards(page)).toHaveCount(Math.min(total - POSTS_PER_PAGE, POSTS_PER_PAGE));
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a long list goes on by its numbers, and offers no category that it cannot show', async ({
    page,
  }) => {
    await page.goto(list);
    await expect(page.locator('nav[aria-labelledby=categories]')).toBeHidden();
    await turnPage(page);
    await expect(cards(page)).toHaveCount(Math.min(total - POSTS_PER_PAGE, POSTS_PER_PAGE));
  });
});
