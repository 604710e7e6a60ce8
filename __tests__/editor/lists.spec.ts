import { enter, expect, field, filesOf, leftIn, openEntry, reach, save, test, textOf } from './editor-page';

test('An editor adds a question to a page, in both languages', async ({ page, url }) => {
  await enter(page, url, filesOf('content'));
  await openEntry(page, 'words', 'contact');
  await page.screenshot({ path: '/tmp/ed0.png', fullPage: true });
  const list = field(page, 'faq.questions');
  await reach(list, field(page, 'faq'));
  await list.getByRole('button', { name: /^Add/ }).last().click();
  await page.waitForTimeout(1500);
  await list.scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/ed1.png' });
  console.log(await page.locator('[data-key-path^="faq.questions.4"]').evaluateAll((x) => x.map((e) => e.getAttribute('data-key-path'))));
});

test('An editor gives an article another address, and the former one leads to it', async ({ page, url }) => {
  await enter(page, url, filesOf('content'));
  await openEntry(page, 'article', 'guest-experience-short-term-rental/index');
  await page.screenshot({ path: '/tmp/ed2.png' });
  for (const name of await page.getByRole('button').allTextContents()) console.log('button', name);
});
