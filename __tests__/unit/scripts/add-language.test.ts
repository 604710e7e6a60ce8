import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { COMPANY_FILE } from '../../../src/node/content/company/read-company';
import { CONTENT } from '../../../src/node/content/files';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();

test('a language begins with the English texts and facts', () => {
  expect(runScript('add-language.ts').stderr).toContain('Expected a language');
  // The copy has no texts of the tests.
  runScript('add-language.ts', ['et']);
  expect(existsSync(`${CONTENT}/locales/et/home.json`)).toBe(true);
  expect(existsSync(`${CONTENT}/legal/privacy-policy/index.et.mdx`)).toBe(true);
  const source = readFileSync(COMPANY_FILE, 'utf8');
  const { legalName } = parse(source) as { legalName: Record<string, string> };
  expect(Object.keys(legalName)).toEqual(['lv', 'en', 'et']);
  expect(source).toContain('of: { lv: Rīgas, en: Riga’s, et: Riga’s }');
});
