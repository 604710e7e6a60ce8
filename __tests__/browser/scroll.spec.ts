import type { Page } from '@playwright/test';
import { documentTitle } from '../../src/site/routes';
import { plainText } from '../../src/site/text';
import { company, textOf } from '../support/words';
import { expect, test } from './fixtures';

declare global {
  interface Window {
    /** The positions of the page, frame by frame. */
    positions: Set<number>;
  }
}

/** A link in a bar that stays in the window, and one that moves with its list. */
const scrollingLinks = {
  'the header': ['/en/', 'header nav a[href="/en/services/"]', 1280],
  'a card of the list': ['/en/blog/', 'main article:last-of-type h3 a', 390],
} as const;

/** Scrolls down to a link, or all the way to one that stays in the window. Runs in the browser. */
function scrollToLink(selector = ''): void {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Records the positions of the page from now on. Runs in the browser. */
function recordPositions(): void {
  window.positions = new Set();
  const record = () => {
    window.positions.add(Math.round(window.scrollY));
    requestAnimationFrame(record);
  };
  record();
}

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('From every link', () => {
  // A busy machine skips frames; a jump has the first and the last position alone.
  test.describe.configure({ retries: 2 });
  for (const [place, [path, selector, width]] of Object.entries(scrollingLinks))
    test(`a link in ${place} leads smoothly to the top of the next page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(scrollToLink, selector);
      expect(await scrollY(page)).toBeGreaterThan(300);
      await page.evaluate(recordPositions);
      await page.locator(selector).first().click();
      await expect(page).not.toHaveURL(path);
      await expect.poll(() => scrollY(page)).toBe(0);
      expect(await page.evaluate(() => window.positions.size)).toBeGreaterThan(2);
    });
});

test('on a route change title, language and description change, and the heading is announced; Back restores the position', async ({
  page,
}) => {
  await page.goto('/en/', { waitUntil: 'networkidle' });
  const announced = page.locator('[aria-live]:not(main *):visible');
  await expect(announced).toHaveText(['']);
  const link = page.locator('footer a[href="/en/about/"]');
  await link.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveURL('/en/about/');
  await expect(page).toHaveTitle(documentTitle(textOf('en', 'about', 'meta.title'), company.name));
  await expect(announced).toHaveText([textOf('en', 'about', 'head.title')]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    plainText(textOf('en', 'about', 'meta.description')),
  );
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/about\/$/);
  // Chromium adds the last frame of a smooth scroll that is under way to the position of the page before.
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/');
  await expect.poll(() => scrollY(page)).toBe(before);
});
