import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, test as base, type Page } from '@playwright/test';
import sirv from 'sirv';
import { listeningPort } from '../../scripts/listening-port';

const {
  SCREENSHOTS_OF: built = 'public',
  SCREENSHOTS_BESIDE: other = built,
  SCREENSHOTS_AT: time = '2026-01-01',
} = process.env;

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

function pathsIn(folder: string): string[] {
  const addresses = readFileSync(`${folder}/sitemap-0.xml`, 'utf8').matchAll(/<loc>([^<]+)/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** Shows everything that waits: the scripts for a key, and pictures until they are near the viewport. */
async function showAll(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      // The browser looks for what has come near when it draws a frame.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-picture="waiting"], img')].every(
      (element) =>
        !element.checkVisibility() || (element instanceof HTMLImageElement && element.complete),
    ),
  );
}

for (const { javaScriptEnabled, ...viewport } of [
  { javaScriptEnabled: true, width: 390, height: 844 },
  { javaScriptEnabled: true, width: 1440, height: 900 },
  { javaScriptEnabled: false, width: 390, height: 844 },
]) {
  const how = `${viewport.width} px${javaScriptEnabled ? '' : ' without scripts'}`;
  test.describe(`At ${how}`, () => {
    test.use({ viewport, javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of new Set([...pathsIn(built), ...pathsIn(other), '/404.html']))
      test(`${path} looks as before`, async ({ page, origin }) => {
        // A page may show today's date.
        await page.clock.setFixedTime(new Date(time));
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        if (javaScriptEnabled) await showAll(page);
        const name = `${path}${how}.png`.replaceAll(/[^\w.]+/g, '-');
        await expect(page).toHaveScreenshot(name, { fullPage: true });
      });
  });
}
