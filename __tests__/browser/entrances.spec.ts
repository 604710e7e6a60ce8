import { languageAt } from './languages';
import { pathTo } from '../../src/site/paths';
import { expect, test } from './fixtures';
import { waiting, whatIsHidden } from './hidden';

test.describe('When scripts fail', () => {
  test.use({ awaitHydration: false, allowedErrors: [/./] });

  const faults = {
    'the page’s own script does not come': ['**/component---src-templates-*', undefined],
    'the page’s data do not come': ['**/page-data/**', undefined],
    'the app throws at its start': ['**/app-*.js', 'throw new Error("broken")'],
    'the page’s script throws': ['**/component---src-templates-*', 'throw new Error("broken")'],
  } as const;

  for (const [index, [fault, [files, body]]] of Object.entries(faults).entries()) {
    const language = languageAt(index);
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
