import { expect, test } from '../fixtures';
import { kinds, shown } from './cases';

const read: Record<string, string[]> = {};

// One page reads what the other has to show.
test.describe.configure({ mode: 'serial' });

for (const locale of ['lv-LV', 'ru-RU'])
  test.describe(`In a browser in ${locale}`, () => {
    test.use({ locale, reducedMotion: 'reduce' });

    test('every kind of page says the same', async ({ page }) => {
      test.slow();
      for (const path of kinds) {
        await page.goto(path);
        const texts = await shown(page, 'header, main, footer');
        expect(texts, path).toEqual((read[path] ??= texts));
      }
    });
  });
