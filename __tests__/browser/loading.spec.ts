import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { kindsIn } from '../support/built-pages';
import { countVisits } from './analytics-site';
import { becomeHydrated, expect, test } from './fixtures';
import { waiting, findHiddenBlocks } from './find-hidden-blocks';

declare global {
  interface Window {
    sheets: CSSStyleSheet[];
  }
}

test.use({ awaitHydration: false });

function rememberSheets(): void {
  addEventListener('DOMContentLoaded', () => (window.sheets = [...document.styleSheets]));
}

const isStyledAnew = () =>
  window.sheets.some((sheet) => ![...document.styleSheets].includes(sheet));

/** Folds whose content paper would leave out; of a stay in a report it has the line alone. Runs in the browser. */
const folded = () =>
  [...document.querySelectorAll('main details')]
    .filter((fold) => fold.checkVisibility() && !fold.closest('[popover], [data-sheet] details'))
    .filter((fold) => ![...fold.children].slice(1).every((part) => part.checkVisibility()))
    .map((fold) => fold.textContent.slice(0, 60));

/** Delays the fonts until the page has shown its text in fallback fonts. */
async function delayFonts(page: Page): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  await page.route('**/fonts/*', async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
}

/** The browser's score for how far the page has moved while it and its fonts loaded. */
async function layoutShift(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let sum = 0;
  await document.fonts.ready;
  await frame();
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      sum += (shift as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  // The report of what has happened comes with a frame.
  await frame();
  await frame();
  return sum;
}

const copy = (element: Element) =>
  element.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true }));

/** Each kind of page once, in turn on a phone and a wide screen. */
const visits = kindsIn('lv').map((path, index) =>
  index % 2 > 0 ? ([path.replace('/lv/', '/en/'), 1280] as const) : ([path, 390] as const),
);

for (const [path, width] of visits)
  test(`${path} sends no request to another host before consent, does not shift when its fonts load late, is not restyled by its scripts, lets its text be copied, and prints everything, at ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await countVisits(page);
    await delayFonts(page);
    await page.addInitScript(rememberSheets);
    await page.goto(path);
    await becomeHydrated(page);
    await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
    // The limit of a good score; where a line breaks in another font depends on its words.
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.1);
    expect(await page.evaluate(isStyledAnew)).toBe(false);
    expect(await page.locator('main p').first().evaluate(copy)).toBe(true);
    await page.waitForLoadState('networkidle');
    if (width < 400) expect(requests.length).toBeLessThanOrEqual(18);

    // On paper nothing waits for its entrance.
    if (path === pathTo('lv', 'home')) expect(await waiting(page)).toBeGreaterThan(9);
    await page.setViewportSize({ width: 760, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(findHiddenBlocks)).toEqual([]);
    expect(await page.evaluate(folded)).toEqual([]);
    await expect(page.locator('[data-picture]:not(:has(img[src])):visible')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    // Content that loads late is loaded too.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect([...new Set(requests.map((url) => new URL(url).origin))]).toEqual([baseURL]);
    expect(await page.context().cookies()).toEqual([]);
  });
