import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countVisits } from './analytics-site';
import { read } from '../support/built-pages';
import { textOf } from '../support/words';
import { becomeHydrated, expect, test } from './fixtures';

test.use({ awaitHydration: false });

test('after a deploy the next page is opened as a whole document', async ({ page }) => {
  await page.goto('/en/contact/', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route(
    '**/page-data/app-data.json',
    (route) => route.fulfill({ json: { webpackCompilationHash: 'new' } }),
    // The document that is then opened is as new as its data.
    { times: 1 },
  );
  await page.locator('footer a[href="/en/about/"]').click();
  await expect(page.locator('h1')).toHaveText(textOf('en', 'about', 'head.title'));
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
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

test('a page that is saved after its scripts have run stays as it is when the file is opened', async ({
  page,
  baseURL,
}) => {
  await page.goto('/en/property-owners/');
  await becomeHydrated(page);
  const title = (await page.locator('h1').textContent()) ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  // Browsers save the scripts of the document beside it.
  const html = (await page.content()).replaceAll(
    /(src|data-scripts)="\//g,
    `$1="${String(baseURL)}/`,
  );
  writeFileSync(join(folder, 'page.html'), html);
  const requests: string[] = [];
  // Its fonts have no origin there, which the test's own page would report.
  const file = await page.context().newPage();
  file.on('request', (request) => requests.push(request.url()));
  const address = pathToFileURL(join(folder, 'page.html')).href;
  await file.goto(address);
  await file.keyboard.press('Shift');
  await file.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await expect(file).toHaveURL(address);
  await expect(file.locator('h1')).toHaveText(title);
  rmSync(folder, { recursive: true });
});

for (const [place, path, without] of [
  ['in an archive', '/archive/en/about/', ''],
  ['in a browser that lacks what every page needs', '/en/about/', 'IntersectionObserver'],
] as const)
  test(`${place} no script starts, and a link loads the next page`, async ({ page }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), without);
    await page.route('/archive/en/about/', async (route) =>
      route.fulfill({
        response: await route.fetch({ url: new URL('/en/about/', route.request().url()).href }),
      }),
    );
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
    await page.locator('footer a[href="/en/services/"]').click();
    await expect(page.locator('h1')).toHaveText(read('/en/services/')('h1').text());
  });
