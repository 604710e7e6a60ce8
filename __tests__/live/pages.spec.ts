import type { Page } from '@playwright/test';
import { languages } from '../../src/site/languages';
import { kindsIn, pathsIn } from '../support/built-pages';
import { textOf } from '../support/words';
import { findViolations } from '../browser/axe';
import { spaceText, findOverflow } from '../browser/find-overflow';
import { expect, test } from '../browser/fixtures';

test.use({ reducedMotion: 'reduce' });

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

async function expectToFit(page: Page, width: number, how = ''): Promise<void> {
  await widen(page, width);
  expect(await page.evaluate(findOverflow), `${how}at ${width} px`).toEqual([]);
}

/** Sets the browser's default font size. */
async function enlarge(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/**
 * The elements that move although the visitor wants reduced motion. What only follows the visitor's
 * own scrolling does not move by itself.
 */
function movements(): string[] {
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  const animations = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline);
  const moving = animations.map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : undefined;
    return target?.outerHTML.slice(0, 120) ?? 'unknown';
  });
  return [...moving, ...(smooth ? ['scrolling'] : [])];
}

const tablesThatScroll = () =>
  [...document.querySelectorAll('table')]
    .filter((table) => table.checkVisibility({ contentVisibilityAuto: true }))
    .filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
    .map(({ textContent }) => textContent.slice(0, 40));

const unseenPictures = () =>
  [...document.images]
    .filter((image) => image.naturalWidth > 1 && !image.checkVisibility())
    .map(({ currentSrc }) => currentSrc);

/** All text of the page, including text for screen readers; it opens all disclosures. */
function readable(): string[] {
  for (const fold of document.querySelectorAll('details')) {
    fold.removeAttribute('name');
    fold.open = true;
  }
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // The same sum is said as a part of the whole and, in a fold, as one that is taken off.
    const text = textContent?.trim().replace(/^−/, '');
    if (text && parentElement?.closest('main, footer') && parentElement.checkVisibility())
      texts.push(text);
  }
  return texts;
}

// Axe takes the most of the time: it looks at each kind of page on a phone in one language, and at every page
// on a desk in the other. What it finds in an article is in both.
for (const [language, opened, examined] of [
  ['lv', 390, 320],
  ['en', 1280, 1280],
] as const)
  for (const path of pathsIn(language))
    test(`${path} fits and can be read at every width and in large letters, stands still with reduced motion, and axe finds no violation`, async ({
      page,
    }) => {
      await widen(page, opened);
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
      expect(await page.evaluate(unseenPictures)).toEqual([]);

      // The parts of an article are those of its kind, which is tried at more widths.
      const isKind = kindsIn(language).includes(path);
      for (const width of isKind ? [320, 900, 1280] : [320, 1280]) await expectToFit(page, width);
      expect(await page.evaluate(tablesThatScroll)).toEqual([]);
      if (language === 'en' || isKind) {
        await widen(page, examined);
        expect(await findViolations(page)).toEqual([]);
      }
      await enlarge(page, 32);
      for (const width of isKind ? [1280, 390] : [390]) await expectToFit(page, width, 'large, ');
      await enlarge(page, 16);
      await page.evaluate(spaceText);
      for (const width of isKind ? [320, 1280] : [320]) await expectToFit(page, width, 'spaced, ');

      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await page.evaluate(movements)).toEqual([]);

      await widen(page, 1440);
      const wide = await page.evaluate(readable);
      await widen(page, 390);
      // What loads when a disclosure opens may come in between.
      const narrow = new Set(await page.evaluate(readable));
      expect(wide.length).toBeGreaterThan(10);
      expect(wide.filter((text) => !narrow.has(text))).toEqual([]);
    });

test('the mobile menu opens with letters of twice the size', async ({ page }) => {
  await widen(page, 390);
  await page.goto('/lv/');
  await enlarge(page, 32);
  await page.getByRole('button', { name: textOf('lv', 'common', 'header.openMenu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  const wide = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`every page in ${language} shows its headings, and its links work`, async ({ page }) => {
      test.slow();
      for (const path of pathsIn(language)) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Paging and search may need scripts; the pages that they lead to must not.
        const headings = page.locator('main :is(h1, h2):not(nav *, [role=search] *)');
        for (const heading of await headings.all()) await expect(heading, path).toBeVisible();
        expect(await page.locator(`footer a[href^="/${language}/"]`).count()).toBeGreaterThan(0);
      }
    });
});
