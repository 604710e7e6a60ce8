import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test as base } from '@playwright/test';
import sirv from 'sirv';
import { listeningPort } from '../../scripts/listening-port';

const { SCREENSHOTS_OF: built = 'public', SCREENSHOTS_AT: time = '2026-01-01' } = process.env;

const test = base.extend<object, { origin: string }>({
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads here that it needs no other fixture.
    async ({}, provide) => {
      const server = createServer(sirv(built)).listen(0);
      await once(server, 'listening');
      await provide(`http://localhost:${listeningPort(server)}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
});

const sitemap = readFileSync(`${built}/sitemap-0.xml`, 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
const paths = [...addresses.map(([, address = '']) => new URL(address).pathname), '/404.html'];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths)
      test(`${path} looks as before`, async ({ page, origin }) => {
        // A page may show today's date.
        await page.clock.setFixedTime(new Date(time));
        await page.goto(origin + path);
        // The scripts wait for a key, and pictures until they are near the viewport.
        await page.keyboard.press('Shift');
        await page.waitForLoadState('networkidle');
        await page.evaluate(async () => {
          for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
            scrollTo({ top: y, behavior: 'instant' });
            await new Promise((done) => setTimeout(done, 40));
          }
          scrollTo({ top: 0, behavior: 'instant' });
        });
        await page.waitForFunction(() =>
          [...document.querySelectorAll('[data-picture="waiting"], img')].every(
            (one) => !one.checkVisibility() || (one instanceof HTMLImageElement && one.complete),
          ),
        );
        const name = `${path.replaceAll(/\W+/g, '-')}${viewport.width}.png`;
        await expect(page).toHaveScreenshot(name, { fullPage: true });
      });
  });
