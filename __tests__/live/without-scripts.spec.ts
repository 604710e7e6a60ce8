import { languages } from '../../src/site/languages';
import { expect, test } from '../browser/fixtures';
import { differentPathsIn } from '../support/built-pages';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`without scripts every page in ${language} shows its headings, and its links work`, async ({
    page,
  }) => {
    test.slow();
    for (const path of differentPathsIn(language)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      // What leads through a list may need scripts; what it leads to may not.
      for (const heading of await page.locator('main :is(h1, h2):not(nav *)').all())
        await expect(heading, path).toBeVisible();
      expect(await page.locator(`footer a[href^="/${language}/"]`).count()).toBeGreaterThan(0);
    }
  });
}
