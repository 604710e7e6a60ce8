import type { Page } from '@playwright/test';
import { countVisits } from './analytics-site';
import { expect, test } from './fixtures';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** The styles that still set an element apart when backgrounds and shadows are gone. */
function edges(element: Element): { edge: boolean; look: string } {
  const style = getComputedStyle(element);
  const drawn = (side: 'borderTop' | 'borderLeft' | 'outline') =>
    style[`${side}Style`] !== 'none' && parseFloat(style[`${side}Width`]) >= 1;
  const { borderTopWidth, textDecorationLine, textDecorationThickness } = style;
  const icons = element.querySelectorAll('svg').length;
  const line = [borderTopWidth, textDecorationLine, textDecorationThickness];
  return {
    edge: drawn('borderTop') || drawn('borderLeft') || drawn('outline'),
    look: [drawn('outline'), ...line, icons].join(),
  };
}

const openMenu = (page: Page) => page.locator('header [aria-haspopup=dialog]').click();
const openLanguages = (page: Page): Promise<void> => page.locator('header [popovertarget]').click();
const search = (page: Page) => page.getByRole('combobox').fill('r');

type Part = [what: string, selector: string, open?: (page: Page) => unknown];

/** On a page: the elements that must keep an edge, and the action that shows them first. */
const edged: Record<string, Part[]> = {
  '/lv/': [
    ['the main button', 'main [data-cta=primary]'],
    ['the language list', '[popover]:popover-open', openLanguages],
    ['the mobile menu', 'dialog', openMenu],
  ],
  '/lv/schedule-consultation/': [['the second button', 'main [data-cta=secondary]']],
  '/lv/contact/': [
    ['a field', '#contact-form [name=name]'],
    ['the button of a form', '#contact-form [type=submit]'],
  ],
  '/lv/property-owners/': [['the dark button of a form', '#quick-form [type=submit]']],
  '/lv/blog/?category=management': [
    ['a category', 'nav[aria-labelledby=categories] a'],
    ['a filter', 'span:has(> button[aria-label])'],
    ['the suggestions', '[role=listbox]', search],
  ],
  '/lv/about/': [
    ['the question of cookies', 'section[tabindex="-1"]'],
    ['its answers', 'section[tabindex="-1"] button'],
  ],
};

for (const [path, parts] of Object.entries(edged)) {
  const names = parts.map(([what]) => what).join(', ');
  test(`in forced colours an edge is on ${names}`, async ({ page }) => {
    if (names.includes('cookies')) await countVisits(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    for (const [what, selector, open] of parts) {
      await open?.(page);
      const element = page.locator(selector).first();
      await expect(element).toBeVisible();
      expect(await element.evaluate(edges), what).toMatchObject({ edge: true });
    }
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

/** `all` matches what can be chosen, and `one` that of it which is. */
const chosen: [what: string, path: string, all: string, one: string, open?: typeof suggest][] = [
  ['the page that is shown', '/lv/services/', 'header nav a', '[aria-current]'],
  ['the language in its list', '/lv/', ':popover-open a', '[aria-current]', openLanguages],
  ['the language in the menu', '/lv/', 'dialog [role=group] a', '[aria-current]', menuOfPhone],
  ['the category', '/lv/blog/?category=management', 'nav[aria-labelledby] a', '[aria-current]'],
  ['the way of managing', '/lv/property-owners/', 'label:has([type=radio])', ':has(:checked)'],
  ['the suggestion', '/lv/blog/', '[role=option]', '[aria-selected=true]', suggest],
];

for (const [what, path, all, one, open] of chosen) {
  test(`in forced colours ${what} that is chosen looks different from the others`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await open?.(page);
    const looks = [`${all}${one}`, `${all}:not(${one})`].map(async (selector) => {
      const element = page.locator(selector).first();
      await expect(element).toBeVisible();
      return (await element.evaluate(edges)).look;
    });
    const [own, other] = await Promise.all(looks);
    expect(own).not.toBe(other);
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
