import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { runScript, workInContentCopy } from '../../support/content-copy';

workInContentCopy();

test('a language begins with the English texts and facts', () => {
  expect(runScript('add-language.ts').stderr).toContain('Expected a language');
  // The copy has no texts of the tests.
  runScript('add-language.ts', ['et']);
  expect(existsSync('content/locales/et/home.json')).toBe(true);
  expect(existsSync('content/legal/privacy-policy/index.et.mdx')).toBe(true);
  const source = readFileSync('content/company.yml', 'utf8');
  const { legalName } = parse(source) as { legalName: Record<string, string> };
  expect(Object.keys(legalName)).toEqual(['lv', 'en', 'et']);
  expect(source).toContain("    en: 'Riga’s'\n    et: 'Riga’s'\n");
});
