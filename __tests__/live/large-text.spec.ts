import { languages } from '../../src/site/languages';
import { differentPathsIn } from '../support/built-pages';
import { textOf } from '../support/words';
import { whatDoesNotFit } from '../browser/fits';
import { expect, test } from '../browser/fixtures';

const LETTERS = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    ({ launchOptions: { args = [], ...options } }, use) =>
      use({ ...options, args: [...args, LETTERS] }),
    { scope: 'worker' },
  ],
  reducedMotion: 'reduce',
  // The layout does not need the scripts.
  awaitHydration: false,
});

for (const path of languages.flatMap(differentPathsIn)) {
  test(`${path} shows all of its text in letters of twice the size, at 390 and 1280 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(whatDoesNotFit), `at ${width} px`).toEqual([]);
    }
  });
}

test('the mobile menu opens with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lv/');
  await page.getByRole('button', { name: textOf('lv', 'common', 'header.openMenu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'English' })).toBeVisible();
  const wide = await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
});
