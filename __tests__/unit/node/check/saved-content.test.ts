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

const article = () => `${CONTENT}/blog/${readdirSync(`${CONTENT}/blog`)[0]}`;
const WORDS = `${CONTENT}/locales/lv/about.json`;

const lineOf = (file: string, text: string) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
};

const rewrite = (
  file: string,
  change: (text: string) => string,
  encoding: BufferEncoding = 'utf8',
) => writeFileSync(file, change(readFileSync(file, 'utf8')), encoding);

const report = async () => formatProblems(await checkContent());
const textFiles = () =>
  readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .map((name) => join(CONTENT, name))
    .filter((file) => statSync(file).isFile() && /\.(mdx|yml|json|txt)$/.test(file));
const everything = () => ({
  company: readCompany(),
  legal: readLegalPages(),
  people: readPeople(),
  posts: readPosts(),
  words: readWordFiles().values.map(({ file, words }) => [file, words]),
});

describe('The build reads the same content', () => {
  test('with the line ends of Windows and a byte order mark', async () => {
    const before = everything();
    for (const file of textFiles()) {
      const saved = `\ufeff${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`;
      // Words with such a mark are a problem, which is tested below.
      writeFileSync(file, file.endsWith('.json') ? saved.replace('\ufeff', '') : saved);
    }
    expect(everything()).toEqual(before);
    expect(await report()).toBe('');
  });

  test('without a line end after the last word', () => {
    const before = everything();
    rewrite(WORDS, (text) => text.trimEnd());
    expect(everything()).toEqual(before);
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
    const folders = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
      .map((name) => join(CONTENT, name))
      .filter((path) => statSync(path).isDirectory());
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

type Saved = [what: string, make: () => unknown, line: () => string];

describe('Checking the content names', () => {
  test.each<Saved>([
    [
      'an article in an encoding of Windows, with the first unreadable line',
      () =>
        rewrite(
          `${article()}/index.lv.mdx`,
          (text) => text.replace(/^((?:.*\n){3}).*/, '$1# v\xe2ks'),
          'latin1',
        ),
      () => `${article()}/index.lv.mdx:4  ${NOT_UTF8}`,
    ],
    [
      'words with a byte order mark',
      () => rewrite(WORDS, (text) => `\ufeff${text}`),
      () =>
        `${WORDS}:1  encoding: begins with a byte order mark; save it with the encoding UTF-8 without BOM`,
    ],
    [
      'a company file in UTF-16 without a byte order mark',
      () => rewrite(`${CONTENT}/company.yml`, (text) => text, 'utf16le'),
      () => `${CONTENT}/company.yml:1  ${NOT_UTF8}`,
    ],
    [
      'a letter that was lost when the file was saved',
      () => rewrite(WORDS, (text) => text.replace(/: "[^"]/, ': "\ufffd')),
      () => `${WORDS}:${lineOf(WORDS, '\ufffd')}  ${NOT_UTF8}`,
    ],
    [
      'an article without a text below its front matter',
      () => rewrite(`${article()}/index.lv.mdx`, (text) => text.replace(/\n---\n[^]*$/, '\n---')),
      () =>
        `${article()}/index.lv.mdx:${readFileSync(`${article()}/index.lv.mdx`, 'utf8').split('\n').length}  text: is empty; expected a text below the second ---`,
    ],
  ])('%s', async (_, make, line) => {
    make();
    expect(await report()).toContain(line());
  });
});
