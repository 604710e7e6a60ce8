import type { Page } from '@playwright/test';
import { kindsIn, pathsIn } from '../support/built-pages';
import { countVisits } from './counted-site';
import { expect, test } from './fixtures';

/** Reads a page to its end, so that what loads late loads too. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState('networkidle');
}

const refuse = () =>
  localStorage.setItem('consent', JSON.stringify({ analytics: 'denied', at: new Date() }));

for (const language of ['lv', 'en'] as const) {
  for (const [when, paths, prepare] of [
    ['before consent every page', pathsIn, undefined],
    ['after a refusal every kind of page', kindsIn, refuse],
  ] as const) {
    test(`${when} in ${language} asks its own host only, and sets no cookie`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      await countVisits(page);
      if (prepare) await page.addInitScript(prepare);
      for (const path of paths(language)) await read(page, path);
      expect([...hosts]).toEqual([baseURL]);
      expect(await page.context().cookies()).toEqual([]);
    });
  }
}
