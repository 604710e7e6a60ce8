import {
  enter,
  expect,
  field,
  filesOf,
  leftIn,
  openEntry,
  reach,
  save,
  test,
  textOf,
  type Files,
} from './editor-page';

interface Texts {
  faq: { questions: object[] };
}

const questionsIn = (files: Files, language: string) =>
  (JSON.parse(textOf(files, `content/locales/${language}/contact.json`)) as Texts).faq.questions;

test('An editor adds a question to a page, in both languages', async ({ page, url }) => {
  const before = filesOf('content');
  await enter(page, url, before);
  await openEntry(page, 'words', 'contact');
  const list = field(page, 'faq.questions');
  await reach(list, field(page, 'faq'));
  const at = questionsIn(before, 'lv').length;
  await list.getByRole('button', { name: /^Add/ }).last().click();
  const asked = [
    { question: 'Vai drīkst turēt kaķi?', answer: 'Drīkst.' },
    { question: 'May I keep a cat?', answer: 'You may.' },
  ];
  for (const [language, texts] of asked.entries())
    for (const [name, text] of Object.entries(texts))
      await field(page, `faq.questions.${at}.${name}`, language)
        .locator('input, textarea')
        .first()
        .fill(text);
  await save(page);
  const after = await leftIn(page);
  for (const [index, language] of ['lv', 'en'].entries())
    expect(questionsIn(after, language)).toEqual([...questionsIn(before, language), asked[index]]);
});

test('An editor gives an article another address, and the former one leads to it', async ({
  page,
  url,
}) => {
  const [former, later] = ['guest-experience-short-term-rental', 'what-guests-remember'];
  const before = filesOf('content');
  await enter(page, url, before);
  await openEntry(page, 'article', `${former}/index`);
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: /slug/i }).first().fill(later);
  await page.keyboard.press('Enter');
  await save(page);
  const after = await leftIn(page);
  const folder = (slug: string) => Object.keys(after).filter((path) => path.includes(`/${slug}/`));
  expect(folder(former)).toEqual([]);
  expect(folder(later)).toHaveLength(4);
  for (const language of ['lv', 'en'])
    expect(textOf(after, `content/blog/${later}/index.${language}.mdx`)).toContain(
      `/blog/${former}/`,
    );
});
