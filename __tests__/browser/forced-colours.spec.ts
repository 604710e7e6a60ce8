import type { Locator, Page } from '@playwright/test';
import { countVisits } from './counted-site';
import { rowsOf } from '../support/rows';
import { expect, test } from './fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The styles that still set an element apart when backgrounds and shadows are gone. */
function edges(element: Element): { edge: boolean; look: string } {
  const { borderTopStyle, borderTopWidth, borderLeftStyle, borderLeftWidth, outlineStyle } =
    getComputedStyle(element);
  const { outlineWidth, textDecorationLine, textDecorationThickness } = getComputedStyle(element);
  const drawn = (kind: string, width: string) => kind !== 'none' && parseFloat(width) >= 1;
  return {
    edge:
      drawn(borderTopStyle, borderTopWidth) ||
      drawn(borderLeftStyle, borderLeftWidth) ||
      drawn(outlineStyle, outlineWidth),
    look: [
      drawn(outlineStyle, outlineWidth),
      borderTopWidth,
      textDecorationLine,
      textDecorationThickness,
      element.querySelectorAll('svg').length,
    ].join(),
  };
}

const openMenu = (page: Page) => page.locator('header [aria-haspopup=dialog]').click();
const openLanguages = (page: Page) => page.locator('header [popovertarget]').click();
const search = (page: Page) => page.getByRole('combobox').fill('r');

const edged: [what: string, path: string, selector: string, open?: (page: Page) => unknown][] = [
  ['the main button', '/lv/', 'main [data-cta=primary]'],
  ['the second button', '/lv/schedule-consultation/', 'main [data-cta=secondary]'],
  ['the language list', '/lv/', '[popover]:popover-open', openLanguages],
  ['the mobile menu', '/lv/', 'dialog', openMenu],
  ['a field', '/lv/contact/', '#contact-form [name=name]'],
  ['the button of a form', '/lv/contact/', '#contact-form [type=submit]'],
  ['the dark button of a form', '/lv/property-owners/', '#quick-form [type=submit]'],
  ['a category', '/lv/blog/', 'nav[aria-labelledby=categories] a'],
  ['the suggestions', '/lv/blog/', '[role=listbox]', search],
  ['a filter', '/lv/blog/?category=management', 'span:has(> button[aria-label])'],
  ['the question of cookies', '/lv/', 'section[tabindex="-1"]'],
  ['its answers', '/lv/', 'section[tabindex="-1"] button'],
];

for (const [what, path, selector, open] of edged) {
  test(`in forced colours ${what} has an edge`, async ({ page }) => {
    if (selector.startsWith('section')) await countVisits(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await open?.(page);
    const element = page.locator(selector).first();
    await expect(element).toBeVisible();
    expect(await element.evaluate(edges)).toMatchObject({ edge: true });
  });
}

const suggest = async (page: Page) => {
  await search(page);
  await expect(page.getByRole('option').last()).toBeVisible();
  await page.keyboard.press('ArrowDown');
};
const menuOfPhone = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openMenu(page);
};

const chosen = rowsOf(`
the page that is shown → /lv/services/ → header nav a[aria-current] → header nav a:not([aria-current])
the language in its list → /lv/ → :popover-open a[aria-current] → :popover-open a:not([aria-current])
the language in the mobile menu → /lv/ → dialog [role=group] a[aria-current] → dialog [role=group] a:not([aria-current])
the category → /lv/blog/?category=management → [aria-labelledby=categories] a[aria-current] → [aria-labelledby=categories] a:not([aria-current])
the way of managing → /lv/property-owners/ → label:has(:checked) → label:has([type=radio]:not(:checked))
the suggestion → /lv/blog/ → [role=option][aria-selected=true] → [role=option][aria-selected=false]
`);
const openers: Record<string, (page: Page) => Promise<void>> = {
  'the language in its list': openLanguages,
  'the language in the mobile menu': menuOfPhone,
  'the suggestion': suggest,
};

for (const [what = '', path = '', ...pair] of chosen) {
  test(`in forced colours ${what} that is chosen looks different from the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await openers[what]?.(page);
    const [one, other] = pair.map((selector) => page.locator(selector).first()) as [
      Locator,
      Locator,
    ];
    await expect(one).toBeVisible();
    const looks = await Promise.all([one.evaluate(edges), other.evaluate(edges)]);
    expect(looks[0].look).not.toBe(looks[1].look);
  });
}

test('in forced colours the bars are drawn in the colour of the text', async ({ page }) => {
  for (const [path, bars, property] of [
    ['/lv/', 'ol[aria-label] li > span', 'background-color'],
    ['/lv/property-owners/', '#calculator dl rect', 'fill'],
  ] as const) {
    await page.goto(path);
    const text = await page
      .locator('h2')
      .first()
      .evaluate((title) => getComputedStyle(title).color);
    for (const bar of await page.locator(bars).all()) {
      await expect(bar).toHaveCSS(property, text);
    }
    expect(await page.locator(bars).count()).toBeGreaterThan(1);
  }
});
