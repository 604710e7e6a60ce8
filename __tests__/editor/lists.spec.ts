import { parse } from 'yaml';
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

const given: Record<string, Record<string, string>> = {
  quotations: {
    ...{ 'quote.lv': '„Mierīgi.”', 'quote.en': '“Calm.”', 'author.lv': 'Zane K.' },
    ...{ 'author.en': 'Zane K.', 'role.lv': 'īpašniece', 'role.en': 'owner' },
  },
  networks: { name: 'Facebook', url: 'https://pages.example.com/amberkey' },
};

for (const [list, texts] of Object.entries(given))
  test(`An editor adds to ${list} of the company`, async ({ page, url }) => {
    const file = 'content/company.yml';
    const before = filesOf('content');
    await enter(page, url, before);
    await openEntry(page, 'company', 'company');
    const items = field(page, list);
    await reach(items.getByRole('button', { name: /^Add/ }).last(), page.locator('body'));
    const read = (files: Files) => parse(textOf(files, file)) as Record<string, object[]>;
    const at = read(before)[list]?.length;
    await items.getByRole('button', { name: /^Add/ }).last().click();
    if (list === 'quotations')
      await field(page, `${list}.${at}.page`).getByRole('radio', { name: 'owners' }).click();
    for (const [name, text] of Object.entries(texts)) {
      const input = field(page, `${list}.${at}.${name}`).locator('input, textarea').first();
      await reach(input, items);
      await input.fill(text);
    }
    await save(page);
    const after = await leftIn(page);
    const added = textOf(after, file);
    for (const text of Object.values(texts)) expect(added).toContain(text);
    expect(read(after)[list]?.slice(0, -1)).toEqual(read(before)[list]);
  });

// Its backup of drafts, which asks „Discard”, needs a repository, and a test has none.
test('An editor leaves without saving, and nothing is written', async ({ page, url }) => {
  const [file, before] = ['content/people/liga-ozola.yml', filesOf('content')];
  await enter(page, url, before);
  await openEntry(page, 'people', 'liga-ozola');
  const name = field(page, 'name').locator('input').first();
  const was = await name.inputValue();
  await name.fill('Cits vārds');
  await page.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page).toHaveURL(/\/collections\/\w+$/);
  await openEntry(page, 'people', 'liga-ozola');
  await expect(name).toHaveValue(was);
  expect(textOf(await leftIn(page), file)).toBe(textOf(before, file));
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
