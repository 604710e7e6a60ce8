import { readFileSync, writeFileSync } from 'node:fs';
import { checkContent, readContent, reminders } from '../../../../src/node/check/check-content';
import { CONTENT } from '../../../../src/node/content/files';
import { formatProblems } from '../../../../src/node/content/problems';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

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

test('an editor may add, remove and move questions', async () => {
  edit('contact', ({ faq }) => {
    faq.questions.pop();
    faq.questions.push({ question: 'A?', answer: 'B.' });
    faq.questions.reverse();
  });
  expect(formatProblems(await checkContent())).toBe('');
});

test('the check finds what lists lack before it reads them', async () => {
  edit('home', ({ faq }) => faq.questions.splice(0));
  edit('contact', ({ faq }) => {
    faq.questions.push({ question: 'A?' });
    Object.assign(faq.questions[0] ?? {}, { link: 'A' });
  });
  const found = formatProblems(await checkContent());
  expect(found).toContain('faq.questions: holds no question');
  expect(found).toContain('answer: is required: a text');
  expect(found).toContain('to: is missing; expected the page');
});

test('the check finds what stands wrong in lists, and a text too few or too many', async () => {
  edit('home', ({ faq }) => Object.assign(faq.questions[0] ?? {}, { answer: 'Nē.' }));
  edit('contact', ({ faq, head }) => {
    const [first = {}, second = {}] = faq.questions;
    Object.assign(first, { link: 'A', to: '/prices/' });
    Object.assign(second, { link: 'A', to: '/services/#fees' });
    faq.questions.push({ ...faq.questions[2] });
    delete head?.title;
    Object.assign(head ?? {}, { more: 'A' });
  });
  const found = formatProblems(await checkContent());
  const home = `${CONTENT}/locales/lv/home.json`;
  for (const report of [
    '.to: "/prices/" leads to no page',
    '.to: "#fees" is no part of /lv/services/; expected none',
    '.question: stands here twice',
    'head.title: is missing; the page shows it',
    'head.more: is shown by no page; take it out',
    `differs from the answer to the same question in ${home}; expected both alike`,
  ])
    expect(found).toContain(report);
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

test('a file that may be shared with some alone is a reminder, no problem', async () => {
  const file = `${CONTENT}/blog/page/index.lv.mdx`;
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n\n[x](https://1drv.ms/b/1)\n`);
  expect(formatProblems(reminders(readContent()))).toMatch(
    /index\.lv\.mdx:\d+ {2}https:\/\/1drv\.ms\/b\/1: opens for those alone with whom it is shared/,
  );
  expect(formatProblems(await checkContent())).toBe('');
});
