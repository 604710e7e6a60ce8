import { expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ awaitHydration: false });

test('every kind of page asks a browser that darkens pages by itself to leave it light', async ({
  page,
}) => {
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', /^(only light|light only)$/);
  }
});
