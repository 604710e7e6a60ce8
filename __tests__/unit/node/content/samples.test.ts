import { writeFileSync } from 'node:fs';
import { attempt, formatProblems } from '../../../../src/node/content/problems';
import {
  parseSamples,
  reservedValueProblems,
  SAMPLES_FILE,
} from '../../../../src/node/content/samples';
import { remainingSampleProblems } from '../../../../src/node/check/check-content';
import { workInContentCopy } from '../../../support/content-copy';

const list = `# What is made up.
company:
  - name
  - contact.phone
people: [liga-ozola]
`;

const report = (source: string) => formatProblems(attempt(() => parseSamples(source)).problems);

test.each([list, '', '# All is real.\n'])('the list of samples may be %j', (source) => {
  expect(report(source)).toBe('');
});

test.each([
  { right: 'people: [liga-ozola]', wrong: 'people:', says: 'people: is empty; expected a value, or leave it out' },
  { right: 'people:', wrong: 'persons:', says: 'persons: is not known here; expected one of: com' },
])('a list of samples with "$wrong" says so', ({ right, wrong, says }) => {
  expect(report(list.replace(right, wrong))).toContain(`${SAMPLES_FILE}:5  ${says}`);
});

describe('A build', () => {
  workInContentCopy();
  beforeEach(() => writeFileSync(SAMPLES_FILE, list));

  test('for production stops and lists the remaining samples', () => {
    const problems = formatProblems(remainingSampleProblems({ CONTEXT: 'production' })).split('\n');
    expect(problems[1]).toBe(
      `${SAMPLES_FILE}:4  company[1]: "contact.phone" is made up; replace it and delete this line, or build a demonstration with DEMO=true`,
    );
  });

  test.each([
    { build: 'a demonstration', environment: { CONTEXT: 'production', DEMO: 'true' } },
    { build: 'a preview', environment: { CONTEXT: 'deploy-preview' } },
    { build: 'one’s own machine', environment: {} },
  ])('for $build lets samples through', ({ environment }) => {
    expect(remainingSampleProblems(environment)).toEqual([]);
  });

  test('for production stops at example hosts, listed or not', () => {
    writeFileSync(SAMPLES_FILE, '');
    const keys = remainingSampleProblems({ CONTEXT: 'production' }).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['url', 'contact.email', 'networks.0.url']));
  });
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
  expect(reservedValueProblems(value, 'company.yml').map(({ key }) => key)).toEqual(keys);
});
