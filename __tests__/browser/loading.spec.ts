import { kindsIn } from '../support/built-pages';
import { becomeHydrated, expect, test } from './fixtures';
import { waiting, whatIsHidden } from './hidden';

declare global {
  interface Window {
    sheets: CSSStyleSheet[];
  }
}

test.use({ viewport: { width: 390, height: 844 }, awaitHydration: false });

function rememberSheets(): void {
  addEventListener('DOMContentLoaded', () => (window.sheets = [...document.styleSheets]));
}

const isStyledAnew = () =>
  window.sheets.some((sheet) => ![...document.styleSheets].includes(sheet));

/** Rules that scripts have added, for classes that no element has. */
const unusedRules = () =>
  [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText))
    .filter((rule) => !document.querySelector(/\.css-\w+/.exec(rule)?.[0] ?? '*'));

for (const path of kindsIn('lv')) {
  test(`${path} takes a phone at most 18 requests, is not styled again by its scripts, and shows everything on paper`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(rememberSheets);
    await page.goto(path);
    await becomeHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeLessThanOrEqual(18);
    expect(await page.evaluate(isStyledAnew)).toBe(false);
    expect(await page.evaluate(unusedRules)).toEqual([]);

    // On paper nothing waits for its entrance.
    if (path === '/lv/') expect(await waiting(page)).toBeGreaterThan(9);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(whatIsHidden)).toEqual([]);
    await expect(page.locator('[data-picture]:not(:has(img[src])):visible')).toHaveCount(0);
  });
}
