import { readFileSync } from 'node:fs';
import { companyFacts } from '../../../src/build/company/company-facts';
import { COMPANY_FILE, parseCompany } from '../../../src/build/company/read-company';
import { formatProblems } from '../../../src/build/problems';

const source = readFileSync(COMPANY_FILE, 'utf8');
const problemsOf = (yaml: string) => formatProblems(parseCompany(yaml).problems);

/** The line of the file on which `text` stands. */
const lineOf = (text: string) => source.slice(0, source.indexOf(text)).split('\n').length;

describe('The file of the company’s facts', () => {
  test('holds every fact', () => {
    expect(problemsOf(source)).toBe('');
  });

  test.each([
    ['founded: 2024', 'founded: long ago', 'founded: must be a number'],
    [
      'reviews: 88',
      'review: 88',
      'rating.review: is not known here; expected one of: value, reviews',
    ],
    [
      'mapEmbedUrl: https://',
      'mapEmbedUrl: http://',
      'address.mapEmbedUrl: must begin with https:// and end without a slash',
    ],
    ['email: info@', 'email: at ', 'contact.email: must be an e-mail address'],
    ["opens: '09:00'", 'opens: 9', 'hours.opens: must be a text'],
    [
      "onSiteFee: { value: 25, unit: '%' }",
      'onSiteFee: { from: 25 }',
      'figures.onSiteFee: must have either value, or from and to',
    ],
    [
      "revenueGrowth: { value: 15, unit: '%' }",
      "revenueGrowth: { value: 15, unit: 'percent' }",
      "figures.revenueGrowth.unit: must be '%' or '€', or be left out",
    ],
  ])('%s written as %s is named with its line', (right, wrong, message) => {
    expect(source).toContain(right);
    expect(problemsOf(source.replace(right, wrong))).toContain(
      `${COMPANY_FILE}:${lineOf(right)}  ${message}`,
    );
  });

  test('a fact that is missing is named', () => {
    expect(problemsOf(source.replace(/^ {2}street:.*$/m, ''))).toContain(
      'address.street: is required: a text',
    );
  });

  test('broken YAML is named with its line', () => {
    expect(problemsOf(source.replace('founded: 2024', 'founded: [2024'))).toMatch(
      new RegExp(`^${COMPANY_FILE}:\\d+ {2}YAML: `),
    );
  });
});

test('facts are written as each language writes them', () => {
  const { value } = parseCompany(source);
  if (!value) throw new Error(`${COMPANY_FILE} is wrong`);
  const latvian = companyFacts(value, 'lv');
  const english = companyFacts(value, 'en');
  expect([latvian.hours, english.hours]).toEqual([
    '9.00\u2060–\u206017.00',
    '9:00\u2060–\u206017:00',
  ]);
  expect([latvian.slots, english.slots]).toEqual([
    '9.00\u2060–\u206016.00',
    '9:00\u2060–\u206016:00',
  ]);
  expect([latvian['figures.remoteFee'], english['figures.remoteFee']]).toEqual([
    '15\u00a0%',
    '15%',
  ]);
  expect(latvian.rating).toBe('4,91');
});
