import type { Page } from '@playwright/test';
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
} from './editor-page';

/** The text that the test types, and removes from the file again. */
const TYPED = ' ¤¤';
const [DAY, NUMBER] = ['2001-01-01', '987.5'];

const TEXTS = '[data-field-type="string"] input:enabled, [data-field-type="text"] textarea:enabled';
const FIRST: Readonly<Record<string, string>> = {
  article: '[data-key-path="title"] input',
  legal: 'input[type="date"]',
  rates: '[data-key-path="utilities.value"] input',
};

const files = {
  ...filesOf('content'),
  ...filesOf('__tests__/fixture/blog/every-component', 'content/blog/every-component'),
};
const named = (pattern: RegExp) =>
  Object.keys(files).flatMap((path) => pattern.exec(path)?.[1] ?? []);

/** Types into the first text of a form, and returns its former value. */
async function change(page: Page, collection: string, entry: string): Promise<string> {
  if (collection === 'article' || collection === 'legal') {
    // The text is read and written anew once it is drawn.
    await expect(field(page, 'body', 1).getByRole('textbox').first()).not.toBeEmpty();
  }
  const text = page.locator(FIRST[entry === 'rates' ? entry : collection] ?? TEXTS).first();
  // A field is read once it is drawn, so no group may stay closed.
  await reach(text, page.locator('body'));
  const was = await text.inputValue();
  await text.fill(collection === 'legal' ? DAY : entry === 'rates' ? NUMBER : was + TYPED);
  return was;
}

for (const [collection, entries] of Object.entries({
  article: named(/^content\/blog\/(.+)\.lv\.mdx$/),
  legal: named(/^content\/legal\/(.+)\.lv\.mdx$/),
  words: named(/^content\/locales\/lv\/(.+)\.json$/),
  people: named(/^content\/people\/(.+)\.yml$/),
  company: ['company', 'rates'],
}))
  test(`A save of ${collection} changes nothing but what was typed`, async ({ page, url }) => {
    test.setTimeout(entries.length * 60_000);
    await enter(page, url, files);
    const before = { ...files };
    for (const entry of entries) {
      await openEntry(page, collection, entry);
      const was = await change(page, collection, entry);
      await save(page);
      const after = await leftIn(page);
      const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
      expect(changed, entry).not.toEqual([]);
      for (const path of changed) {
        const text = textOf(after, path).replace(TYPED, '').replace(DAY, was).replace(NUMBER, was);
        expect(text, path).toBe(textOf(before, path));
      }
      Object.assign(before, after);
    }
  });

test('A file that cannot be read is left as it is', async ({ page, url }) => {
  const broken = 'content/people/liga-ozola.yml';
  const given = { ...files, [broken]: Buffer.from("name: 'Līga").toString('base64') };
  await enter(page, url, given);
  await expect(page.getByText('error while parsing an entry file')).toBeVisible();
  await openEntry(page, 'people', 'toms-kalnins');
  await change(page, 'people', 'toms-kalnins');
  await save(page);
  expect((await leftIn(page))[broken]).toBe(given[broken]);
});
