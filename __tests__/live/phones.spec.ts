import { languages } from '../../src/site/languages';
import { expect, test } from '../browser/fixtures';
import { differentPathsIn } from '../support/built-pages';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

test.use({ viewport: PHONE, reducedMotion: 'reduce' });

/** What can be read on the page, also what is only spoken or has to be unfolded. Runs in the browser. */
function readable(): string[] {
  for (const fold of document.querySelectorAll('details')) {
    fold.removeAttribute('name');
    fold.open = true;
  }
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    // The same sum is said as a part of the whole and, in a fold, as one that is taken off.
    const text = textContent?.trim().replace(/^−/, '');
    if (text && parentElement?.closest('main, footer') && parentElement.checkVisibility())
      texts.push(text);
  }
  return texts;
}

/** Runs in the browser. */
const unseenPictures = () =>
  [...document.images]
    .filter((image) => image.naturalWidth > 1 && !image.checkVisibility())
    .map(({ currentSrc }) => currentSrc);

for (const path of languages.flatMap(differentPathsIn)) {
  test(`${path} can be read on a phone as far as on a desk, and loads no picture that it does not show`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(unseenPictures)).toEqual([]);
    const narrow = new Set(await page.evaluate(readable));
    await page.setViewportSize(DESK);
    const wide = await page.evaluate(readable);
    expect(wide.length).toBeGreaterThan(10);
    expect(wide.filter((text) => !narrow.has(text))).toEqual([]);
  });
}
