import { highlightedPage, mainNavigation } from '../../src/site/navigation';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { languageButton } from './languages';

const background = (element: Element) => getComputedStyle(element).backgroundColor;
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.describe('The header', () => {
  test('stays in place, and is transparent on the home page until it is scrolled more than 10 px', async ({
    page,
  }) => {
    await page.goto('/lv/');
    const header = page.locator('header');
    const colour = () => header.evaluate(background);
    expect(await colour()).toBe(TRANSPARENT);
    await page.evaluate(() => window.scrollTo(0, 10));
    expect(await colour()).toBe(TRANSPARENT);
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect.poll(colour).toBe(WHITE);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(colour).toBe(TRANSPARENT);
  });

  test('calls the office on a phone, with a dot while it is open', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const [time, open] of [
      ['2026-11-25T10:00:00Z', true],
      ['2026-11-25T20:00:00Z', false],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto('/en/about/', { waitUntil: 'networkidle' });
      const call = page.locator('header').getByRole('link', { name: /^Call/ });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute('href', /^tel:/);
      await expect(page.locator('header [data-open]')).toHaveCount(open ? 1 : 0);
    }
  });

  test('links the pages, and marks the current one', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/en/');
    const navigation = page.locator('header').getByRole('navigation');
    await expect(navigation.getByRole('link')).toHaveText(
      [...mainNavigation, highlightedPage].map((id) => textOf('en', 'common', `pages.${id}`)),
    );
    const services = navigation.getByRole('link').first();
    await services.click();
    await expect(page).toHaveURL('/en/services/');
    await expect(services).toHaveAttribute('aria-current', 'page');
    const consultation = page.locator('header [data-cta]').first();
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(consultation).toBeInViewport({ ratio: 1 });
    }
    await consultation.click();
    await expect(page).toHaveURL('/en/schedule-consultation/');
  });
});

test.describe('The language switcher', () => {
  test('names the languages, changes the one in the address, keeps path, query and hash, and loads the whole page', async ({
    page,
  }) => {
    await page.goto('/lv/services/?q=1#part');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await languageButton(page).click();
    const english = page.getByRole('link', { name: 'English' });
    await expect(page.getByRole('link', { name: 'Latviešu' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(english).toHaveAttribute('hreflang', 'en');
    await expect(english).toHaveAttribute('lang', 'en');
    await english.click();
    await expect(page).toHaveURL('/en/services/?q=1#part');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('en');
  });
});
