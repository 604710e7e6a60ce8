// What the tables of tests/ordinary-acts.ts are made of; all of it edits the content of the working directory.
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isMap, parseDocument, type Document } from 'yaml';
import { checkClaims } from '../../src/node/check/check-claims';
import { checkHeads } from '../../src/node/check/check-texts';
import {
  COMPANY_FILE,
  readCompany,
  type Company,
} from '../../src/node/content/company/read-company';
import { siteFacts } from '../../src/node/content/facts';
import { readPosts } from '../../src/node/content/posts/read-post';
import { readRates } from '../../src/node/content/rates/read-rates';
import { readWordFiles } from '../../src/node/content/words/words';
import { eachLanguage, languages } from '../../src/site/languages';
import { editFile } from './articles';

/** The texts of a page that has questions. */
interface Words {
  faq: { questions: object[]; groups: object[] };
}

export const ARTICLE = 'content/blog/guest-experience-short-term-rental';

export const inEach = (edit: (language: string) => void) => {
  for (const language of languages) edit(language);
};

/** Puts a paragraph at the end of an article, in both languages. */
export const write = (text: string) => () =>
  inEach((language) =>
    editFile(`${ARTICLE}/index.${language}.mdx`, (source) => `${source}\n\n${text}\n`),
  );

export const head = (edit: (source: string) => string, articles = readdirSync('content/blog')) => {
  for (const slug of articles)
    inEach((language) => editFile(`content/blog/${slug}/index.${language}.mdx`, edit));
};

export const words = (page: string, edit: (words: Words) => void) =>
  inEach((language) =>
    editFile(`content/locales/${language}/${page}.json`, (text) => {
      const parsed = JSON.parse(text) as Words;
      edit(parsed);
      return `${JSON.stringify(parsed, null, 2)}\n`;
    }),
  );

export const company = (edit: (facts: Document) => void) =>
  editFile(COMPANY_FILE, (text) => {
    const facts = parseDocument(text);
    edit(facts);
    return facts.toString({
      lineWidth: 0,
      defaultStringType: 'QUOTE_SINGLE',
      defaultKeyType: 'PLAIN',
    });
  });

export const rename = (names: Record<string, string>) => () =>
  Object.entries(names).forEach(([page, name]) =>
    inEach((language) =>
      editFile(`content/locales/${language}/${page}.json`, (text) =>
        text.replace(/("name": ")[^"]*/, `$1${name}`),
      ),
    ),
  );

/** Takes the fact out, or repeats the first of a list with another text. */
export const repeatFirst = (list: string, change: object) =>
  company((facts) => {
    const [first = {}] = (facts.toJS() as Record<string, object[]>)[list] ?? [];
    facts.addIn([list], facts.createNode({ ...first, ...change }));
  });

export async function picture(name: string, make: (picture: Sharp) => Sharp) {
  const background = { r: 120, g: 160, b: 140 };
  const blank = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  await make(blank).toFile(join(ARTICLE, name));
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
      eachLanguage((one) => siteFacts(facts, rates, one)),
    ).length === 0
  );
}

/** Moves each figure as far as the check lets it, one after the other. */
export function moveFigures(towards: readonly number[]) {
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
export function addFinished(slug: string, date = '2026-01-02') {
  cpSync(ARTICLE, `content/blog/${slug}`, { recursive: true });
  const own = (text: string) =>
    text
      .replace(/^id: .*\n|^custom.*\n|^modified: .*\n|^aliases:\n(?: {2}- .*\n)+/gm, '')
      .replace(/^(title|excerpt): .*$/gm, `$1: 'Padomi viesiem: ${slug}'`)
      .replace(/^date: .*/m, `date: '${date}'`);
  head(own, [slug]);
}
