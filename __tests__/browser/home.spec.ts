import { monthName } from '../../src/site/dates';
import { reportMonths } from '../../src/site/sums/month-report';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { languages } from './languages';

test.describe('The home page', () => {
  test('loads the hero’s picture first, and the others 200 px before they come into view', async ({
    page,
  }) => {
    await page.goto('/lv/', { waitUntil: 'networkidle' });
    const pictures = page.locator('[data-picture] > picture > img');
    await expect(pictures.first()).toHaveAttribute('fetchpriority', 'high');
    const loaded = () =>
      pictures.evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter((image) => image.currentSrc !== '').length,
      );
    expect(await loaded()).toBe(1);
    const next = page.getByRole('img', {
      name: textOf('lv', 'home', 'services.photography.picture'),
    });
    const top = (await next.boundingBox())?.y ?? 0;
    const height = page.viewportSize()?.height ?? 0;
    await page.evaluate((y) => window.scrollTo(0, y), top - height - 230);
    await page.waitForTimeout(300);
    expect(await loaded()).toBe(1);
    await page.evaluate((y) => window.scrollTo(0, y), top - height - 170);
    await expect.poll(loaded).toBe(2);
  });

  for (const language of languages)
    test(`leads from its clear reports to a sample of one (${language})`, async ({ page }) => {
      const link = textOf(language, 'home', 'services.reports.link');
      const month = monthName(reportMonths.strong, language);
      const title = textOf(language, 'sheets', 'report.name', { month });
      await page.goto(`/${language}/`);
      await page.getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(`/${language}/open-file/#strong-month`);
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    });

  test('lets cards rise when they come into view', async ({ page }) => {
    await page.goto('/en/', { waitUntil: 'networkidle' });
    const card = page.locator('article').last();
    await expect(card).toHaveAttribute('data-reveal', 'waiting');
    await expect(card).toHaveCSS('opacity', '0');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toHaveAttribute('data-reveal', 'active');
    await expect(card).toHaveCSS('opacity', '1');
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

  test('links the consultation and the page about the company', async ({ page }) => {
    await page.goto('/en/');
    const hero = page.locator('main section').first();
    await expect(hero.locator('[data-cta=primary]')).toHaveAttribute(
      'href',
      '/en/schedule-consultation/',
    );
    await expect(hero.locator('[data-cta=secondary]')).toHaveAttribute('href', '/en/about/');
  });
});
