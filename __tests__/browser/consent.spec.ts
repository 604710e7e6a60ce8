import type { Page } from '@playwright/test';
import { countVisits } from './analytics-site';
import { storedEntries } from '../support/stored-entries';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import type { Language } from './languages';

const wordsOf = (language: Language) => {
  const t = (key: string) => textOf(language, 'common', `consent.${key}`);
  return { title: t('title'), refuse: t('refuse'), agree: t('agree'), settings: t('settings') };
};
const [latvian, english] = [wordsOf('lv'), wordsOf('en')];

const banner = (page: Page, words = english) => page.getByRole('region', { name: words.title });
const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('button', { name: english.settings });
const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).sort();

test('a site without analytics does not ask for consent', async ({ page }) => {
  await page.goto('/en/', { waitUntil: 'networkidle' });
  await expect(banner(page)).toHaveCount(0);
  await expect(settings(page)).toHaveCount(0);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
});

test.describe('On every page', () => {
  test.use({ allowedErrors: [/status of 404/] });

  for (const [path, words, language] of [
    ['/lv/', latvian, 'lv'],
    ['/en/x', english, 'en'],
  ] as const)
    test(`the consent banner on ${path} speaks its language alone, is small, has answers side by side that look the same, and says more when it is asked`, async ({
      page,
    }) => {
      await countVisits(page);
      await page.goto(path);
      await expect(page.locator('[data-banner]:visible')).toHaveCount(1);
      const link = banner(page, words).getByRole('link');
      await expect(link).toHaveAttribute('href', `${path.slice(0, 4)}privacy-policy/`);
      const looks = (name: string) =>
        answer(page, name).evaluate((button) => {
          const { backgroundColor, color, border, fontSize, fontWeight } = getComputedStyle(button);
          const { y, width, height } = button.getBoundingClientRect();
          const box = [y, height, width].map(Math.round);
          return { backgroundColor, color, border, fontSize, fontWeight, box };
        });
      for (const [width, height, most] of [
        [1280, 720, 64],
        [320, 664, 200],
        [390, 664, 130],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await looks(words.refuse)).toEqual(await looks(words.agree));
        const box = await banner(page, words).boundingBox();
        expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(most);
      }
      const text = (key: string) => textOf(language, 'common', `consent.${key}`);
      await banner(page, words).getByText(text('what')).click();
      await expect(banner(page, words).getByText(text('counts'))).toBeInViewport();
      await expect(answer(page, words.refuse)).toBeInViewport();
    });
});

test.describe('The consent banner', () => {
  let requests: string[];
  test.beforeEach(async ({ page }) => {
    requests = await countVisits(page);
    await page.goto('/en/');
    await expect(banner(page)).toBeVisible();
  });

  test('is the first stop of the keyboard; does not load the script after a refusal, now and on the next visit; reopens from the footer, and returns the focus when it closes; and the visit leaves nothing that the privacy policy does not list', async ({
    page,
  }) => {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByText(textOf('en', 'common', 'consent.what'))).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link')).toBeFocused();
    for (const next of [english.refuse, english.agree]) {
      await page.keyboard.press('Tab');
      await expect(answer(page, next)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: textOf('en', 'common', 'header.skip') }),
    ).toBeFocused();

    await answer(page, english.refuse).click();
    await page.goto('/en/about/', { waitUntil: 'networkidle' });
    await expect(banner(page)).toHaveCount(0);
    expect(requests).toEqual([]);
    await settings(page).click();
    await expect(banner(page)).toBeFocused();
    await expect(banner(page)).toContainText(textOf('en', 'common', 'consent.current.denied'));
    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(settings(page)).toBeFocused();

    await page.locator('header nav a[href="/en/contact/"]').first().click();
    await page.locator('#contact-form [name=name]').fill('Ilze');
    const keys = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    const known = expect.arrayContaining(['language', 'consent', 'draft:contact-form']);
    await expect.poll(keys).toEqual(known);
    const listed = (key: string) => storedEntries.some((entry) => key.startsWith(entry));
    expect((await keys()).filter((key) => !listed(key))).toEqual([]);
  });

  test('lets the script load after agreement, now and on the next visit, and removes it and its cookies after a withdrawal', async ({
    page,
  }) => {
    await answer(page, english.agree).click();
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => requests).toEqual(['/tag.js', '/collect']);
    await page.goto('/en/about/');
    await expect.poll(() => requests.length).toBe(4);
    await expect(banner(page)).toHaveCount(0);
    expect(await cookies(page)).toEqual(['_ga', '_ga_SAMPLE']);
    requests.length = 0;
    await settings(page).click();
    const reloaded = page.waitForEvent('load');
    await answer(page, english.refuse).click();
    await reloaded;
    await expect(settings(page)).toBeVisible();
    expect(await cookies(page)).toEqual([]);
    expect(requests).toEqual([]);
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
  });
});
