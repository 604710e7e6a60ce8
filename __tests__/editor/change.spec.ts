import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFee, changeHeading, complaints } from './editor-server';
import { expect, field, open, save, test } from './editor-server';

/** The lines of a file that differ from the content's own. */
function changedLines(file: string, text: string): [string | undefined, string | undefined][] {
  const old = readFileSync(join('content', file), 'utf8').split('\n');
  const fresh = text.split('\n');
  const places = Array.from({ length: Math.max(old.length, fresh.length) }, (_, place) => place);
  return places
    .filter((place) => old[place] !== fresh[place])
    .map((place) => [old[place], fresh[place]]);
}

test.afterEach(({ page }) => expect(complaints(page)).toEqual([]));

test('a fee is changed: one number of the file is another, and each comment stays', async ({
  page,
  editor,
}) => {
  await changeFee(page, editor, '24');
  expect(changedLines('company.yml', editor.read('company.yml'))).toEqual([
    ["  onSiteFee: { value: 25, unit: '%' }", "  onSiteFee: { value: 24, unit: '%' }"],
  ]);
});

test('a fee outside its own range is not saved, and the editor says why', async ({
  page,
  editor,
}) => {
  const before = editor.read('company.yml');
  await page.goto(`${editor.url}/#/collections/company/entries/company`);
  const figures = field(page, 'figures');
  await open(figures);
  await field(field(figures, 'onSiteFee'), 'value').fill('60');
  await page.getByRole('button', { name: 'Saglabāt', exact: true }).click();
  await page.getByText('Saglabāt tagad', { exact: true }).click();
  await expect(page.getByText(/onSiteFee: must lie within onSiteFeeRange/).first()).toBeVisible();
  expect(editor.read('company.yml')).toBe(before);
  complaints(page).length = 0;
});

test('a sentence of a page is changed in both languages, beside each other', async ({
  page,
  editor,
}) => {
  await changeHeading(page, editor, 'Raksti saimniekiem', 'Articles for hosts');
  for (const [language, sentence] of [
    ['lv', 'Raksti saimniekiem'],
    ['en', 'Articles for hosts'],
  ]) {
    const file = `locales/${language}/blog.json`;
    const changed = changedLines(file, editor.read(file));
    expect(changed.map(([, fresh]) => fresh?.trim())).toEqual([`"title": "${sentence}",`]);
  }
});

test('a person’s job is changed, and nothing else of the file', async ({ page, editor }) => {
  await page.goto(`${editor.url}/#/collections/people/entries/liga-ozola`);
  await field(field(page, 'jobTitle'), 'en').fill('Founder');
  await save(page);
  expect(changedLines('people/liga-ozola.yml', editor.read('people/liga-ozola.yml'))).toEqual([
    ['  en: Founder, looks after apartments and guests', '  en: Founder'],
  ]);
});

const texts = ['blog', 'legal'].flatMap((folder) =>
  readdirSync(join('content', folder)).map((name) => ({ folder, name })),
);

for (const { folder, name } of texts)
  test(`${folder}/${name}: a word more in its first paragraph changes that paragraph alone`, async ({
    page,
    editor,
  }) => {
    const collection = folder === 'blog' ? 'article' : folder;
    await page.goto(`${editor.url}/#/collections/${collection}/entries/${name}/lv`);
    const text = page.locator('[data-slate-editor]').first();
    await text
      .locator('p')
      .first()
      .click({ position: { x: 2, y: 8 } });
    await page.keyboard.insertText('Vēl ');
    await save(page);
    const [first, ...more] = changedLines(
      `${folder}/${name}/index.lv.mdx`,
      editor.read(`${folder}/${name}/index.lv.mdx`),
    );
    expect(more).toEqual([]);
    expect(first?.[1]).toContain('Vēl ');
    expect(first?.[1]?.replace('Vēl ', '')).toBe(first?.[0]);
    const other = `${folder}/${name}/index.en.mdx`;
    expect(editor.read(other)).toBe(readFileSync(join('content', other), 'utf8'));
  });

test('what leads out of the content, or comes from elsewhere, is refused', async ({ editor }) => {
  const ask = (action: string, params: object, headers = {}) =>
    fetch(`${editor.url}/api/v1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ branch: 'any', action, params: { branch: 'any', ...params } }),
    });
  expect((await ask('getEntry', { path: 'company.yml' })).status).toBe(200);
  for (const path of ['../package.json', '/etc/hostname', 'blog/../../package.json']) {
    expect((await ask('getEntry', { path })).status).toBe(422);
    expect((await ask('deleteFiles', { paths: [path], options: {} })).status).toBe(422);
    const dataFiles = [{ path, slug: 'any', raw: 'text' }];
    const options = { commitMessage: 'any' };
    expect((await ask('persistEntry', { dataFiles, assets: [], options })).status).toBe(422);
  }
  const other = { Origin: 'https://other.example' };
  expect((await ask('getEntry', { path: 'company.yml' }, other)).status).toBe(403);
});
