import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const contentsOf = (page: Page) =>
  page.getByRole('navigation', { name: textOf('en', 'common', 'contents') });
const long = '/en/blog/short-term-vs-long-term-rental-riga/';

test.describe('On a phone the contents of a long article', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const scripts of [true, false]) {
    test.describe(scripts ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled: scripts });

      test('open at a press, and lead to a heading', async ({ page }) => {
        await page.goto(long);
        const contents = contentsOf(page);
        const link = contents.getByRole('link').nth(2);
        await expect(link).toBeHidden();
        await contents.locator('summary').click();
        const title = (await link.textContent()) ?? '';
        await link.click();
        await expect(page.getByRole('heading', { name: title })).toBeInViewport();
      });
    });
  }
});

test.describe('On a wide screen the contents of a long article', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('are all in view and stay beside the text', async ({ page }) => {
    await page.goto(long);
    const contents = contentsOf(page);
    await expect(contents.locator('summary')).toBeHidden();
    await page.getByRole('heading', { level: 2 }).nth(3).scrollIntoViewIfNeeded();
    const first = contents.getByRole('link').first();
    await expect(first).toBeInViewport();
    const [list, text] = [await first.boundingBox(), await page.locator('h2').nth(1).boundingBox()];
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  });
});
