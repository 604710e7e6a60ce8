import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const inHandOf = (page: Page, kind: 'shortTerm' | 'longTerm') =>
  page.locator(`[data-letting=${kind}] [data-row=inHand] td`);
const outcomeOf = (page: Page) => page.locator('[data-outcome]').getAttribute('data-outcome');

test.describe('The full sum', () => {
  test('says no where a tenant leaves more, and what would turn that, at a press', async ({
    page,
  }) => {
    await page.goto('/en/property-owners/?rent=500');
    await expect.poll(() => outcomeOf(page)).toBe('tenant');
    const before = await inHandOf(page, 'shortTerm').textContent();
    for (const lever of ['stay', 'guestCleaning', 'dearer']) {
      const button = page.locator(`[data-lever=${lever}]`);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await expect.poll(() => outcomeOf(page)).toBe('worth');
    await expect(page).toHaveURL(/stay=5&.*guestCleaning=25/);
    const { violations } = await new AxeBuilder({ page }).include('#calculator').analyze();
    expect(violations).toEqual([]);
    for (const lever of ['stay', 'guestCleaning', 'dearer'])
      await page.locator(`[data-lever=${lever}]`).click();
    await expect(inHandOf(page, 'shortTerm')).toHaveText(before ?? '');
  });
});
