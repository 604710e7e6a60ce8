import { expect, test } from '../fixtures';
import { kinds } from './cases';

test.use({ reducedMotion: 'reduce' });

const PLACE = 'main a[href^="/"]:visible';

for (const path of kinds)
  test(`on Back to ${path} the keyboard goes on from the link by which a visitor left`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const link = page.locator(`${PLACE}:not([href*="${path}"], [href^="/en/"])`).last();
    await link.focus();
    const before = await page.evaluate(() => scrollY);
    const left = await link.getAttribute('href');
    await link.press('Enter');
    await expect(page).toHaveURL(String(left));
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(link).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });
