import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/site/page-title';
import { plainText } from '../../src/site/plain-text';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

async function followFooterLink(page: Page): Promise<number> {
  await page.goto('/en/', { waitUntil: 'networkidle' });
  const link = page.locator('footer a[href="/en/about/"]');
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/en/about/');
  return before;
}

test('on a route change the page scrolls to the top, and Back restores the position', async ({
  page,
}) => {
  const before = await followFooterLink(page);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/');
  await expect.poll(() => scrollY(page)).toBeGreaterThan(before - 100);
});

test('the title, the language and the description follow a route change', async ({ page }) => {
  await followFooterLink(page);
  await expect(page).toHaveTitle(documentTitle(textOf('en', 'about', 'meta.title'), company.name));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    plainText(textOf('en', 'about', 'meta.description')),
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about\/$/);
});

test('a screen reader announces a new page by its heading, in the page’s language only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/lv/');
  const regions = page.locator('[aria-live]:visible');
  await expect(regions).toHaveText(['']);
  const heading = page.locator('h1');
  const before = (await heading.textContent()) ?? '';
  await page.locator('header nav a[href="/lv/services/"]').first().click();
  await expect(page).toHaveURL('/lv/services/');
  await expect(heading).not.toHaveText(before);
  await expect(regions).toHaveText([(await heading.textContent()) ?? '']);
});

test('with reduced motion a new page starts at the top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followFooterLink(page);
  await expect(page.locator('h1')).toHaveText(textOf('en', 'about', 'head.title'));
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('A link to the current page', () => {
  for (const path of ['/lv/about/', '/en/about/']) {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      test(`${path} scrolls to the top (motion: ${reducedMotion}) and adds nothing to the history`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion });
        await page.addInitScript(() => {
          const { scrollTo } = window;
          window.scrollTo = (...to: unknown[]) => {
            Object.assign(window, { lastScroll: to[0] });
            Reflect.apply(scrollTo, window, to);
          };
        });
        await page.goto(path);
        const link = page.locator(`footer a[href="${path}"]`);
        await link.scrollIntoViewIfNeeded();
        expect(await scrollY(page)).toBeGreaterThan(1000);
        const entries = await page.evaluate(() => history.length);
        await link.click();
        await expect.poll(() => scrollY(page)).toBe(0);
        expect(await page.evaluate(() => Reflect.get(window, 'lastScroll'))).toEqual({
          top: 0,
          behavior: reducedMotion === 'reduce' ? 'instant' : 'smooth',
        });
        expect(await page.evaluate(() => history.length)).toBe(entries);
        await expect(page).toHaveURL(path);
      });
    }
  }

  test('without the query clears the query, and Back restores it', async ({ page }) => {
    await page.goto('/en/blog/?category=pricing');
    await page.locator('footer a[href="/en/blog/"]').click();
    await expect(page).toHaveURL('/en/blog/');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/en/blog/?category=pricing');
  });
});
