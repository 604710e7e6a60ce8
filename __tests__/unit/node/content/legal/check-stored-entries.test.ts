import {
  checkStoredEntries,
  type LegalPage,
} from '../../../../../src/node/content/legal/read-legal-page';
import { formatProblems } from '../../../../../src/node/content/problems';
import { storedEntries } from '../../../../../src/site/storage';

const page = (names: readonly string[], route: LegalPage['route'] = 'privacy') => ({
  route,
  language: 'en' as const,
  updated: '2024-06-02',
  file: 'en.mdx',
  path: '/en/',
  source: ['A text.', ...names.map((name) => `| \`${name}\` | for this | so long |`)].join('\n'),
});
const report = (...of: Parameters<typeof page>) =>
  formatProblems(checkStoredEntries([page(...of)]));

test('a privacy policy that lists what the site keeps in a browser has no problem', () => {
  expect(report(storedEntries)).toBe('');
});

test.each(storedEntries)('one that does not list %s says so', (entry) => {
  expect(report(storedEntries.filter((other) => other !== entry))).toMatch(
    `en.mdx  table: does not list \`${entry}\`, which the site keeps in the browser`,
  );
});

test('an entry that the site does not store is reported with its line', () => {
  expect(report(['visits', ...storedEntries])).toBe(
    'en.mdx:2  table: lists `visits`, which the site does not keep; take the row out',
  );
});

test('only the privacy policy must list what is stored', () => {
  expect(report([], 'terms')).toBe('');
});
