import type { Page } from '@playwright/test';
import { languageAt, languages } from './languages';
import { pathTo } from '../../src/site/paths';
import { pageRoutes } from '../../src/site/routes';
import { expect, test } from './fixtures';

function whatIsHidden(): string[] {
  const blocks = [...document.querySelectorAll('main *, [data-rating], [data-rating] *')];
  return (
    blocks
      .filter((block) => block.checkVisibility() && !block.closest('[popover], noscript'))
      // A picture that still waits has a frame in its colour.
      .filter((block) => !block.matches('img:not([src])'))
      .filter((block) => {
        const { opacity, visibility } = getComputedStyle(block);
        return opacity === '0' || visibility === 'hidden';
      })
      .map((block) => block.outerHTML.slice(0, 120))
  );
}

const waiting = (page: Page) => page.locator('[data-reveal=waiting], [data-steps=waiting]').count();

test.describe('On paper', () => {
  // One language for each page is enough: entrances do not depend on the words.
  for (const [index, { id }] of pageRoutes.entries()) {
    const path = pathTo(languageAt(index), id);
    test(`${path} shows everything, also what still waits for its entrance on the screen`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path === pathTo('lv', 'home')) await expect.poll(() => waiting(page)).toBeGreaterThan(9);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.evaluate(whatIsHidden)).toEqual([]);
      await expect(page.locator('[data-picture]:not(:has(img[src])):visible')).toHaveCount(0);
    });
  }
});

test.describe('When scripts fail', () => {
  test.use({ awaitHydration: false, allowedErrors: [/./] });

  const faults = {
    'the page’s own script does not come': ['**/component---src-templates-*', undefined],
    'the page’s data do not come': ['**/page-data/**', undefined],
    'the app throws at its start': ['**/app-*.js', 'throw new Error("broken")'],
    'the page’s script throws': ['**/component---src-templates-*', 'throw new Error("broken")'],
  } as const;

  for (const [fault, [files, body]] of Object.entries(faults)) {
    for (const language of languages) {
      test(`because ${fault}, the home page in ${language} still shows everything`, async ({
        page,
      }) => {
        const failed = body ? page.waitForEvent('pageerror') : page.waitForEvent('requestfailed');
        await page.route(files, (route) =>
          body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.abort(),
        );
        await page.goto(pathTo(language, 'home'));
        await failed;
        await expect.poll(() => page.evaluate(whatIsHidden)).toEqual([]);
        expect(await waiting(page)).toBe(0);
      });
    }
  }

  test('after the page was shown, its blocks still appear on the way down', async ({
    page,
    context,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    await expect.poll(() => waiting(page)).toBeGreaterThan(9);
    await context.setOffline(true);
    for (const block of await page.locator('[data-reveal], [data-steps]').all()) {
      await block.scrollIntoViewIfNeeded();
      await expect(block).not.toHaveAttribute('data-reveal', 'waiting');
      await expect(block).not.toHaveAttribute('data-steps', 'waiting');
    }
    await expect.poll(() => page.evaluate(whatIsHidden)).toEqual([]);
  });
});
