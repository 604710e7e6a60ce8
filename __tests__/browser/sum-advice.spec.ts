import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectFilled } from './form-cases';

const inHandOf = (page: Page, kind: 'shortTerm' | 'longTerm' | 'self') =>
  page.locator(`[data-letting=${kind}] [data-step=inHand] td`);
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
    await expect.poll(() => outcomeOf(page)).toBe('average');
    await expect(page).toHaveURL(/stay=5&.*guestCleaning=25/);
    const { violations } = await new AxeBuilder({ page }).include('#calculator').analyze();
    expect(violations).toEqual([]);
    for (const lever of ['stay', 'guestCleaning', 'dearer'])
      await page.locator(`[data-lever=${lever}]`).click();
    await expect(inHandOf(page, 'shortTerm')).toHaveText(before ?? '');
  });

  test('compares with hosting alone, and lights a window for each night with guests', async ({
    page,
  }) => {
    await page.goto('/en/property-owners/?rent=1083.33&now=self');
    await expect(inHandOf(page, 'self')).toHaveText('€15,266');
    await expect(page.locator('[data-lit]')).toHaveAttribute('data-lit', '329');
    await page.locator('label:has([value=average])').click();
    await expect(page.locator('[data-lit]')).toHaveAttribute('data-lit', '263');
    await page.locator('label:has([value=empty])').click();
    await expect(page).toHaveURL(/now=empty/);
    await expect(inHandOf(page, 'longTerm')).toHaveText('€10,400');
  });

  test('is seen above the form’s button, and can be taken out again', async ({ page }) => {
    await page.goto('/en/property-owners/?rent=900');
    await expect(page.getByRole('spinbutton').first()).toHaveValue('900');
    await page.locator('#calculator a[href="#property-form"]').first().click();
    await page.locator('[data-handed] button').click();
    await expect(page.locator('[data-handed]')).toHaveCount(0);
    await expectFilled(page.locator('#property-form'), { message: '' });
  });
});
