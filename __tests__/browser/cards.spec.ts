import { pathTo } from '../../src/site/paths';
import type { PageRouteId } from '../../src/site/routes';
import { expect, test } from './fixtures';

const pages: PageRouteId[] = ['home', 'about'];

/** The background of each icon that has one, and the contrast of icon and background by WCAG. */
function tiles(): { ground: string; contrast: number }[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const tiles = [...document.querySelectorAll('[data-tile]')].map((tile) => {
    const { backgroundColor: ground, color } = getComputedStyle(tile);
    const [dark = 0, light = 0] = [ground, color].map(luminance).sort((one, other) => one - other);
    return { ground, contrast: (light + 0.05) / (dark + 0.05) };
  });
  return tiles.filter(({ ground }) => ground !== 'rgba(0, 0, 0, 0)');
}

for (const page of pages) {
  test(`the cards of the page ${page} have different colours, and their icons contrast with them`, async ({
    page: browser,
  }) => {
    await browser.goto(pathTo('lv', page));
    const found = await browser.evaluate(tiles);
    expect(new Set(found.map(({ ground }) => ground)).size).toBeGreaterThan(2);
    for (const { ground, contrast } of found) {
      expect(ground).toMatch(/^rgb\(/);
      expect(contrast, ground).toBeGreaterThanOrEqual(3);
    }
  });
}
