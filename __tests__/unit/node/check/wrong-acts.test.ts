import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import sharp from 'sharp';
import { checkContent } from '../../../../src/node/check/check-content';
import { COMPANY_FILE } from '../../../../src/node/content/company/read-company';
import { CONTENT } from '../../../../src/node/content/files';
import { formatProblems } from '../../../../src/node/content/problems';
import { languages } from '../../../../src/site/languages';
import { namespaces } from '../../../../src/site/routes';
import { workInContentCopy } from '../../../support/content-copy';

type Acts = Readonly<Record<string, string>>;

const QUOTE =
  "YAML: cannot be read: expected quotes around the whole text, and '' for ' in it: title:";
const POLICY = 'legal/privacy-policy/index.lv.mdx';
const OPEN = 'expected an address that everybody can open';
const MIXED = 'has a Cyrillic letter among the others';

/** Each line is the whole text of an article: what an editor writes, and what the check says of it. */
const texts: Acts = {
  '[x](http://localhost:8000/lv/services/)': `link: "http://localhost:8000/lv/services/" is on one computer only; ${OPEN}`,
  '[x](http://192.168.1.5:8000/lv/)': 'is on one computer only',
  '[x](https://deploy-preview-12--x.netlify.app/lv/)': `is a preview; ${OPEN}`,
  '[x](https://www.sample.example/lv/services/)': 'is on this site; expected /services/',
  '[x](https://sample.example/lv/services)':
    'has a language, or no slash at its end; expected /services/',
  '[x](/contact/#nope)':
    ':16  link: "#nope" is no part of /lv/contact/; expected one of: #contact-',
  '[x](/blog/page/#nope)':
    'link: "#nope" is no part of /lv/blog/page/; expected one of: #virsraksts',
  '[x](/open-file/?a=1#fees)': 'is no part of /lv/open-file/; expected one of: #forecast, #strong',
  '[x](https://www.sample.example/cenas/)': 'leads to no page; expected one of: /',
  '[x](mailto:info.sample.lv)': 'is no e-mail address; expected mailto: and one such as',
  '[x](info@vid.gov.lv)': 'is an e-mail address; expected mailto:info@vid.gov.lv',
  '[x](www.vid.gov.lv)': 'has no https:// before it; expected https://www.vid.gov.lv',
  '[x](vid.gov.lv/lv)': 'has no https:// before it; expected https://vid.gov.lv/lv',
  '[x](https:www.vid.gov.lv)': 'expected https:// and then the name of a site',
  '[x](https://vid)': 'is not whole; expected one such as https://www.example.com',
  '[x](https://https://www.vid.gov.lv)': 'begins twice; expected https:// once',
  '[x](https://www.vid.gov.lv,)': 'has a sign in it that the name of a site never has',
  '[x](https://www.vid.gov.lv/lv,)': 'ends with a sign of the sentence; take it out',
  '[x](https://anna@vid.gov.lv)': 'has @ in it; expected mailto: before an e-mail',
  '[x](https://docs.google.com/document/d/1/edit)':
    'opens a document to be edited; expected /preview',
  'A https://localhost/ b': 'is on one computer only',
  'A\n\n<<<<<<< HEAD\n- B\n=======\n- C\n>>>>>>> cena':
    ':18  conflict: two people have changed this part; keep',
  'Istaba ir 2*3*4 m': '*3*: would be slanted; expected × between numbers',
  '[Avots]: CSP': '[Avots]: is taken for the address of a link; expected no [ ]',
  'A[^a] B[^a]\n\n[^a]: CSP\n\n[^a]: VID': ':20  [^a]: stands here twice; expected another name',
  '[A][b]\n\n[b]: /services/\n\n[b]: /': ':20  [b]: stands here twice',
  'A\n\n```\nB\n\n## C': '```: does not end; expected ``` on a line of its own below it',
  'Maksa {{company.figures.onSiteFee}} %':
    '{{company.figures.onSiteFee}} is written with its % already',
  'Maksa {{company.figures.remoteFee}}% gadā': 'is written with its % already; take out the one',
  'Maksa {{company.figures.startFee}} eiro': 'is written with its € already; take out the one',
  'Gads\tCena\n2024\t65': 'has tabs; expected | before, between and after its cells',
  'a) viens\nb) divi': 'is no list; expected "1. " and "2. ", or an empty line between',
  '- Procenti\nHipotēkas likme': 'goes on in the next line; expected "- " before that',
  'TODO pabeigt': 'TODO: is still to be written; write it or take it out',
  'A ✎\n\n✎\n\n✎ B':
    ':16  ✎: is still to be written; write it or take it out, or keep draft: true, and so is what stands in the lines 18, 20',
  'Maksā XX eiro': 'XX: is still to be written',
  'Lorem ipsum dolor': 'Lorem ipsum: is still to be written',
  'A ✏️ b': '✏: is still to be written',
  'Cik ???': '???: is still to be written',
  'Amberkеy maksā': `Amberkеy: ${MIXED}`,
  [`A ${'this is an English text in the Latvian file '.repeat(20)}`]:
    'text: is in another language than lv; expected its',
  '{% include image name="a.jpg" %}': 'expected ![What is seen](file.jpg "A caption")',
  '{{< figure src="a.jpg" >}}': 'expected ![What is seen](file.jpg "A caption")',
  '<Callout>\n\nA\n\n</Callout>': '<Callout>: expected <HighlightBox title="…">, the text',
  '<Accordion title="A">\n\nB\n\n</Accordion>': 'expected <Faq question="…">, the answer',
  '<Image src="a.jpg" />': 'expected ![What is seen](file.jpg "A caption")',
  '![x](virtuve (1).jpg)': 'expected < and > around a name with spaces: (<room (1).jpg>)',
  '![x](room.jpg „Virtuve”)': 'expected the caption in "…", with a space before it',
  '![x](room.jpg "Tā "saucamā" virtuve")': 'expected the caption in "…", with a space before it',
};

/** A line in the head of an article. */
const heads: Acts = {
  'title: Cena: cik': `:4  ${QUOTE} 'Cena: cik'`,
  "title: 'Don't'": `${QUOTE} 'Don''t'`,
  'title: "A "B" c"': `${QUOTE} 'A "B" c'`,
  'title: [x] y': `${QUOTE} '[x] y'`,
  'title: [x': `:4  ${QUOTE} '[x'`,
  'title: @x': `${QUOTE} '@x'`,
  'title: %x': `${QUOTE} '%x'`,
  'title: - x': `${QUOTE} '- x'`,
  'title: > x': `${QUOTE} '> x'`,
  'title: !x y': `${QUOTE} '!x y'`,
  'title: `x`': `${QUOTE} '\`x\`'`,
  'title: &Īre': `${QUOTE} '&Īre'`,
  'title: ? x': `${QUOTE} '? x'`,
  'title: {x} y': `${QUOTE} '{x} y'`,
  "title:'x'": `${QUOTE} 'x'`,
  "title: 'x": `:4  ${QUOTE} 'x'`,
  "title: ' <b>x</b>'": 'title: holds <b>, which the page would show as it stands',
  "title: 'Ērtа īre'": `title: ${MIXED} in "Ērtа"`,
  '\ttitle: x': 'YAML: cannot be read: a line begins with a tab; expected spaces',
  "date: '0226-11-21'": "date: must be a date from 2000 on, like '2025-05-01'",
  "date: '21.11.2026'": "date: must be a date from 2000 on, like '2025-05-01'",
  "modified: ''":
    "modified: must be a date from 2000 on, like '2025-05-01', in quotes, or be left out",
  "cover: 'https://a.lv/b.jpg'":
    'cover: must be the name of a file alone; save the picture in this',
  'coverWide: cover.png':
    'cover.png  picture: is 1200 × 630 pixels; expected 2030 × 700 pixels or more',
  "aliases: 'a'": 'aliases: must be a list: below the name, a line for each that begins with "- "',
  'draft: no': 'draft: must be true or false; found "no"',
  'category: Cenas': 'category: must be one of: pricing, design',
};

/** A line of the company's file; company.test.ts has those that its schema and its rules find. */
const company: Acts = {
  'host: https://127.0.0.1/sample': `profiles.host: "https://127.0.0.1/sample" is on one computer only`,
  'group: https://www.sample.example/lv':
    'profiles.group: "https://www.sample.example/lv" is on this site',
  'vat: https://x.netlify.app': 'registers.vat: "https://x.netlify.app" is a preview',
  'platforms: { lv: TODO, en: One }': 'platforms.lv: "TODO" is still to be written',
};

/** The beginning of a file of words. */
const words: Acts = {
  '{ "a": "x\ny",':
    ':1  JSON: cannot be read: a text has no quote at its end, or has a tab or a line break in it',
  '{ "a": "x\ty",': 'JSON: cannot be read: a text has no quote at its end, or has a tab',
  '{\n"a": "x,': ':2  JSON: cannot be read: a text has no quote at its end',
  '{ "a": "C:\\d",': 'JSON: cannot be read: a \\ stands alone; expected \\\\',
  '{ "a": "x "y" z",': 'JSON: cannot be read: a comma or a quote is missing here',
  '{ "a": "x"':
    'JSON: cannot be read: a comma or a quote is missing here, or is one too many; expected „…” or \\" for quotes within a text',
  '{ "a": {': 'JSON: cannot be read: a } is missing',
  '<<<<<<< HEAD\n{': ':1  conflict: two people have changed this part',
};

/** What a file holds, and what the check says of it. */
const files: readonly (readonly [name: string, held: string | Buffer, says: string])[] = [
  ['bmp.jpg', 'BM6', 'picture: is a BMP; save it as JPEG'],
  ['page.jpg', '<!-- a --><!DOCTYPE html>', 'picture: is a web page; open it, and save the file'],
  ['lfs.jpg', 'version https://git-lfs.github.com/spec/v1', 'picture: is only the name of a file'],
  ['none.jpg', '', 'picture: is empty; save it again'],
  ['print.jpg', '%PDF-1.4', 'picture: is a PDF; save the picture in it'],
  ['text.pdf', 'Cenas', 'document: is no PDF inside; export it as PDF again'],
  ['half.pdf', '%PDF-1.4\n1 0 obj', 'document: cannot be read to its end; export it'],
  ['moved.pdf', '%PDF-1.4\nxref\nstartxref\n12\n%%EOF', 'document: cannot be read to its end'],
  ['large.pdf', `%PDF-1.4\n${'a'.repeat(11e6)}%%EOF`, 'document: has 12 MB; expected 10 at most'],
];

/** Files in places where nothing reads them, and files that do not agree with others. */
const strays: Acts = {
  'blog/jauns.mdx': 'file: is read by nobody; expected a folder of its own here',
  'blog/page/piezimes.docx': 'file: is in no text beside it; name it there, or take it out',
  'people/anna.yaml': 'file: is read by nobody; expected a name that ends with .yml',
  'locales/lv/home (1).json': 'file: is read by nobody; expected a name such as',
  'locales/ru/home.json': 'file: is read by nobody; expected a folder such as lv',
  'people/second.yml': 'founder: 1 is the place of Līga Ozola too; expected another number',
  [POLICY]: ':2  updated: differs from',
};

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
    `${CONTENT}/${Object.keys(strays)[index]?.replace('ru/home.json', 'ru')}`,
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
