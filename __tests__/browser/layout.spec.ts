import type { Page } from '@playwright/test';
import { pathTo } from '../../src/site/paths';
import { languages } from './languages';
import { expect, test } from './fixtures';

const show = async (page: Page, path: string, width: number, height = 900) => {
  await page.setViewportSize({ width, height });
  await page.goto(path);
};

const tops = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [
      ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))),
    ]);

for (const language of languages) {
  for (const width of [768, 1024, 1440])
    test(`the texts of three services side by side begin on one line in ${language} at ${width} px`, async ({
      page,
    }) => {
      await show(page, pathTo(language, 'home'), width);
      const group = 'main section div:has(> article:nth-of-type(3):last-of-type)';
      expect(await tops(page, `${group} > article > div:has(h4)`)).toHaveLength(1);
    });

  test(`the founders’ names stand on one line in ${language} at 768 px`, async ({ page }) => {
    await show(page, pathTo(language, 'about'), 768);
    expect(await tops(page, 'article:has(img, noscript) h3')).toHaveLength(1);
  });

  test(`the list of articles in ${language} begins on a phone’s second screen at the latest`, async ({
    page,
  }) => {
    await show(page, pathTo(language, 'blog'), 390, 844);
    const first = await page.locator('main article').first().boundingBox();
    expect(first?.y).toBeLessThan(900);
  });

  test(`the newest article’s picture is shown once in ${language} on a phone`, async ({ page }) => {
    await show(page, pathTo(language, 'blog'), 390, 844);
    const pictures = page.locator('main [data-picture]:visible');
    expect(await pictures.count()).toBe(await page.locator('main article').count());
  });
}
