import { languages } from '../../src/site/languages';
import { differentPathsIn } from '../support/built-pages';
import { findViolations } from '../browser/axe';
import { spaceText, whatDoesNotFit } from '../browser/fits';
import { expect, test } from '../browser/fixtures';

const paths = languages.flatMap(differentPathsIn);

/**
 * The elements that move although the visitor wants reduced motion. What only follows the visitor's
 * own scrolling does not move by itself.
 */
function movements(): string[] {
  const smooth = getComputedStyle(document.documentElement).scrollBehavior === 'smooth';
  const animations = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline);
  const moving = animations.map(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : undefined;
    return target?.outerHTML.slice(0, 120) ?? 'unknown';
  });
  return [...moving, ...(smooth ? ['scrolling'] : [])];
}

const tablesThatScroll = () =>
  [...document.querySelectorAll('table')]
    .filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
    .map(({ textContent }) => textContent.slice(0, 40));

for (const path of paths) {
  test(`${path} answers 200, stands still with reduced motion, shows tables whole on a wide screen, has room for spaced text, and axe finds no violation at 320 and 1280 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('[data-rating=loading]')).toHaveCount(0);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(whatDoesNotFit), `at ${width} px`).toEqual([]);
      expect(await findViolations(page), `at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(tablesThatScroll)).toEqual([]);
    await page.evaluate(spaceText);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(whatDoesNotFit), `spaced, at ${width} px`).toEqual([]);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(movements)).toEqual([]);
  });
}
