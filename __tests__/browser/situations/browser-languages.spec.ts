import { expect, test } from '../fixtures';
import { pathTo } from '../../../src/site/routes';
import { shown } from './cases';

/** The pages whose scripts write dates, times and amounts. */
const pages = (['owners', 'consultation', 'open-file'] as const).map((page) => pathTo('lv', page));

const read: Record<string, string[]> = {};

// One page reads what the other has to show.
test.describe.configure({ mode: 'serial' });

for (const locale of ['lv-LV', 'ru-RU'])
  test.describe(`In a browser in ${locale}`, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test('a page that scripts write says the same', async ({ page }) => {
      test.slow();
      for (const path of pages) {
        await page.goto(path);
        const texts = await shown(page, 'header, main, footer');
        expect(texts, path).toEqual((read[path] ??= texts));
      }
    });
  });
