import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/routes';
import { beforeTax } from '../support/sums';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { answerService } from './delayed-service';
import { formCases, send } from './form-cases';

const rentOf = (page: Page) => page.locator('#calculator [name=rent]');

test.describe('The full sum', () => {
  test('is attached to the form only on request, in another language too, and follows the calculator into the letter', async ({
    page,
  }) => {
    const service = await answerService(page);
    const attachedSum = page.locator('[data-attached-sum]');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/lv/property-owners/');
    await page.locator('[data-section=phone-bar] a[href="#property-form"]').click();
    await rentOf(page).fill('1200');
    await expect(page).toHaveURL(/\?rent=1200#property-form$/);
    await expect(attachedSum).toHaveCount(0);
    await page.locator('#calculator a[href="#property-form"]').first().click();
    await expect(attachedSum).toContainText(beforeTax('lv', { rent: 1200 }));
    await expect(attachedSum.locator('[data-ours], [data-mark]')).toHaveCount(4);
    await page.goto('/en/property-owners/?rent=500&service=remote');
    await expect(attachedSum).toContainText(beforeTax('en', { rent: 1200 }));
    await expect(rentOf(page)).toHaveValue('500');
    await page.goto('/en/property-owners/?rent=900&ask=1#property-form');
    await expect(attachedSum).toContainText('€900');
    await expect(page).toHaveURL(/\?rent=900#property-form$/);
    await rentOf(page).fill('950');
    await expect(attachedSum).toContainText('€950');
    const { property } = formCases;
    await send(page.locator('#property-form'), property.filled);
    await expect.poll(() => service.sent.length).toBe(1);
    expect(service.sent[0]?.formatted_data).toContain('?rent=950');
    expect(service.sent[0]?.message).toBe(property.filled.message);
  });

  test('is never written into the address of another page', async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/property-owners/');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000);
    await rentOf(page).fill('900');
    // Just before the change is written: the address is already the next page's, but the page is not rendered yet.
    await page.clock.runFor(245);
    await page.locator('header a[href="/en/services/"]').first().click();
    await expect(page).toHaveURL('/en/services/');
    await page.clock.runFor(400);
    await expect(page).toHaveURL('/en/services/');
    await page.clock.resume();
  });

  test('prints on one page', async ({ page }) => {
    const printed = page.waitForEvent('console', (message) => message.text() === 'printed');
    await page.addInitScript("window.print = () => console.info('printed')");
    await page.goto(pathTo('lv', 'owners'));
    await page.getByRole('button', { name: textOf('lv', 'owners', 'calculator.print') }).click();
    await printed;
    // The margins that browsers begin with.
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.mouse.move(5, 5);
    await expect(page.locator('[data-printed]')).toHaveCount(0);
  });
});
