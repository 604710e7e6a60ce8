import { cpSync, readFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isMap, parseDocument } from 'yaml';
import { checkClaims, checkContent } from '../../src/node/check/check-content';
import { checkHeads } from '../../src/node/check/check-texts';
import {
  COMPANY_FILE,
  readCompany,
  type Company,
} from '../../src/node/content/company/read-company';
import { siteFacts } from '../../src/node/content/facts/facts';
import { readPosts } from '../../src/node/content/texts';
import { formatProblems } from '../../src/node/content/problems';
import { readRates } from '../../src/node/content/sum-facts';
import { readWordFiles } from '../../src/node/content/words/words';
import { categories } from '../../src/site/blog';
import { eachLanguage } from '../../src/site/languages';
import { becomeAnother } from './another-company';
import { editFile, addArticle, removeArticle } from './articles';
import { company, editYaml, head, inEach, repeatFirst } from './edits';
import { prepareFixture } from './prepare-fixture';

// First what the tables of acts are made of; all of it edits the content of the working directory.

/** The texts of a page that has questions. */
interface Words {
  faq: { questions: object[]; groups: object[] };
}

const ARTICLE = 'content/blog/guest-experience-short-term-rental';
const DOCUMENT = resolve('__tests__/fixture/blog/every-component/price-list.pdf');

/** Puts a paragraph at the end of an article, in both languages. */
const write = (text: string) => () =>
  inEach((language) =>
    editFile(`${ARTICLE}/index.${language}.mdx`, (source) => `${source}\n\n${text}\n`),
  );

const words = (page: string, edit: (words: Words) => void) =>
  inEach((language) =>
    editFile(`content/locales/${language}/${page}.json`, (text) => {
      const parsed = JSON.parse(text) as Words;
      edit(parsed);
      return `${JSON.stringify(parsed, null, 2)}\n`;
    }),
  );

const rename = (names: Record<string, string>) => () =>
  Object.entries(names).forEach(([page, name]) =>
    inEach((language) =>
      editFile(`content/locales/${language}/${page}.json`, (text) =>
        text.replace(/("name": ")[^"]*/, `$1${name}`),
      ),
    ),
  );

const background = { r: 120, g: 160, b: 140 };
const plain = () => sharp({ create: { width: 1600, height: 1000, channels: 3, background } });

async function picture(name: string, make: (picture: Sharp) => Sharp) {
  await make(plain()).toFile(join(ARTICLE, name));
  write(`![Pārbaudes attēls](${name})`)();
}

/** Also where a text names them. */
function areAllowed(facts?: Company): boolean {
  const { value: rates } = readRates();
  if (!facts || !rates || checkClaims(facts, rates).length > 0) return false;
  const texts = { posts: readPosts().values, words: readWordFiles().values };
  return (
    checkHeads(
      texts,
      eachLanguage((language) => siteFacts(facts, rates, language)),
    ).length === 0
  );
}

/** Moves each figure as far as the check lets it, one after the other. */
function moveFigures(towards: readonly number[]) {
  const figures = parseDocument(readFileSync(COMPANY_FILE, 'utf8')).get('figures');
  if (!isMap(figures)) throw new Error('There are no figures');
  for (const { key } of figures.items)
    for (const part of ['value', 'from', 'to']) {
      const before = readFileSync(COMPANY_FILE, 'utf8');
      for (const amount of towards) {
        company((facts) => {
          const path = ['figures', String(key), part];
          if (facts.hasIn(path)) facts.setIn(path, amount);
        });
        if (areAllowed(readCompany().value)) break;
        editFile(COMPANY_FILE, () => before);
      }
    }
}

/** A finished article, as a copy of another. */
function addFinished(slug: string, date = '2026-01-02') {
  cpSync(ARTICLE, `content/blog/${slug}`, { recursive: true });
  const own = (text: string) =>
    text
      .replace(/^id: .*\n|^custom.*\n|^modified: .*\n|^aliases:\n(?: {2}- .*\n)+/gm, '')
      .replace(/^(title|excerpt): .*$/gm, `$1: 'Padomi viesiem: ${slug}'`)
      .replace(/^date: .*/m, `date: '${date}'`);
  head(own, [slug]);
}

/** What an editor does on an ordinary day, in a copy of the content that is the working directory. */
type Acts = Readonly<Record<string, () => unknown>>;

const NEXT_MONTH = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);

const ROOM = { lv: 'Mansards', en: 'A loft' };
const LONG = 'Dzīvokļu īpašniekiem Rīgā';
const QUESTION = { question: 'Vai drīkst turēt kaķi?', answer: 'Drīkst.' };

const more: Acts = {
  'a bold name': write('Raksta **Sample** un **Līga Ozola**.'),
  'a bold phone number': write('Zvaniet: **{{company.phone}}**.'),
  'a bold sum': write('Gultiņa maksā **50 €**.'),
  'a sum in italics, a range and a large one': write('_50 €_, **50–1500 €**, **240 000 €**'),
  'a list of sums': write('- 50 €\n- **60 €**'),
  'a heading that is a sum': write('## 50 €\n\nTik.'),
  'a link that is a name': write('[Sample](/about/)'),
  'a box with one sum': write(
    '<HighlightBox title="Cena" tone="amber">\n\n50 €\n\n</HighlightBox>',
  ),
  'two fresh drafts': () => ['Pirmais', 'Otrais'].map((title) => addArticle('content', title)),
  'a file to download': () => {
    cpSync(DOCUMENT, `${ARTICLE}/cenas.pdf`);
    write('[Cenas](cenas.pdf)')();
  },
  'an article more': () => addFinished('viesu-padomi'),
  'a cover that the editor has made smaller, beside the former one': async () => {
    const folder = 'content/blog/viesu-padomi';
    await sharp(`${folder}/cover.jpg`).webp().toFile(`${folder}/IMG_0001.webp`);
    head((text) => text.replace('cover.jpg', 'IMG_0001.webp'), ['viesu-padomi']);
  },
  'an article of a later day': () => addFinished('nakamais', NEXT_MONTH),
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
    company((facts) => facts.set('name', 'Sample Riga Apartments')),
  'phones for guests and of another office': () =>
    company((facts) => {
      facts.setIn(['contact', 'guestPhone'], '+371 2000 0001');
      facts.setIn(['contact', 'secondPhone'], '+371 2000 0002');
    }),
  'a new version of a legal page': () =>
    inEach((language) =>
      editFile(`content/legal/privacy-policy/index.${language}.mdx`, (text) => {
        const day = language === 'lv' ? '2026. gada 30. novembris' : '30 November 2026';
        return `${text.replace(/^updated: .*/m, "updated: '2026-11-30'")}- **${day}.** Kaķi.\n`;
      }),
    ),
  'a person more': () => {
    cpSync('content/people/liga-ozola.yml', 'content/people/janis-berzins.yml');
    editYaml('content/people/janis-berzins.yml', (person) => {
      for (const key of ['photo', 'photoAlt']) person.delete(key);
      person.set('name', 'Jānis Bērziņš');
      person.set('founder', 9);
      for (const key of ['about', 'bio'])
        person.set(key, person.createNode({ lv: 'Skaita.', en: 'Counts.' }));
    });
  },
  'a testimonial more': () =>
    repeatFirst('quotations', { page: 'owners', quote: { lv: '„Labi.”', en: '“Good.”' } }),
  'an apartment more': () =>
    repeatFirst('apartments', { title: ROOM, alt: ROOM, text: ROOM, picture: 'story.jpg' }),
  'forms and files of others, words left out, a name in English': write(
    '„Tīrs […] kluss [dzīvoklis]”, teica The House of the Blackheads. [Anketa](https://docs.google.com/forms/d/e/1/viewform), [fails](https://drive.google.com/file/d/1/view)',
  ),
  'a question more': () => words('contact', ({ faq }) => faq.questions.push(QUESTION)),
  'a group of questions more': () =>
    words('owners', ({ faq }) => faq.groups.push({ title: 'Kaķi', questions: [QUESTION] })),
  'a PNG': () => picture('a.png', (image) => image.png()),
  'a WebP': () => picture('b.webp', (image) => image.webp()),
  'an AVIF': () => picture('c.avif', (image) => image.avif({ effort: 0 })),
  'a JPEG for print': () => picture('d.jpg', (image) => image.toColourspace('cmyk').jpeg()),
  'a photograph that a phone has turned': () =>
    picture('e.jpg', (image) => image.withMetadata({ orientation: 6 }).jpeg()),
  'figures at their upper bounds': () => moveFigures([100_000_000, 1_000_000, 1000, 168, 100, 28]),
};

const fewer: Acts = {
  'a draft': () => addArticle('content', 'Melnraksts'),
  'pictures of one colour': async () => {
    for (const name of ['images/story', `${ARTICLE.replace('content/', '')}/cover`])
      await plain().jpeg().toFile(`content/${name}.jpg`);
  },
  'an article that waits for its day': () => addFinished('nakamais', NEXT_MONTH),
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
  'figures between their bounds': () => moveFigures([500, 50, 20, 5]),
  'a rent that is a multiple of 12': () =>
    company((facts) => facts.setIn(['figures', 'longTermExample', 'value'], 12_960)),
  'figures at their lower bounds': () => moveFigures([0, 1, 10]),
};

const another: Acts = { 'a sole trader in another town, with less of everything': becomeAnother };

const ordinaryActs: Readonly<Record<string, Acts>> = { more, fewer, another };

/** Does all acts of a table in the content of the fixture. @throws with the first that the check refuses. */
export async function prepareActs(name: string, to: string) {
  const [project, folder] = [process.cwd(), mkdtempSync(join(tmpdir(), 'acts-'))];
  for (const linked of ['src', 'scripts', 'node_modules', 'package.json'])
    symlinkSync(join(project, linked), join(folder, linked));
  prepareFixture(join(folder, 'content'));
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
