import { CONTENT } from '../../../../src/node/content/content-folder';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkContent } from '../../../../src/node/check/check-content';
import { readCompany } from '../../../../src/node/content/company/read-company';
import { isSystemPath } from '../../../../src/node/content/files/folders';
import { readLegalPages } from '../../../../src/node/content/legal/read-legal-page';
import { readPeople } from '../../../../src/node/content/people/read-people';
import { readPosts } from '../../../../src/node/content/posts/read-post';
import { formatProblems } from '../../../../src/node/content/problems';
import { readWordFiles } from '../../../../src/node/content/words/words';
import { workInContentCopy } from '../../../support/content-copy';

workInContentCopy();

const MARKET = `${CONTENT}/blog/riga-rental-market-analysis/index.lv.mdx`;
const LISTING = `${CONTENT}/blog/airbnb-listing-optimisation-riga/index.lv.mdx`;
const wordsOf = (page: string) => `${CONTENT}/locales/lv/${page}.json`;

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

const rewrite = (
  file: string,
  change: (text: string) => string,
  encoding: BufferEncoding = 'utf8',
) => writeFileSync(file, change(readFileSync(file, 'utf8')), encoding);

const report = async () => formatProblems(await checkContent());

const everythingIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

const readWords = () => readWordFiles().values.map(({ file, words }) => [file, words]);

const readAll = () => ({
  company: readCompany(),
  legal: readLegalPages(),
  people: readPeople(),
  posts: readPosts(),
  words: readWords(),
});

describe('The build reads the same content', () => {
  test('with the line ends of Windows and a byte order mark', async () => {
    const before = readAll();
    const textFiles = everythingIn(CONTENT).filter(
      (file) => statSync(file).isFile() && /\.(mdx|yml|json|txt)$/.test(file),
    );
    for (const file of textFiles) {
      const saved = `\ufeff${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
      // Words with such a mark are a problem, which is tested below.
      writeFileSync(file, file.endsWith('.json') ? saved.replace('\ufeff', '') : saved);
    }
    expect(readAll()).toEqual(before);
    expect(await report()).toBe('');
  });

  test('without a line end after the last word', () => {
    const before = readWords();
    rewrite(wordsOf('about'), (text) => text.trimEnd());
    expect(readWords()).toEqual(before);
  });
});

describe('Checking the content ignores', () => {
  const names = [
    '.DS_Store',
    '._cover.jpg',
    'Thumbs.db',
    'desktop.ini',
    '~$index.lv.mdx',
    'index.lv.mdx~',
    'index.lv.mdx.bak',
    '#index.lv.mdx#',
  ];

  test('system files and backups in every folder', async () => {
    const folders = everythingIn(CONTENT).filter((path) => statSync(path).isDirectory());
    for (const folder of [CONTENT, ...folders])
      for (const name of names) writeFileSync(join(folder, name), Buffer.from([0, 5, 22, 7, 0]));
    expect(await report()).toBe('');
  });

  test.each(names)('%s, and so does Gatsby', (name) => {
    expect(isSystemPath(resolve(`${CONTENT}/blog/a`, name))).toBe(true);
    expect(isSystemPath(resolve(`${CONTENT}/blog/a`, 'index.lv.mdx'))).toBe(false);
    expect(isSystemPath(resolve(`${CONTENT}/blog`))).toBe(false);
  });
});

const NOT_UTF8 = 'encoding: holds letters that cannot be read; open the file in the program';

/** Each in a file of its own, so that one check finds them all. */
const faults = [
  {
    name: 'an article in an encoding of Windows, with the first unreadable line',
    make: () =>
      rewrite(MARKET, (text) => text.replace(/^((?:.*\n){3}).*/, '$1# v\xe2ks'), 'latin1'),
    report: () => `${MARKET}:4  ${NOT_UTF8}`,
  },
  {
    name: 'words with a byte order mark',
    make: () => rewrite(wordsOf('about'), (text) => `\ufeff${text}`),
    report: () =>
      `${wordsOf('about')}:1  encoding: begins with a byte order mark; save it with the encoding UTF-8 without BOM`,
  },
  {
    name: 'a company file in UTF-16 without a byte order mark',
    make: () => rewrite(`${CONTENT}/company.yml`, (text) => text, 'utf16le'),
    report: () => `${CONTENT}/company.yml:1  ${NOT_UTF8}`,
  },
  {
    name: 'a letter that was lost when the file was saved',
    make: () => rewrite(wordsOf('home'), (text) => text.replace(/: "[^"]/, ': "\ufffd')),
    report: () => {
      const line = linesOf(wordsOf('home')).findIndex((text) => text.includes('\ufffd')) + 1;
      return `${wordsOf('home')}:${line}  ${NOT_UTF8}`;
    },
  },
  {
    name: 'an article without a text below its front matter',
    make: () => rewrite(LISTING, (text) => text.replace(/\n---\n[^]*$/, '\n---')),
    report: () =>
      `${LISTING}:${linesOf(LISTING).length}  text: is empty; expected a text below the second ---`,
  },
];

test('Checking the content names each file that was saved wrong', async () => {
  for (const { make } of faults) make();
  const found = await report();
  for (const { name, report: expected } of faults)
    expect({ [name]: found }).toEqual({ [name]: expect.stringContaining(expected()) });
});
