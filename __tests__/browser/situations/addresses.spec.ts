import { expect, test } from '../fixtures';
import { kinds } from './cases';

for (const hash of ['#%', '#100%', '#%E0%A4'])
  test(`no kind of page is empty at ${hash}`, async ({ page }) => {
    test.slow();
    for (const path of kinds) {
      await page.goto('about:blank', { waitUntil: 'commit' });
      await page.goto(path + hash);
      await expect(page.locator('h1').first()).toBeVisible();
      expect(new URL(page.url()).hash, path).toBe('');
    }
  });
