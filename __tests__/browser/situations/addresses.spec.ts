import { expect, test } from '../fixtures';
import { kinds } from './cases';

const hashes = ['#%', '#100%', '#%E0%A4'];

test('no page is empty at a hash that cannot be decoded', async ({ page }) => {
  for (const [index, hash] of hashes.entries()) {
    const path = String(kinds.at(index - 1));
    await page.goto(path + hash);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(new URL(page.url()).hash, path).toBe('');
  }
});
