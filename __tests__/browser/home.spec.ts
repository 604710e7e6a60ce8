import { expect, test } from './fixtures';
import { waiting, findHiddenBlocks } from './find-hidden-blocks';

const answer = ['h1', 'input[name=rent]', '[data-section=estimate] [data-verdict] b'];
const action = ['[name=bedrooms]', '[data-result] [data-title]', '[name=ask]'];
// The lines above it are as many as the company's words and fonts make.
const form = ['#property-form label'];
const submit = ['h1', '#property-form [type=submit]'];

const screens = {
  '/lv/': [
    [360, 640, answer],
    [390, 664, [...answer, '[name=ask]']],
    [1280, 720, answer],
    [390, 844, action],
    [1280, 800, action],
    [1440, 900, action],
  ],
  '/lv/property-owners/': [
    [1280, 720, submit],
    [390, 844, form],
  ],
  '/en/property-owners/': [
    [1440, 900, submit],
    [390, 844, form],
  ],
} as const;

test('the first screen shows what its visitor came for, at any width', async ({ page }) => {
  for (const [path, sizes] of Object.entries(screens)) {
    await page.goto(path);
    for (const [width, height, parts] of sizes) {
      await page.setViewportSize({ width, height });
      for (const part of parts)
        await expect
          .soft(page.locator(part).first(), `${path} ${width} × ${height} ${part}`)
          .toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('The home page', () => {
  test('loads the hero’s picture first, and no other before it comes near the screen', async ({
    page,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    const pictures = page.locator('[data-picture] > picture > img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    const loaded = pictures.evaluateAll(
      (images) => images.filter((image) => (image as HTMLImageElement).currentSrc !== '').length,
    );
    expect(await loaded).toBe(1);
    await pictures.nth(1).scrollIntoViewIfNeeded();
    await expect(pictures.nth(1)).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('draws the process as soon as its section’s top is within 80 % of the screen’s height', async ({
    page,
  }) => {
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const steps = page.locator('ol[data-steps]');
    for (const [share, state] of [
      [0.82, 'waiting'],
      [0.79, 'active'],
    ] as const) {
      await steps.evaluate((list, part) => {
        const top = list.closest('section')?.getBoundingClientRect().top ?? 0;
        window.scrollBy(0, top - window.innerHeight * part);
      }, share);
      await expect(steps).toHaveAttribute('data-steps', state);
    }
  });

  test('has drawn the process for a visitor who jumps past it, and shows each block on the way back', async ({
    page,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    await expect.poll(() => waiting(page)).toBeGreaterThan(9);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('ol[data-steps]')).toHaveAttribute('data-steps', 'active');
    for (const block of (await page.locator('[data-reveal]').all()).reverse()) {
      await block.scrollIntoViewIfNeeded();
      await expect(block).not.toHaveAttribute('data-reveal', 'waiting');
    }
    await expect.poll(() => page.evaluate(findHiddenBlocks)).toEqual([]);
  });
});

test.describe('When the page’s own script does not come', () => {
  test.use({ awaitHydration: false, allowedErrors: [/./] });

  test('the home page still shows everything', async ({ page }) => {
    const failed = page.waitForEvent('requestfailed');
    await page.route('**/component---src-templates-*', (route) => route.abort());
    await page.goto('/lv/');
    await failed;
    await expect.poll(() => page.evaluate(findHiddenBlocks)).toEqual([]);
    expect(await waiting(page)).toBe(0);
  });
});
