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
type Acts = Readonly<Record<string, () => unknown>>;

const LONG = 'Dzīvokļu īpašniekiem Rīgā';
const QUESTION = { question: 'Vai drīkst turēt kaķi?', answer: 'Drīkst.' };

const more: Acts = {
  'a bold name': write('Raksta **Amberkey** un **Līga Ozola**.'),
  'a bold phone number': write('Zvaniet: **{{company.phone}}**.'),
  'a bold sum': write('Gultiņa maksā **50 €**.'),
  'a sum in italics, a range and a large one': write('_50 €_, **50–1500 €**, **240 000 €**'),
  'a list of sums': write('- 50 €\n- **60 €**'),
  'a heading that is a sum': write('## 50 €\n\nTik.'),
  'a link that is a name': write('[Amberkey](/about/)'),
  'a box with one sum': write(
    '<HighlightBox title="Cena" tone="amber">\n\n50 €\n\n</HighlightBox>',
  ),
  'two fresh drafts': () => ['Pirmais', 'Otrais'].map((one) => addArticle('content', one)),
  'an article more': () => addFinished('viesu-padomi'),
  'an article of a later day': () => addFinished('nakamgad', '2999-01-01'),
  'another address': () => {
    cpSync('content/blog/viesu-padomi', 'content/blog/padomi', { recursive: true });
    rmSync('content/blog/viesu-padomi', { recursive: true });
    head(
      (text) => text.replace('---\n', "---\naliases:\n  - '/lv/blog/viesu-padomi/'\n"),
      ['padomi'],
    );
  },
  'longer names of pages': rename({ services: LONG, about: 'Kas mēs esam', network: `${LONG} 2` }),
  'a longer name of the company': () =>
    company((facts) => facts.set('name', 'Amberkey Riga Apartments')),
  'a person more': () => {
    cpSync('content/people/liga-ozola.yml', 'content/people/janis-berzins.yml');
    editFile('content/people/janis-berzins.yml', (text) =>
      text.replace(/^name: .*/m, "name: 'Jānis Bērziņš'").replace(/^founder: .*/m, 'founder: 9'),
    );
  },
  'a testimonial more': () =>
    repeatFirst('quotations', { page: 'owners', quote: { lv: '„Labi.”', en: '“Good.”' } }),
  'an apartment more': () => repeatFirst('apartments', { title: { lv: 'Mansards', en: 'A loft' } }),
  'a question more': () => words('contact', ({ faq }) => faq.questions.push(QUESTION)),
  'a group of questions more': () =>
    words('owners', ({ faq }) => faq.groups.push({ title: 'Kaķi', questions: [QUESTION] })),
  'a PNG': () => picture('a.png', (one) => one.png()),
  'a WebP': () => picture('b.webp', (one) => one.webp()),
  'an AVIF': () => picture('c.avif', (one) => one.avif({ effort: 0 })),
  'a JPEG for print': () => picture('d.jpg', (one) => one.toColourspace('cmyk').jpeg()),
  'a photograph that a phone has turned': () =>
    picture('e.jpg', (one) => one.withMetadata({ orientation: 6 }).jpeg()),
  'figures at their upper bounds': () => moveFigures([100_000_000, 1_000_000, 1000, 168, 100, 28]),
};

const fewer: Acts = {
  'a draft': () => addArticle('content', 'Melnraksts'),
  'an article that waits for its day': () => addFinished('nakamgad', '2999-01-01'),
  'an article fewer': () => removeArticle('content', 'riga-rental-market-analysis'),
  'all articles unlisted': () => head((text) => text.replace('listed: true', 'listed: false')),
  'one category for all': () =>
    head((text) => text.replace(/^category: .*/m, `category: '${categories[0]}'`)),
  'shorter names': rename({ services: 'Ko', about: 'Mēs', contact: 'Te' }),
  'a shorter name of the company': () => company((facts) => facts.set('name', 'AK')),
  'a person fewer': () => {
    rmSync('content/people/toms-kalnins.yml');
    rmSync('content/people/toms-kalnins.jpg');
    head((text) => text.replace(/^author: .*/m, "author: 'liga-ozola'"));
    company((facts) => facts.setIn(['contact', 'person'], 'liga-ozola'));
  },
  'no testimonial, apartment, rating, VAT number or group of hosts': () =>
    company((facts) => {
      for (const fact of ['quotations', 'apartments', 'rating', 'vatNumber', 'platforms'])
        facts.delete(fact);
    }),
  'a question fewer': () => words('contact', ({ faq }) => faq.questions.pop()),
  'a group of questions fewer': () => words('owners', ({ faq }) => faq.groups.shift()),
  'a rent that is a multiple of 12': () =>
    company((facts) => facts.setIn(['figures', 'longTermExample', 'value'], 12_960)),
  'figures at their lower bounds': () => moveFigures([0, 1, 10]),
};

export const ordinaryActs: Readonly<Record<string, Acts>> = { more, fewer };

/** Does all acts of a table in a copy of the content. @throws with the first that the check refuses. */
export async function prepareActs(name: string, to: string) {
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'acts-'))];
  for (const linked of ['src', 'scripts', 'node_modules', 'package.json'])
    symlinkSync(join(project, linked), join(folder, linked));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.chdir(folder);
  for (const [done, act] of Object.entries(ordinaryActs[name] ?? {})) {
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
