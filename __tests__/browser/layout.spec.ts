import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { textOf } from '../support/words';
import { spaceText } from './find-overflow';
import { expect, test } from './fixtures';

const show = async (page: Page, path: string, width: number, height = 900) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
};

/** With one card to seven, how far each row ends from the end of the list. */
const rowEnds = (list: Element) => {
  const [card] = list.children;
  return [1, 2, 3, 4, 5, 6, 7].map((count) => {
    list.replaceChildren(...Array.from({ length: count }, () => card?.cloneNode(true) ?? ''));
    const ends = new Map<number, number>();
    for (const { top, right } of [...list.children].map((card) => card.getBoundingClientRect()))
      ends.set(Math.round(top), right);
    const end = list.getBoundingClientRect().right;
    return [...ends.values()].map((right) => Math.round(end - right));
  });
};

/** The background of each icon that has one, and the contrast of icon and background by WCAG. */
function tiles(): { ground: string; contrast: number }[] {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const all = [...document.querySelectorAll('[data-tile]')].map((tile) => {
    const { backgroundColor: ground, color } = getComputedStyle(tile);
    const [dark = 0, light = 0] = [ground, color].map(luminance).sort((a, b) => a - b);
    return { ground, contrast: (light + 0.05) / (dark + 0.05) };
  });
  return all.filter(({ ground }) => ground !== 'rgba(0, 0, 0, 0)');
}

for (const [route, cards, grounds] of [
  ['home', ['main figure'], 2],
  ['about', ['main article'], 2],
  ['services', ['main article:has(dl)', 'main li:has([data-tile])'], 0],
] as const)
  test(`on the page ${route} icons contrast with their grounds, and any number of cards fills its rows`, async ({
    page,
  }) => {
    await show(page, pathTo('en', route), 1440);
    const found = await page.evaluate(tiles);
    const different = new Set(found.map(({ ground }) => ground)).size;
    expect(different).toBeGreaterThanOrEqual(grounds);
    expect(found.filter(({ contrast }) => !(contrast >= 3))).toEqual([]);
    for (const card of cards) {
      const ends = await page.locator(card).first().locator('..').evaluate(rowEnds);
      expect(new Set(ends.flat()), card + JSON.stringify(ends)).toEqual(new Set([0]));
    }
  });

test('the comparison of services shows on site first, never scrolls sideways, and keeps the names of the services in sight on a phone', async ({
  page,
}) => {
  await page.goto(pathTo('lv', 'services'));
  const section = page.locator('[data-section=fees]');
  const names = section.getByRole('columnheader');
  const frame = section.locator(':has(> table)');
  for (const width of [1440, 1024, 768, 600, 320, 390]) {
    await page.setViewportSize({ width, height: 600 });
    const hidden = await frame.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden, `at ${width} px`).toBeLessThanOrEqual(0);
    await expect(frame).not.toHaveAttribute('tabindex');
    await expect(names.nth(1)).toHaveText(textOf('lv', 'services', 'compare.onSite'));
    await expect(section.getByRole('rowheader')).toHaveCount(9);
    // Ticks and dashes are words to a screen reader.
    await expect(section.getByRole('cell').filter({ hasText: /\w/ })).toHaveCount(27);
  }
  await section.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  for (const name of (await names.all()).slice(1)) await expect(name).toBeInViewport({ ratio: 1 });
  const name = await names.nth(1).boundingBox();
  const header = await page.locator('header').first().boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
});

test('the list of articles stands left of a sidebar that stays in sight; below a sidebar on a phone, in one column', async ({
  page,
}) => {
  // The newest has a row of its own above an even number of others.
  const [newest, first, second] = [0, 1, 2].map((at) => page.locator('main article').nth(at));
  const search = page.locator('main [role=search]');
  const boxes = async () =>
    [await first?.boundingBox(), await second?.boundingBox(), await search.boundingBox()] as const;
  await show(page, pathTo('en', 'blog'), 1440);
  const [firstBox, secondBox, sidebar] = await boxes();
  expect(secondBox?.y).toBe(firstBox?.y);
  expect(Number((await newest?.boundingBox())?.y)).toBeLessThan(Number(firstBox?.y));
  expect(sidebar?.x).toBeGreaterThan(Number(secondBox?.x));
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await expect(search).toBeInViewport({ ratio: 1 });
  await show(page, pathTo('lv', 'blog'), 390, 844);
  const [above, below, onPhone] = await boxes();
  expect(below?.x).toBe(above?.x);
  expect(Number(onPhone?.y)).toBeLessThan(Number(above?.y));
  // It begins on the second screen at the latest, and the newest one has one picture.
  expect((await newest?.boundingBox())?.y).toBeLessThan(900);
  const pictures = page.locator('main [data-picture]:visible');
  expect(await pictures.count()).toBe(await page.locator('main article').count());
});

test('a card clamps its title to two lines and its excerpt to three, and the first of the latest articles is larger than the others', async ({
  page,
}) => {
  await show(page, pathTo('en', 'blog'), 1440);
  const lines = (element: Element) => {
    const text = element.querySelector('a') ?? element;
    text.textContent = 'word '.repeat(200);
    const { height } = element.getBoundingClientRect();
    return Math.round(height / parseFloat(getComputedStyle(element).lineHeight));
  };
  const card = page.locator('main article').first();
  expect(await card.locator('h3').evaluate(lines)).toBe(2);
  expect(await card.locator('p').evaluate(lines)).toBe(3);
  const sizes = await page
    .locator('main details li a')
    .evaluateAll((links) => links.map((link) => parseFloat(getComputedStyle(link).fontSize)));
  const [first = 0, ...others] = sizes;
  expect(others).toHaveLength(2);
  expect(first).toBeGreaterThan(Math.max(...others));
});

test('with the text spacing of a visitor the card in focus shows its whole title and excerpt', async ({
  page,
}) => {
  await show(page, pathTo('en', 'blog'), 320);
  await page.evaluate(spaceText);
  const card = page.locator('main li > article').first();
  const cut = (all: Element[]) =>
    all.map((text) => {
      (text.querySelector('a') ?? text).textContent = 'word '.repeat(60);
      return text.scrollHeight > text.clientHeight + 1;
    });
  const texts = card.locator('h3, p');
  expect(await texts.evaluateAll(cut)).toEqual([true, true]);
  await card.getByRole('link').focus();
  expect(await texts.evaluateAll(cut)).toEqual([false, false]);
});

test('the picture of an article is 400 px high on a wide screen, and whole on a phone', async ({
  page,
}) => {
  const picture = page.locator('article header + div [data-picture]').first();
  await page.goto('/en/blog/every-component/');
  for (const width of [768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await picture.boundingBox())?.height).toBe(400);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  const ratio = await picture
    .locator('img')
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth / naturalHeight);
  expect(width / height).toBeCloseTo(ratio, 1);
});
