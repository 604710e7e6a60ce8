import type { Locator, Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { telUrl } from '../../src/site/tel-url';
import { company, textOf } from '../support/words';
import { languages } from './languages';
import { expect, test } from './fixtures';

const hrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const PHONE = telUrl(company.contact.phone);

test('the header’s button is there on every wider screen and leads to the consultation', async ({
  page,
}) => {
  await page.goto('/lv/');
  const button = page.locator('header [data-cta]').first();
  await expect(button).toHaveAttribute('href', '/lv/schedule-consultation/');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

/** What a visitor sees at the middle of the screen's lower edge: the bar, or something above it. */
const isAtLowerEdge = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, right, bottom, height } = element.getBoundingClientRect();
    if (height === 0 || bottom > window.innerHeight + 1) return false;
    const top = document.elementFromPoint((left + right) / 2, window.innerHeight - 4);
    return element.contains(top);
  });

const scrollTo = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top - window.innerHeight / 2, behavior: 'instant' });
    });

const screens = (page: Page, count: number) =>
  page.evaluate((times) => {
    window.scrollTo({ top: times * window.innerHeight, behavior: 'instant' });
  }, count);

test.describe('On a phone the bar at the lower edge', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const barOf = (page: Page) => page.locator('[data-section=phone-bar] > div');

  for (const language of languages) {
    test(`holds the forecast and the phone in ${language}, once the first screen is past`, async ({
      page,
    }) => {
      await page.goto(pathTo(language, 'home'));
      const bar = barOf(page);
      expect(await isAtLowerEdge(bar)).toBe(false);
      await screens(page, 0.9);
      expect(await isAtLowerEdge(bar)).toBe(false);
      await screens(page, 1.2);
      await expect.poll(() => isAtLowerEdge(bar)).toBe(true);
      expect(await hrefs(bar.locator('a'))).toEqual([pathTo(language, 'owners'), PHONE]);
      await expect(bar.locator('a').last()).toHaveAccessibleName(
        textOf(language, 'common', 'phoneBar.callNumber'),
      );
    });
  }

  test('does not cover the closing call to action and the footer', async ({ page }) => {
    await page.goto('/lv/about/');
    for (const part of ['[data-section=closing]', 'footer']) {
      await scrollTo(page, part);
      expect(await isAtLowerEdge(barOf(page)), part).toBe(false);
    }
  });

  for (const path of ['/lv/contact/', '/en/property-owners/'])
    test(`does not cover the forms of ${path}`, async ({ page }) => {
      await page.goto(path);
      for (const form of await page.locator('main form').all()) {
        await form.evaluate((element) => {
          const { top } = element.getBoundingClientRect();
          window.scrollTo({ top: window.scrollY + top - 200, behavior: 'instant' });
        });
        expect(await isAtLowerEdge(barOf(page))).toBe(false);
      }
    });

  test('gives way while a visitor types', async ({ page }) => {
    await page.goto('/lv/blog/');
    await screens(page, 1.3);
    await expect.poll(() => isAtLowerEdge(barOf(page))).toBe(true);
    await page.getByRole('combobox').evaluate((field) => {
      field.focus({ preventScroll: true });
    });
    await expect(barOf(page)).toBeHidden();
  });

  test('is not there on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/lv/');
    await screens(page, 2);
    await expect(barOf(page)).toBeHidden();
  });
});
