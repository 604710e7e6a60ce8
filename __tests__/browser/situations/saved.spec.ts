import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pathTo } from '../../../src/site/routes';
import { read } from '../../support/built-pages';
import { becomeHydrated, expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ awaitHydration: false });

test('a page that is saved after its scripts have run stays as it is when the file is opened', async ({
  page,
  baseURL,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  const address = pathToFileURL(join(folder, 'page.html')).href;
  // Its fonts have no origin there, which the test's own page would report.
  const file = await page.context().newPage();
  const requests: string[] = [];
  file.on('request', (request) => requests.push(request.url()));
  // The document keeps its scripts back, whatever stands in it.
  const paths = kinds.filter((_, index) => index % 4 === 0);
  for (const path of [...paths, pathTo('lv', 'contact')]) {
    await page.goto(path);
    await becomeHydrated(page);
    const title = String(await page.locator('h1').first().textContent());
    // Browsers save the scripts of the document beside it.
    const html = (await page.content()).replaceAll(
      /(src|data-scripts)="\//g,
      `$1="${String(baseURL)}/`,
    );
    writeFileSync(join(folder, 'page.html'), html);
    await file.goto(address);
    await file.keyboard.press('Shift');
    // Its fonts may never arrive, so the network may never be idle.
    await file.waitForFunction(() => performance.now() > 1500);
    await expect(file, path).toHaveURL(address);
    await expect(file.locator('h1').first()).toHaveText(title);
    await expect(file.locator('[data-reveal=waiting], [data-steps=waiting]')).toHaveCount(0);
    await expect(file.locator('[id$=-not-ready][hidden]')).toHaveCount(0);
  }
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
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
