import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import sharp from 'sharp';
import { checkContent } from '../../../../src/node/check/check-content';
import { COMPANY_FILE } from '../../../../src/node/content/company/read-company';
import { CONTENT } from '../../../../src/node/content/files';
import { formatProblems } from '../../../../src/node/content/problems';
import { languages } from '../../../../src/site/languages';
import { namespaces } from '../../../../src/site/namespaces';
import { workInContentCopy } from '../../../support/content-copy';
import { company, files, heads, POLICY, strays, texts, words, type Acts } from './wrong-acts';

const BLOG = `${CONTENT}/blog`;
const HEAD = readFileSync(`${BLOG}/page/index.lv.mdx`, 'utf8').split('\n---\n', 1)[0] ?? '';
const keyOf = (line: string) => /\w+/.exec(line)?.[0];

/** The lines with those of the same keys replaced, and the others behind. */
const withLines = (lines: readonly string[], others: readonly string[]): string[] => [
  ...lines.map((line) => others.find((other) => keyOf(other) === keyOf(line)) ?? line),
  ...others.filter((other) => lines.every((line) => keyOf(line) !== keyOf(other))),
];

/** An article without a problem but for what it is given. */
function addArticle(name: string, id: number, line = `title: 'Act ${id}'`, text = 'Teksts.') {
  const own = [`id: ${id}`, `excerpt: 'Act ${id}'`, `cover: cover.png`];
  const lines = withLines(withLines(HEAD.split('\n'), [`title: 'Act ${id}'`, ...own]), [line]);
  mkdirSync(`${BLOG}/${name}`);
  cpSync('cover.png', `${BLOG}/${name}/cover.png`);
  for (const language of languages)
    writeFileSync(`${BLOG}/${name}/index.${language}.mdx`, [...lines, '---', '', text].join('\n'));
}

let report = '';
workInContentCopy();

beforeAll(async () => {
  const cover = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } });
  await cover.png().toFile('cover.png');
  const lines = readFileSync(COMPANY_FILE, 'utf8')
    .split('\n')
    .map((line) => {
      const changed = Object.keys(company).find((act) => keyOf(act) === keyOf(line));
      return changed ? (/^ */.exec(line)?.[0] ?? '') + changed : line;
    });
  writeFileSync(COMPANY_FILE, lines.join('\n'));
  addFiles();
  report = formatProblems(await checkContent());
});

function addFiles(): void {
  Object.keys(texts).forEach((text, index) =>
    addArticle(`text-${index}`, 1000 + index, undefined, text),
  );
  Object.keys(heads).forEach((line, index) => addArticle(`head-${index}`, 2000 + index, line));
  Object.keys(words).forEach((begin, index) => {
    const file = `${CONTENT}/locales/en/${namespaces[index]}.json`;
    writeFileSync(file, readFileSync(file, 'utf8').replace('{', begin));
  });
  const names = files.map(([name]) => (name.endsWith('.pdf') ? `[x](${name})` : `![x](${name})`));
  addArticle('files', 3000, undefined, names.join('\n\n'));
  const read = (name: string) => readFileSync(`${CONTENT}/${name}`, 'utf8');
  const held: Acts = {
    'people/second.yml': read('people/liga-ozola.yml').replace(/^photo.*\n/gm, ''),
    [POLICY]: read(POLICY).replace(/^updated.*/m, "updated: '2026-01-01'"),
  };
  for (const name of Object.keys(strays)) {
    mkdirSync(dirname(`${CONTENT}/${name}`), { recursive: true });
    writeFileSync(`${CONTENT}/${name}`, held[name] ?? 'x');
  }
  for (const [name, held] of files) writeFileSync(`${BLOG}/files/${name}`, held);
}

const places = {
  text: (index: number) => `${BLOG}/text-${index}/index.lv.mdx:`,
  head: (index: number) => `${BLOG}/head-${index}/`,
  words: (index: number) => `${CONTENT}/locales/en/${namespaces[index]}.json:`,
  company: () => `${COMPANY_FILE}:`,
  stray: (index: number) =>
    `${CONTENT}/${Object.keys(strays)[index]?.replace(/(ru|img|ziema)\/[\w.]+$/, '$1')}`,
  file: (index: number) => `${BLOG}/files/${files[index]?.[0]}`,
};

const acts = Object.entries({
  ...{ text: texts, head: heads, words, company, stray: strays },
  file: Object.fromEntries(files.map(([name, , says]) => [name, says])),
}).flatMap(([kind, all]) =>
  Object.entries(all).map(([written, says], index) => {
    return { kind, written, says, place: places[kind as keyof typeof places](index) };
  }),
);

test.each(acts)('an editor who writes $written ($kind) reads: $says', ({ says, place }) => {
  const found = report.split('\n').filter((line) => line.startsWith(place));
  expect(found.join('\n')).toContain(says);
});

test('at least eighty wrong acts are stopped, and no message shows the words of a parser', () => {
  expect(acts.length).toBeGreaterThanOrEqual(80);
  const ofParsers = /compact map|implicit|flow (?:map|seq)|node end|Unexpected|in JSON|token/i;
  expect(report).not.toMatch(ofParsers);
});
