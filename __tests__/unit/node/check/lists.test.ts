import { readFileSync, writeFileSync } from 'node:fs';
import { checkContent, readContent, reminders } from '../../../../src/node/check/check-content';
import { CONTENT } from '../../../../src/node/content/files';
import { formatProblems } from '../../../../src/node/content/problems';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();
jest.setTimeout(120_000);

type Questions = Record<string, string>[];

interface Texts {
  meta: { name?: string };
  head?: { title?: string; more?: string };
  faq: { questions: Questions };
}

function edit(page: string, change: (texts: Texts) => void) {
  for (const language of ['lv', 'en']) {
    const file = `${CONTENT}/locales/${language}/${page}.json`;
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    change(texts);
    writeFileSync(file, JSON.stringify(texts, null, 2));
  }
}

const first = ({ faq }: Texts) => faq.questions[0] ?? {};

test.each<{ act: string; change: (texts: Texts) => void; report: string }>([
  {
    act: 'adds a question',
    change: ({ faq }) => faq.questions.push({ question: 'A?', answer: 'B.' }),
    report: '',
  },
  { act: 'removes a question', change: ({ faq }) => faq.questions.pop(), report: '' },
  { act: 'reverses the questions', change: ({ faq }) => faq.questions.reverse(), report: '' },
  {
    act: 'removes all',
    change: ({ faq }) => faq.questions.splice(0),
    report: 'faq.questions: holds no question',
  },
  {
    act: 'forgets the answer',
    change: ({ faq }) => faq.questions.push({ question: 'A?' }),
    report: 'answer: is required: a text',
  },
  {
    act: 'leads to no page',
    change: (texts) => Object.assign(first(texts), { link: 'A', to: '/prices/' }),
    report: '.to: "/prices/" leads to no page',
  },
  {
    act: 'leads to no part of a page',
    change: (texts) => Object.assign(first(texts), { link: 'A', to: '/services/#fees' }),
    report: '.to: "#fees" is no part of /lv/services/; expected none',
  },
  {
    act: 'asks twice',
    change: ({ faq }) => faq.questions.push({ ...faq.questions[0] }),
    report: '.question: stands here twice',
  },
  {
    act: 'leads nowhere',
    change: (texts) => Object.assign(first(texts), { link: 'A' }),
    report: 'to: is missing; expected the page',
  },
  {
    act: 'removes a text',
    change: ({ head }) => delete head?.title,
    report: 'head.title: is missing; the page shows it',
  },
  {
    act: 'adds a text',
    change: ({ head }) => Object.assign(head ?? {}, { more: 'A' }),
    report: 'head.more: is shown by no page; take it out',
  },
])('the check of an editor who $act says: $report', async ({ change, report }) => {
  edit('contact', change);
  const found = formatProblems(await checkContent());
  if (report) expect(found).toContain(report);
  else expect(found).toBe('');
});

test('a question that only one language has is counted, and not taken for the last one', async () => {
  const file = `${CONTENT}/locales/en/contact.json`;
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  texts.faq.questions.shift();
  writeFileSync(file, JSON.stringify(texts));
  const found = formatProblems(await checkContent()).split('\n');
  expect(found).toHaveLength(2);
  expect(found[1]).toMatch(/^\S+\/en\/\S+ {2}faq\.questions: has 3 items, and \S+\/lv\/\S+ has 4/);
});

test('a question that two pages answer differently is reported with the other file', async () => {
  edit('home', (texts) => Object.assign(first(texts), { answer: 'Nē.' }));
  expect(formatProblems(await checkContent())).toMatch(
    /owners\.json.*differs from the answer to the same question in .*home\.json/,
  );
});

test('names of pages that need more than a usual screen are a reminder, no problem', async () => {
  expect(formatProblems(reminders(readContent()))).not.toContain('the menu has room');
  edit('services', ({ meta }) =>
    Object.assign(meta, { name: 'Pakalpojumi dzīvokļu īpašniekiem un saimniekiem' }),
  );
  expect(formatProblems(reminders(readContent()))).toMatch(
    /services\.json:\d+ {2}meta\.name: the menu has room for 103 letters/,
  );
  expect(formatProblems(await checkContent())).toBe('');
});
