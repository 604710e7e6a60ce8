import { writeFileSync } from 'node:fs';
import { collectProblems, formatProblems } from '../../../../src/node/content/problems';
import * as samples from '../../../../src/node/content/samples';
import { remainingSampleProblems } from '../../../../src/node/check/check-content';
import { workInContentCopy } from '../../../support/content-copy';

const list = `# What is made up.
company:
  - name
  - contact.phone
people: [liga-ozola]
`;

const report = (source: string) =>
  formatProblems(collectProblems(() => samples.parseSamples(source)).problems);

test.each([
  { source: list, says: '' },
  { source: '# All is real.\n', says: '' },
  {
    source: list.replace(' [liga-ozola]', ''),
    says: ':5  people: is empty; expected a value, or leave it out',
  },
  { source: list.replace('people', 'persons'), says: ':5  persons: is not known here; expected' },
])('the list of samples $source is reported: $says', ({ source, says }) => {
  expect(report(source)).toMatch(says ? samples.SAMPLES_FILE + says : /^$/);
});

workInContentCopy();
beforeEach(() => writeFileSync(samples.SAMPLES_FILE, list));

test('a build for production stops and lists the remaining samples', () => {
  const problems = formatProblems(remainingSampleProblems({ CONTEXT: 'production' })).split('\n');
  expect(problems[1]).toBe(
    `${samples.SAMPLES_FILE}:4  company[1]: "contact.phone" is made up; replace it and delete this line, or build a demonstration with DEMO=true`,
  );
});

test.each([{ CONTEXT: 'production', DEMO: 'true' }, { CONTEXT: 'deploy-preview' }, {}])(
  'a build with %j lets samples through',
  (environment) => expect(remainingSampleProblems(environment)).toEqual([]),
);

test('a build for production stops at example hosts, listed or not', () => {
  writeFileSync(samples.SAMPLES_FILE, '');
  const keys = remainingSampleProblems({ CONTEXT: 'production' }).map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['url', 'contact.email', 'networks.0.url']));
});

test.each([
  { value: { url: 'https://www.house.lv', number: '40203456789' }, keys: [] },
  { value: { phone: '+371 2222 2222', url: 'https://www.linkedin.com/company/test' }, keys: [] },
  { value: { url: 'https://house.lv/?from=a.example' }, keys: [] },
  { value: { links: [{ url: 'https://maps.example.com/a' }] }, keys: ['links.0.url'] },
  { value: { email: 'a@example.org' }, keys: ['email'] },
  { value: { url: 'https://a.example/b' }, keys: ['url'] },
  { value: { url: 'http://localhost:8000/' }, keys: ['url'] },
  // The values of the sample company, even if they are no longer listed.
  { value: { phone: '+371 2000 0000', vat: 'LV40000000000' }, keys: ['phone', 'vat'] },
])('a real value is distinguished from a sample: $value', ({ value, keys }) => {
  expect(samples.reservedValueProblems(value, 'company.yml').map(({ key }) => key)).toEqual(keys);
});
