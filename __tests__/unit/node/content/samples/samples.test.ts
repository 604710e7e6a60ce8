import { writeFileSync } from 'node:fs';
import { CONTENT } from '../../../../../src/node/content/content-folder';
import { readCompany } from '../../../../../src/node/content/company/read-company';
import { attempt, formatProblems } from '../../../../../src/node/content/problems';
import {
  checkSamples,
  parseSamples,
  reservedValues,
  SAMPLES_FILE,
} from '../../../../../src/node/content/samples/samples';
import { sampleProblems } from '../../../../../src/node/check/check-content';
import { workInContentCopy } from '../../../../support/content-copy';

const list = `# What is made up.
company:
  - name
  - contact.phone
people: [liga-ozola]
words:
  - home.testimonials
quotes:
  - every-component
`;

const sources = {
  company: readCompany().value,
  words: (['lv', 'en'] as const).map((language) => ({
    file: `${language}/home.json`,
    language,
    namespace: 'home' as const,
    words: { testimonials: { first: { quote: 'X' } } },
  })),
};

const report = (source: string) => {
  const { value = [], problems } = attempt(() => parseSamples(source));
  return formatProblems([...problems, ...checkSamples(value, sources)]);
};

describe('The list of samples', () => {
  test('names only facts, people, words and articles that exist', () => {
    expect(report(list)).toBe('');
  });

  test.each(['', '# All is real.\n'])('may be empty: %j', (source) => {
    expect(report(source)).toBe('');
  });

  const gone = 'is not to be found in';
  const problems = [
    {
      right: '- contact.phone',
      wrong: '- contact.fax',
      report: `  company[1]: "contact.fax" ${gone} ${CONTENT}/company.yml`,
    },
    {
      right: 'liga-ozola',
      wrong: 'nobody',
      report: `  people[0]: "nobody" ${gone} ${CONTENT}/people/nobody.yml`,
    },
    {
      right: 'home.test',
      wrong: 'home.t',
      report: `  words[0]: "home.timonials" ${gone} home.json of each language`,
    },
    {
      right: 'home.',
      wrong: 'house.',
      report: `  words[0]: "house.testimonials" ${gone} house.json of each language`,
    },
    {
      right: 'every-component',
      wrong: 'a-draft',
      report: `  quotes[0]: "a-draft" ${gone} a <Testimonial> of ${CONTENT}/blog/a-draft`,
    },
    {
      right: '- contact.phone',
      wrong: '- name',
      report: '  company[1]: "name" stands in the list twice; keep it once',
    },
    {
      right: 'people: [liga-ozola]',
      wrong: 'people:',
      report: ':5  people: is empty; take the line out',
    },
    {
      right: 'people:',
      wrong: 'persons:',
      report:
        ':5  persons: is not known here; expected one of: company, sums, people, words, quotes, articles, legal, pictures',
    },
  ];

  test.each(problems)(
    'with "$right" changed to "$wrong" says so',
    ({ right, wrong, report: expected }) => {
      expect(report(list.replace(right, wrong))).toContain(`${SAMPLES_FILE}${expected}`);
    },
  );
});

describe('A build', () => {
  workInContentCopy();
  beforeEach(() => writeFileSync(SAMPLES_FILE, list));

  test('for production stops and names each sample that is left', () => {
    const problems = formatProblems(sampleProblems({ CONTEXT: 'production' })).split('\n');
    expect(problems[1]).toBe(
      `${SAMPLES_FILE}:4  company[1]: "contact.phone" is made up; replace it in ${CONTENT}/company.yml and delete this line, or build a demonstration with DEMO=true`,
    );
  });

  test.each([
    ['a demonstration', { CONTEXT: 'production', DEMO: 'true' }],
    ['a preview', { CONTEXT: 'deploy-preview' }],
    ['one’s own machine', {}],
  ])('for %s lets samples through', (_, environment) => {
    expect(sampleProblems(environment)).toEqual([]);
  });

  test('for production stops at addresses of examples, listed or not', () => {
    writeFileSync(SAMPLES_FILE, '');
    const keys = sampleProblems({ CONTEXT: 'production' }).map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['url', 'contact.email', 'networks.0.url']));
  });

  test.each([
    [{ url: 'https://www.house.lv', phone: '+371 2612 3457', number: '40203456789' }, []],
    [{ url: 'https://a.example' }, ['url']],
    [{ links: [{ url: 'https://maps.example.com/a' }] }, ['links.0.url']],
    [{ email: 'a@example.org' }, ['email']],
    [{ url: 'https://a.example/b' }, ['url']],
    [{ url: 'http://localhost:8000/' }, ['url']],
    [{ phone: '+371 2222 2222', url: 'https://www.linkedin.com/company/test' }, []],
    [{ url: 'https://house.lv/?from=a.example' }, []],
  ])('tells a real value from an example: %j', (value, keys) => {
    expect(reservedValues(value, 'company.yml').map(({ key }) => key)).toEqual(keys);
  });
});
