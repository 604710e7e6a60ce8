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

const openMenu = async (page: Page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('header [aria-haspopup=dialog]').click();
};
const openLanguages = (page: Page) => page.locator('header [popovertarget]').click();
const suggest = async (page: Page) => {
  await page.getByRole('combobox').fill('r');
  await expect(page.getByRole('option').last()).toBeVisible();
  await page.keyboard.press('ArrowDown');
};
const current = (links: string) => [`${links}[aria-current]`, `${links}:not([aria-current])`];

interface Part {
  path: string;
  open?: (page: Page) => Promise<void>;
  /** Elements that must keep an edge. */
  edged?: string[];
  /** The chosen one, and another that must look different. */
  chosen?: string[];
}

const parts: Part[] = [
  { path: '/lv/', edged: ['main [data-cta=primary]'] },
  {
    path: '/lv/',
    open: openLanguages,
    edged: [':popover-open'],
    chosen: current(':popover-open a'),
  },
  { path: '/lv/', open: openMenu, edged: ['dialog'], chosen: current('dialog [role=group] a') },
  { path: '/lv/services/', chosen: current('header nav a') },
  { path: '/lv/schedule-consultation/', edged: ['main [data-cta=secondary]'] },
  { path: '/lv/contact/', edged: ['#contact-form [name=name]', '#contact-form [type=submit]'] },
  {
    path: '/lv/property-owners/',
    edged: ['#quick-form [type=submit]'],
    chosen: ['[type=radio]:checked + span', '[type=radio]:not(:checked) + span'],
  },
  {
    path: '/lv/blog/?category=management',
    edged: ['span:has(> button[aria-label])'],
    chosen: current('nav[aria-labelledby=categories] a'),
  },
  {
    path: '/lv/blog/',
    open: suggest,
    edged: ['[role=listbox]'],
    chosen: ['[role=option][aria-selected=true]', '[role=option]:not([aria-selected=true])'],
  },
  { path: '/lv/about/', edged: ['[data-banner]', '[data-banner] button'] },
];

test('in forced colours edges and choices are seen', async ({ page }) => {
  test.slow();
  for (const { path, open, edged = [], chosen = [] } of parts) {
    if (edged.includes('[data-banner]')) await countVisits(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await open?.(page);
    const looksOf = (selector: string) => page.locator(selector).first().evaluate(edges);
    for (const selector of edged)
      expect.soft(await looksOf(selector), `${path} ${selector}`).toMatchObject({ edge: true });
    const looks = await Promise.all(chosen.map(looksOf));
    const different = new Set(looks.map(({ look }) => look));
    expect.soft(different.size, `${path} ${chosen.join()}`).toBe(chosen.length);
  }
});

test('in forced colours the bars are drawn in the colour of the text', async ({ page }) => {
  for (const [path, bars, property] of [
    ['/lv/', 'ol[aria-labelledby=week] span', 'background-color'],
    ['/lv/property-owners/', '#calculator dl rect', 'stroke'],
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
