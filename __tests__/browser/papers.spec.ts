import { pathTo } from '../../src/site/paths';
import { textOf } from '../support/words';
import { expect, test } from './fixtures';
import { languages } from './languages';

for (const language of languages)
  test.describe(`The open file (${language})`, () => {
    test('prints each paper alone, on one sheet of A4', async ({ page }) => {
      await page.addInitScript('window.print = () => undefined');
      await page.goto(pathTo(language, 'papers'));
      const papers = page.locator('[data-sheet]');
      for (const paper of await papers.all()) {
        await paper.getByRole('button', { name: textOf(language, 'papers', 'print') }).click();
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
    });
  });

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the open file shows every paper and no button', async ({ page }) => {
    await page.goto(pathTo('lv', 'papers'));
    await expect(page.locator('[data-sheet] h2').filter({ visible: true })).toHaveCount(7);
    await expect(page.locator('[data-sheet] button').filter({ visible: true })).toHaveCount(0);
  });
});
