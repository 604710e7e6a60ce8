import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { languages } from './languages';
import { expect, test } from './fixtures';

const show = async (page: Page, path: string, width: number, height = 900) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
};

const tops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [
      ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))),
    ]);

/** With one card to seven, how far each row ends from the end of the list. */
const rowEnds = (list: Element) => {
  const [card] = list.children;
  return [1, 2, 3, 4, 5, 6, 7].map((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''));
    const ends = new Map<number, number>();
    for (const { top, right } of [...list.children].map((one) => one.getBoundingClientRect()))
      ends.set(Math.round(top), right);
    const end = list.getBoundingClientRect().right;
    return [...ends.values()].map((right) => Math.round(end - right));
  });
};

for (const [route, cards] of [
  ['home', ['main figure']],
  ['about', ['main article']],
  ['services', ['main article:has(dl)', 'main li:has([data-tile])']],
] as const)
  test(`any number of ${cards.join(' or ')} fills its rows on the page ${route}`, async ({
    page,
  }) => {
    await show(page, pathTo('en', route), 1440);
    for (const card of cards) {
      const ends = await page.locator(card).first().locator('..').evaluate(rowEnds);
      expect(new Set(ends.flat()), JSON.stringify(ends)).toEqual(new Set([0]));
    }
  });

for (const language of languages) {
  test(`the founders’ names stand on one line in ${language} at 768 px`, async ({ page }) => {
    await show(page, pathTo(language, 'about'), 768);
    expect(await tops(page, 'article:has(img, noscript) h3')).toHaveLength(1);
  });

  test(`the list of articles in ${language} begins on a phone’s second screen at the latest, and shows the newest one’s picture once`, async ({
    page,
  }) => {
    await show(page, pathTo(language, 'blog'), 390, 844);
    const first = await page.locator('main article').first().boundingBox();
    expect(first?.y).toBeLessThan(900);
    const pictures = page.locator('main [data-picture]:visible');
    expect(await pictures.count()).toBe(await page.locator('main article').count());
  });
}
