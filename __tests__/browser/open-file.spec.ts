import { pathTo } from '../../src/site/routes';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';

test('the open file opens one paper at a time and prints it alone, or every paper, each on one sheet of A4', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Some browsers fire it at once.
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.goto(pathTo('lv', 'open-file'));
  const papers = page.locator('[data-sheet]');
  for (const paper of await papers.all()) {
    await paper.locator('> summary').click();
    await expect(page.locator('[data-sheet] h2').filter({ visible: true })).toHaveCount(1);
    await expect(paper.locator('> summary')).toBeInViewport();
    await paper.getByRole('button', { name: textOf('lv', 'open-file', 'print') }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(papers.filter({ visible: true })).toHaveCount(1);
    await expect(paper).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await page.mouse.move(5, 5);
  }
  await expect(papers.filter({ visible: true })).toHaveCount(await papers.count());
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sheet] h2').filter({ visible: true })).toHaveCount(7);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(8);
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the open file shows every paper and no button', async ({ page }) => {
    await page.goto(pathTo('lv', 'open-file'));
    await expect(page.locator('[data-sheet] h2').filter({ visible: true })).toHaveCount(7);
    await expect(page.locator('[data-sheet] button').filter({ visible: true })).toHaveCount(0);
  });
});
