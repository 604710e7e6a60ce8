import { pathTo } from '../../src/site/paths';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { waiting, findHiddenBlocks } from './find-hidden-blocks';
import { languageAt } from './languages';

const answer = ['h1', 'input[name=rent]', '[data-section=estimate] [data-verdict] b'];
const action = ['[name=utilities]', '[data-result] [data-title]', '[name=ask]'];

for (const [width, height, parts] of [
  [360, 640, answer],
  [390, 664, answer],
  [1280, 720, answer],
  [390, 844, action],
  [1280, 800, action],
  [1440, 900, action],
] as const)
  test(`The first screen of the home page shows ${parts.join(' and ')} at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/lv/');
    for (const part of parts) await expect(page.locator(part).first()).toBeInViewport({ ratio: 1 });
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
    const scrollTop = (share: number) =>
      steps.evaluate((list, part) => {
        const top = list.closest('section')?.getBoundingClientRect().top ?? 0;
        window.scrollBy(0, top - window.innerHeight * part);
      }, share);
    await scrollTop(0.82);
    await expect(steps).toHaveAttribute('data-steps', 'waiting');
    await scrollTop(0.79);
    await expect(steps).toHaveAttribute('data-steps', 'active');
  });

  test('has drawn the process for a visitor who jumps past it and scrolls back', async ({
    page,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    const steps = page.locator('ol[data-steps]');
    await expect(steps).toHaveAttribute('data-steps', 'waiting');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(steps).toHaveAttribute('data-steps', 'active');
  });
});

test('an address that is typed at the end of a page opens the owners’ form with it', async ({
  page,
}) => {
  await page.goto('/lv/about/', { waitUntil: 'networkidle' });
  const field = page.getByLabel(textOf('lv', 'common', 'closing.address'));
  await field.fill('Tērbatas iela 1');
  await field.press('Enter');
  await expect(page.locator('[name=propertyAddress]')).toHaveValue('Tērbatas iela 1');
  await expect(page.locator('[name=propertyType]')).toBeFocused();
  expect(decodeURIComponent(page.url())).not.toContain('iela');
});

test.describe('When scripts fail', () => {
  test.use({ awaitHydration: false, allowedErrors: [/./] });

  const faults = {
    'the page’s own script does not come': ['**/component---src-templates-*', undefined],
    'the page’s data do not come': ['**/page-data/**', undefined],
    'the app throws at its start': ['**/app-*.js', 'throw new Error("broken")'],
    'the page’s script throws': ['**/component---src-templates-*', 'throw new Error("broken")'],
  } as const;

  for (const [index, [fault, [files, body]]] of Object.entries(faults).entries()) {
    const language = languageAt(index);
    test(`because ${fault}, the home page in ${language} still shows everything`, async ({
      page,
    }) => {
      const failed = body ? page.waitForEvent('pageerror') : page.waitForEvent('requestfailed');
      await page.route(files, (route) =>
        body ? route.fulfill({ body, contentType: 'text/javascript' }) : route.abort(),
      );
      await page.goto(pathTo(language, 'home'));
      await failed;
      await expect.poll(() => page.evaluate(findHiddenBlocks)).toEqual([]);
      expect(await waiting(page)).toBe(0);
    });
  }

  test('after the page was shown, its blocks still appear on the way down', async ({
    page,
    context,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    await expect.poll(() => waiting(page)).toBeGreaterThan(9);
    await context.setOffline(true);
    for (const block of await page.locator('[data-reveal], [data-steps]').all()) {
      await block.scrollIntoViewIfNeeded();
      await expect(block).not.toHaveAttribute('data-reveal', 'waiting');
      await expect(block).not.toHaveAttribute('data-steps', 'waiting');
    }
    await expect.poll(() => page.evaluate(findHiddenBlocks)).toEqual([]);
  });
});
