import type { Page } from '@playwright/test';
import { pathTo } from '../../../src/site/routes';
import { cards, categoryLink } from '../article-list';
import { answerService } from '../delayed-service';
import { expect, test } from '../fixtures';
import { expectFilled, formCases, openForm, send, submitOf } from '../form-cases';
import { kinds } from './cases';

for (const [type, form] of Object.entries(formCases))
  test(`the confirmation of the ${type} form stays on Back, after a reload and in the other language, until another inquiry is started`, async ({
    page,
  }) => {
    const service = await answerService(page);
    const element = await openForm(page, form, 'lv');
    await send(element, form.filled);
    const confirmation = element.locator('[data-confirmation]');
    await expect(confirmation).toBeFocused({ timeout: 30_000 });
    await element.locator('[data-toast]').getByRole('button').click();
    const reference = String(service.sent[0]?.reference);
    await expect(confirmation).toContainText(reference);

    await page.locator('header a[href$="/"]').first().click();
    await expect(page).toHaveURL('/lv/');
    await page.goBack();
    await expect(confirmation).toContainText(reference);
    await page.reload();
    await expect(confirmation).toContainText(reference);
    await expect(element.locator('[data-toast]')).toHaveCount(0);
    await page.goto(pathTo('en', form.page));
    await expect(confirmation).toContainText(reference);
    expect(service.sent).toHaveLength(1);

    await confirmation.getByRole('button').click();
    await expect(confirmation).toHaveCount(0);
    await expect(element.locator('[name]').first()).toBeFocused();
    await page.reload();
    await expect(submitOf(element)).toBeVisible();
    const empty = Object.keys(form.filled).map((key) => [key, '']);
    await expectFilled(element, Object.fromEntries(empty) as Record<string, string>);
  });

/** What a visitor types on the home page, in any language. */
const rentOf = (page: Page) => page.locator('main [name=rent]').first();

test('a rent that was typed on the home page is there on Back, in the other language and on the owners’ page, and comes back from there', async ({
  page,
}) => {
  await page.goto(pathTo('lv', 'home'));
  await rentOf(page).fill('700');
  await page.locator(`footer a[href="${pathTo('lv', 'services')}"]`).click();
  await expect(page).toHaveURL(pathTo('lv', 'services'));
  await page.goBack();
  await expect(rentOf(page)).toHaveValue('700');
  await page.goto(pathTo('en', 'home'));
  await expect(rentOf(page)).toHaveValue('700');
  await page.goto(pathTo('en', 'owners'));
  await expect(rentOf(page)).toHaveValue('700');
  await rentOf(page).fill('950');
  await page.goto(pathTo('lv', 'home'));
  await expect(rentOf(page)).toHaveValue('950');
});

test('an owner of a second apartment gets the form again, with the sum that he asks about', async ({
  page,
}) => {
  const { property: form } = formCases;
  const service = await answerService(page);
  const element = await openForm(page, form, 'lv');
  await send(element, form.filled);
  await expect(element.locator('[data-confirmation]')).toBeFocused({ timeout: 30_000 });
  await rentOf(page).fill('900');
  await page.locator('#calculator a[href="#property-form"]').first().click();
  await expect(element.locator('[data-attached-sum]')).toContainText('900 €');
  await send(element, form.filled);
  await expect.poll(() => service.sent.length).toBe(2);
  expect(service.sent[1]?.calculation).toContain('rent=900');
  expect(service.sent[1]?.reference).not.toBe(service.sent[0]?.reference);
});

test.describe('By keyboard, without animation,', () => {
  test.use({ reducedMotion: 'reduce' });
  const scrolled = () => Math.round(window.scrollY);

  test('a visitor who comes back to a page goes on from the link that led away', async ({
    page,
  }) => {
    test.slow();
    // On Back a browser scrolls the page that is still shown; on a slow phone it is there for another frame.
    await page.addInitScript(() =>
      window.addEventListener('popstate', () => {
        window.scrollTo(0, 0);
        document.dispatchEvent(new Event('scroll', { bubbles: true }));
      }),
    );
    for (const path of kinds.filter((_, index) => index % 6 === 0)) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const elsewhere = `[href^="/lv/"]:not([href^="${path}"]), [href^="/lv/about/"]`;
      const link = page.locator('main a:visible').and(page.locator(elsewhere)).last();
      const href = String(await link.getAttribute('href'));
      await link.focus();
      const before = await page.evaluate(scrolled);
      await link.press('Enter');
      await expect(page).toHaveURL(href);
      for (const again of [false, true]) {
        if (again) await page.goForward();
        await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect(link).toBeFocused();
        await expect.poll(() => page.evaluate(scrolled)).toBe(before);
      }
    }
  });

  test('a visitor who comes back to a filtered list goes on from the card', async ({ page }) => {
    await page.goto('/lv/blog/');
    await categoryLink(page, 'riga-market').press('Enter');
    await expect(cards(page)).toHaveCount(1);
    const card = cards(page).getByRole('link');
    await card.press('Enter');
    await expect(page.locator('article h1')).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(1);
    await expect(card).toBeFocused();
  });
});
