import { expect, test } from '../fixtures';
import { kinds } from './cases';

/** Folds whose content paper would leave out; of a stay in a report it has the line alone. Runs in the browser. */
const folded = () =>
  [...document.querySelectorAll('main details')]
    .filter((fold) => fold.checkVisibility() && !fold.closest('[popover], [data-sheet] details'))
    .filter((fold) => ![...fold.children].slice(1).every((one) => one.checkVisibility()))
    .map((fold) => fold.textContent.slice(0, 60));

test('print shows the content of every disclosure, on every kind of page', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 760, height: 1000 });
  for (const path of kinds) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(folded), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});
