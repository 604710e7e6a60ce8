import type { Page } from '@playwright/test';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

const t = (key: string) => textOf('en', 'contact', `map.${key}`);
const EMBED = 'https://maps.example.com/embed/**';

const show = (page: Page) => page.getByRole('button', { name: t('show') });
const frame = (page: Page) => page.getByTitle(t('frame'));

test.describe('The map on the contact page', () => {
  test('is a picture of the place until the visitor asks for the real one', async ({ page }) => {
    const requests: string[] = [];
    await page.route(EMBED, async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>The map</p>' });
    });
    await page.goto('/en/contact/', { waitUntil: 'networkidle' });
    await expect(page.getByAltText(t('picture'))).toHaveCount(1);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(requests).toEqual([]);
    await expect(show(page)).toHaveAccessibleDescription(t('note'));

    await show(page).click();
    await expect(frame(page).contentFrame().getByText('The map')).toBeVisible();
    await expect(frame(page)).toBeFocused();
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(show(page)).toHaveCount(0);
    expect(requests).toHaveLength(1);
  });
});
