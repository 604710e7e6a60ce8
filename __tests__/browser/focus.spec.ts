import type { Page } from '@playwright/test';
import { countVisits } from './analytics-site';
import { expect, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

/**
 * Says what is wrong with the element that has the focus: it has no visible focus, or something covers
 * it. Returns `undefined` when all is right, and `end` when the focus has left the page.
 */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const name = focused.outerHTML.slice(0, 120);

  // A radio button's label and a card's link are outlined in place of the element itself.
  const marked = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::after'),
    getComputedStyle(focused.closest('label') ?? focused),
  ];
  const outlined = marked.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  );
  if (!outlined) return `no focus is seen on ${name}`;

  // A link that is broken into two lines has two boxes, and others' text between them.
  const [box = focused.getBoundingClientRect()] = (
    focused.closest('label') ?? focused
  ).getClientRects();
  const { left, right, top, bottom } = box;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  const seen = points.some(([at, down]) => {
    const over = document.elementFromPoint(at, down);
    return over && (focused.contains(over) || over.contains(focused));
  });
  return seen ? undefined : `something lies over ${name}`;
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(faultOfFocus);
    if (fault === 'end') return stops;
    expect(fault).toBeUndefined();
  }
  throw new Error('The walk has no end');
}

for (const [path, width, asked] of [
  ['/lv/', 1280, false],
  ['/en/', 390, true],
  ['/lv/property-owners/', 390, false],
  ['/en/blog/', 390, false],
  ['/lv/blog/professional-short-term-rental-management-riga/', 390, false],
] as const)
  test(`by keyboard through ${path} at ${width} px and back, ${asked ? 'with the question of cookies, ' : ''}each stop is visible and uncovered`, async ({
    page,
  }) => {
    if (asked) await countVisits(page);
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    if (asked) await expect(page.locator('[data-banner]')).toBeVisible();
    expect(await walk(page, 'Tab')).toBeGreaterThan(20);
    expect(await walk(page, 'Shift+Tab')).toBeGreaterThan(20);
  });
