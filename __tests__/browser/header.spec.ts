import { pathTo, type PageRouteId } from '../../src/site/routes';
import { expect, test } from './fixtures';
import { languageButton } from './languages';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const WHITE = 'rgb(255, 255, 255)';

test.describe('The header', () => {
  test('stays in place, and is transparent on the home page until it is scrolled more than 10 px', async ({
    page,
  }) => {
    await page.goto('/lv/');
    const header = page.locator('header');
    for (const [down, colour] of [
      [0, TRANSPARENT],
      [10, TRANSPARENT],
      [11, WHITE],
      [1500, WHITE],
      [0, TRANSPARENT],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), down);
      await expect(header, `${down} px down`).toHaveCSS('background-color', colour);
      await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0 });
    }
  });

  test('always shows the way to a consultation on a wide screen, and highlights the network', async ({
    page,
  }) => {
    await page.goto('/en/');
    const consultation = page.locator('header [data-cta]').first();
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(consultation).toBeInViewport({ ratio: 1 });
    }
    const look = (name: PageRouteId) =>
      page.locator(`header > div > nav a[href="${pathTo('en', name)}"]`).evaluate((link) => {
        const { fontWeight, borderRadius } = getComputedStyle(link);
        return { fontWeight: Number(fontWeight), borderRadius };
      });
    const [network, contact] = [await look('network'), await look('contact')];
    expect(network.fontWeight).toBeGreaterThan(contact.fontWeight);
    expect(network.borderRadius).not.toBe(contact.borderRadius);
    await consultation.click();
    await expect(page).toHaveURL('/en/schedule-consultation/');
  });
});

test('the language switcher names the languages, changes the one in the address, keeps path, query and hash, and loads the whole page', async ({
  page,
}) => {
  await page.goto('/lv/services/?q=1#part');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The list closes when the keyboard leaves it, on either side.
  const list = page.locator('header :popover-open');
  for (const [last, key] of [
    [list.getByRole('link').last(), 'Tab'],
    [languageButton(page), 'Shift+Tab'],
  ] as const) {
    await languageButton(page).press('Enter');
    await expect(list).toBeVisible();
    await last.focus();
    await page.keyboard.press(key);
    await expect(list).toHaveCount(0);
  }
  await languageButton(page).click();
  const latvian = page.getByRole('link', { name: 'Latviešu' });
  await expect(latvian).toHaveAttribute('aria-current', 'true');
  const english = page.getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('lang', 'en');
  await english.click();
  await expect(page).toHaveURL('/en/services/?q=1#part');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
});
