import { languages } from '../../src/site/languages';
import { pathsIn } from '../support/built-pages';
import { whatDoesNotFit } from './fits';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce', awaitAlive: false });

/** The distances of WCAG 1.4.12, set by the visitor. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

for (const path of languages.flatMap(pathsIn)) {
  test(`${path} cuts nothing off when a visitor spaces the text, at 320 and 1280 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.evaluate(spaceText);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(whatDoesNotFit), `at ${width} px`).toEqual([]);
    }
  });
}
