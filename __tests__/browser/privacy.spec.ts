import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { storedEntries } from '../../src/site/storage';
import { kindsIn } from '../support/built-pages';
import { countVisits } from './counted-site';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

/** Scrolls a page to its end, so that everything that loads late loads too. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
}

for (const language of ['lv', 'en'] as const)
  test(`before consent no kind of page in ${language} requests anything from other hosts or sets a cookie`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await countVisits(page);
    for (const path of kindsIn(language)) await read(page, path);
    expect([...hosts]).toEqual([baseURL]);
    expect(await page.context().cookies()).toEqual([]);
  });

test('a visit leaves nothing in the browser that the privacy policy does not list', async ({
  page,
}) => {
  await countVisits(page);
  await page.goto(pathTo('lv', 'home'));
  await page.getByRole('button', { name: textOf('lv', 'common', 'consent.refuse') }).click();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto(pathTo('en', 'home'));
  await page.locator('header nav a[href="/en/contact/"]').first().click();
  const name = page.locator('#contact-form [name=name]');
  await name.fill('Ilze');
  const stored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(stored).toContain('draft:contact-form');
  const keys = await stored();
  const unlisted = keys.filter((key) => !storedEntries.some((entry) => key.startsWith(entry)));
  expect(unlisted).toEqual([]);
  expect(keys).toEqual(expect.arrayContaining(['language', 'consent']));
});
