import { countVisits } from './analytics-site';
import { textOf } from '../support/words';
import { becomeHydrated, expect, test } from './fixtures';

test.use({ awaitHydration: false });

test('after a deploy the next page is opened as a whole document, and Back leads to the one before', async ({
  page,
}) => {
  await page.goto('/en/contact/', { waitUntil: 'networkidle' });
  await becomeHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route(
    '**/page-data/app-data.json',
    (route) => route.fulfill({ json: { webpackCompilationHash: 'new' } }),
    // The document that is then opened is as new as its data.
    { times: 1 },
  );
  await page.route('**/en/about/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await page.locator('footer a[href="/en/about/"]').click();
  await expect(page.locator('h1')).toHaveText(textOf('en', 'about', 'head.title'));
  await page.waitForFunction(() => !('sameDocument' in window));
  await becomeHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/contact/');
});

test.describe('In a tab that is open', () => {
  test.use({ awaitHydration: true, allowedErrors: [/component chunk/] });

  test('a link still leads to a page whose template a deploy has renamed', async ({ page }) => {
    await page.route('**/page-data/en/about/page-data.json', async (route) => {
      const data = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...data, componentChunkName: 'component---renamed' } });
    });
    await page.goto('/en/contact/');
    await page.locator('footer a[href="/en/about/"]').click();
    await expect(page.locator('html[data-loading]')).toHaveCount(1);
    await expect(page).toHaveURL('/en/about/');
    await expect(page.locator('h1')).toHaveText(textOf('en', 'about', 'head.title'));
    await page.goBack();
    await expect(page).toHaveURL('/en/contact/');
  });
});

test('blocked storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const requests = await countVisits(page);
  await page.goto('/en/');
  await page.getByRole('button', { name: textOf('en', 'common', 'consent.agree') }).click();
  await expect.poll(() => requests).toContain('/tag.js');
  await page.locator('footer a[href="/en/about/"]').click();
  await expect(page).toHaveURL('/en/about/');
  await expect(page.locator('h1')).toHaveText(textOf('en', 'about', 'head.title'));
  await expect(
    page.getByRole('region', { name: textOf('en', 'common', 'consent.title') }),
  ).toHaveCount(0);
});
