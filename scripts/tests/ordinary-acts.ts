import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkContent } from '../../src/node/check/check-content';
import { readPosts } from '../../src/node/content/posts/read-post';
import { formatProblems } from '../../src/node/content/problems';
import { categories } from '../../src/site/categories';
import { addArticle, editFile, removeArticle } from './articles';
import {
  addFinished,
  company,
  head,
  moveFigures,
  picture,
  rename,
  repeatFirst,
  words,
  write,
} from './edit-content';

/** What an editor does on an ordinary day, in a copy of the content that is the working directory. */
interface Act {
  name: string;
  act: () => unknown;
}

const LONG = 'Dzīvokļu īpašniekiem Rīgā';
const QUESTION = { question: 'Vai drīkst turēt kaķi?', answer: 'Drīkst.' };

const more: readonly Act[] = [
  { name: 'a bold name', act: write('Raksta **Amberkey** un **Līga Ozola**.') },
  { name: 'a bold phone number', act: write('Zvaniet: **{{company.phone}}**.') },
  { name: 'a bold sum', act: write('Gultiņa maksā **50 €**.') },
  {
    name: 'a sum in italics, a range and a large one',
    act: write('_50 €_, **50–1500 €**, **240 000 €**'),
  },
  { name: 'a list of sums', act: write('- 50 €\n- **60 €**') },
  { name: 'a heading that is a sum', act: write('## 50 €\n\nTik.') },
  { name: 'a link that is a name', act: write('[Amberkey](/about/)') },
  {
    name: 'a box with one sum',
    act: write('<HighlightBox title="Cena" tone="amber">\n\n50 €\n\n</HighlightBox>'),
  },
  {
    name: 'two fresh drafts',
    act: () => ['Pirmais', 'Otrais'].map((one) => addArticle('content', one)),
  },
  { name: 'an article more', act: () => addFinished('viesu-padomi') },
  { name: 'an article of a later day', act: () => addFinished('nakamgad', '2999-01-01') },
  {
    name: 'another address',
    act: () => {
      cpSync('content/blog/viesu-padomi', 'content/blog/padomi', { recursive: true });
      rmSync('content/blog/viesu-padomi', { recursive: true });
      head(
        (text) => text.replace('---\n', "---\naliases:\n  - '/lv/blog/viesu-padomi/'\n"),
        ['padomi'],
      );
    },
  },
  {
    name: 'longer names of pages',
    act: rename({ services: LONG, about: 'Kas mēs esam', network: `${LONG} 2` }),
  },
  {
    name: 'a longer name of the company',
    act: () => company((facts) => facts.set('name', 'Amberkey Riga Apartments')),
  },
  {
    name: 'a person more',
    act: () => {
      cpSync('content/people/liga-ozola.yml', 'content/people/janis-berzins.yml');
      editFile('content/people/janis-berzins.yml', (text) =>
        text.replace(/^name: .*/m, "name: 'Jānis Bērziņš'").replace(/^founder: .*/m, 'founder: 9'),
      );
    },
  },
  {
    name: 'a testimonial more',
    act: () =>
      repeatFirst('quotations', { page: 'owners', quote: { lv: '„Labi.”', en: '“Good.”' } }),
  },
  {
    name: 'an apartment more',
    act: () => repeatFirst('apartments', { title: { lv: 'Mansards', en: 'A loft' } }),
  },
  {
    name: 'a question more',
    act: () => words('contact', ({ faq }) => faq.questions.push(QUESTION)),
  },
  {
    name: 'a group of questions more',
    act: () =>
      words('owners', ({ faq }) => faq.groups.push({ title: 'Kaķi', questions: [QUESTION] })),
  },
  { name: 'a PNG', act: () => picture('a.png', (one) => one.png()) },
  { name: 'a WebP', act: () => picture('b.webp', (one) => one.webp()) },
  { name: 'an AVIF', act: () => picture('c.avif', (one) => one.avif({ effort: 0 })) },
  {
    name: 'a JPEG for print',
    act: () => picture('d.jpg', (one) => one.toColourspace('cmyk').jpeg()),
  },
  {
    name: 'a photograph that a phone has turned',
    act: () => picture('e.jpg', (one) => one.withMetadata({ orientation: 6 }).jpeg()),
  },
  {
    name: 'figures at their upper bounds',
    act: () => moveFigures([100_000_000, 1_000_000, 1000, 168, 100, 28]),
  },
];

const fewer: readonly Act[] = [
  { name: 'a draft', act: () => addArticle('content', 'Melnraksts') },
  { name: 'an article that waits for its day', act: () => addFinished('nakamgad', '2999-01-01') },
  { name: 'an article fewer', act: () => removeArticle('content', 'riga-rental-market-analysis') },
  {
    name: 'all articles unlisted',
    act: () => head((text) => text.replace('listed: true', 'listed: false')),
  },
  {
    name: 'one category for all',
    act: () => head((text) => text.replace(/^category: .*/m, `category: '${categories[0]}'`)),
  },
  { name: 'shorter names', act: rename({ services: 'Ko', about: 'Mēs', contact: 'Te' }) },
  { name: 'a shorter name of the company', act: () => company((facts) => facts.set('name', 'AK')) },
  {
    name: 'a person fewer',
    act: () => {
      rmSync('content/people/toms-kalnins.yml');
      rmSync('content/people/toms-kalnins.jpg');
      head((text) => text.replace(/^author: .*/m, "author: 'liga-ozola'"));
      company((facts) => facts.setIn(['contact', 'person'], 'liga-ozola'));
    },
  },
  {
    name: 'no testimonial, apartment, rating, VAT number or group of hosts',
    act: () =>
      company((facts) => {
        for (const fact of ['quotations', 'apartments', 'rating', 'vatNumber', 'platforms'])
          facts.delete(fact);
      }),
  },
  { name: 'a question fewer', act: () => words('contact', ({ faq }) => faq.questions.pop()) },
  {
    name: 'a group of questions fewer',
    act: () => words('owners', ({ faq }) => faq.groups.shift()),
  },
  {
    name: 'a rent that is a multiple of 12',
    act: () => company((facts) => facts.setIn(['figures', 'longTermExample', 'value'], 12_960)),
  },
  { name: 'figures at their lower bounds', act: () => moveFigures([0, 1, 10]) },
];

export const ordinaryActs: Readonly<Record<string, readonly Act[]>> = { more, fewer };

/** Does all acts of a table in a copy of the content. @throws with the first that the check refuses. */
export async function prepareActs(name: string, to: string) {
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'acts-'))];
  for (const linked of ['src', 'scripts', 'node_modules', 'package.json'])
    symlinkSync(join(project, linked), join(folder, linked));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
  for (const { name: done, act } of ordinaryActs[name] ?? []) {
    await act();
    const problems = await checkContent();
    if (problems.length > 0) throw new Error(`${done}:\n${formatProblems(problems)}`);
    console.log(`${done}: ${readPosts().values.length} texts`);
  }
  process.chdir(project);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(resolve(to, '..'), { recursive: true });
  cpSync(join(folder, 'content'), to, { recursive: true });
  rmSync(folder, { recursive: true });
}
