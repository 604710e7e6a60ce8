import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parse } from 'yaml';
import { COMPANY_FILE } from '../../../src/node/content/company/read-company';
import { CONTENT } from '../../../src/node/content/files';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();

test('a language begins with the English texts and facts', () => {
  expect(runScript('add-language.ts').stderr).toContain('Expected a language');
  const article = '__tests__/fixture/blog/an-article/index';
  mkdirSync(dirname(article), { recursive: true });
  writeFileSync(`${article}.en.mdx`, "title: 'The words'\n\nThe price of {{company.area.of}}.");
  runScript('add-language.ts', ['et']);
  // Nobody translates an article of the tests; the check must not take it for English.
  expect(readFileSync(`${article}.et.mdx`, 'utf8')).toBe(
    "title: 'et: he words'\n\nhe price f {{company.area.of}}.",
  );
  expect(existsSync(`${CONTENT}/locales/et/home.json`)).toBe(true);
  expect(existsSync(`${CONTENT}/legal/privacy-policy/index.et.mdx`)).toBe(true);
  const source = readFileSync(COMPANY_FILE, 'utf8');
  const { legalName } = parse(source) as { legalName: Record<string, string> };
  expect(Object.keys(legalName)).toEqual(['lv', 'en', 'et']);
  expect(source).toContain('of: { lv: Rīgas, en: Riga’s, et: Riga’s }');
});
