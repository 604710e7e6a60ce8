// The tables of wrong-acts.test.ts: a line for each act.

export type Acts = Readonly<Record<string, string>>;

const QUOTE =
  "YAML: cannot be read: expected quotes around the whole text, and '' for ' in it: title:";
export const POLICY = 'legal/privacy-policy/index.lv.mdx';
const OPEN = 'expected an address that everybody can open';
const SHARE = 'expected the link that "Share" gives';
const MIXED = 'has a Cyrillic letter among the others';

const AGAIN = 'Šī rindkopa ir ielīmēta divreiz, jo redaktors nospieda taustiņu vēlreiz.';

/** Each line is the whole text of an article: what an editor writes, and what the check says of it. */
export const texts: Acts = {
  '[x](http://localhost:8000/lv/services/)': `link: "http://localhost:8000/lv/services/" is on one computer only; ${OPEN}`,
  '[x](http://192.168.1.5:8000/lv/)': 'is on one computer only',
  '[x](https://deploy-preview-12--x.netlify.app/lv/)': `is a preview; ${OPEN}`,
  '[x](https://www.sample.example/lv/services/)': 'is on this site; expected /services/',
  '[x](https://sample.example/lv/services)':
    'has a language, or no slash at its end; expected /services/',
  '[x](/contact/#nope)':
    ':16  link: "#nope" is no part of /lv/contact/; expected one of: #contact-',
  '## Cenas\n\n[x](#nope)': ':18  link: "#nope" is no part of /lv/blog/text-',
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
  '[x](https://drive.google.com/drive/u/0/my-drive)': `opens in your own account alone; ${SHARE}`,
  '[x](https://www.dropbox.com/home/cenas.pdf)': 'opens in your own account alone',
  '[x](https://docs.google.com/spreadsheets/u/0/)': 'opens in your own account alone',
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
  'a) viens\nb) divi': 'is no list; expected "- " or "1. " before each, or an empty line',
  '– viens\n– divi': 'is no list; expected "- " or "1. " before each, or an empty line',
  '(1) viens\n(2) divi': 'is no list; expected "- " or "1. " before each, or an empty line',
  '[x](cenas.docx)': 'is no page; save it as PDF beside the text',
  '[x](+37120000000)': 'is a phone number; expected it without a link',
  '[x](tel:+37120000000)': 'is a phone number; expected it without a link',
  '[x](https//vid.gov.lv)': 'expected https:// and then the name of a site',
  '[x](https://app.netlify.com/sites/x)': `is a preview; ${OPEN}`,
  '[Zvaniet](/contact/': '[Zvaniet](/contact/: expected ) behind the address',
  '[Zvaniet]/contact/': '[Zvaniet]/contact/: expected [words](address)',
  '(Zvaniet)[/contact/]': '(Zvaniet)[/contact/]: expected [words](address)',
  'A\n\n=======\n\nB': ':18  conflict: two people have changed this part',
  '<highlightbox title="A">': 'expected capitals as in: CallToAction',
  '<HighlightBox title="A"\n\nB': '<HighlightBox title="A": lacks a quote, or > at its end',
  '<CallToAction title="A" buttonText="B" linkUrl="/contact/">': 'is not closed; expected />',
  '__Svarīgi_ viss': '_Svarīgi: has no other at the end of the words',
  'Tas ir **svarīgi': '**: has no other at the end of the words',
  'Maksā ___ €': '___: is still to be written',
  '- Procenti\nHipotēkas likme': 'goes on in the next line; expected "- " before that',
  'TODO pabeigt': 'TODO: is still to be written; write it or take it out',
  'A ✎\n\n✎\n\n✎ B':
    ':16  ✎: is still to be written; write it or take it out, or keep draft: true, also in lines 18, 20',
  'Cena: [ieraksti šeit] par nakti': '[ieraksti šeit]: is still to be written',
  'Zvaniet [numurs šeit].': '[numurs šeit]: is still to be written',
  'A [write here] b': '[write here]: is still to be written',
  'Maksā XX eiro': 'XX: is still to be written',
  'Lorem ipsum dolor': 'Lorem ipsum: is still to be written',
  'A ✏️ b': '✏: is still to be written',
  'Cik ???': '???: is still to be written',
  'Amberkеy maksā': `Amberkеy: ${MIXED}`,
  [`A ${'this is an English text in the Latvian file '.repeat(20)}`]:
    'text: is in another language than its file or field; expected its',
  'Tas ir *svarīgi un viss': '*svarīgi: has no other at the end of the words; expected it',
  'Tas ir ~~svarīgi un viss': '~~: has no other at the end of the words',
  'Tas ir `svarīgi un viss': '`: has no other at the end of the words',
  'Viens\\nOtrs': '\\n: expected an empty line, or \\ at the end of the line',
  '| a | b |\n| - | - |': 'is a table with a head alone; expected a row below it',
  [`${AGAIN}\n\n${AGAIN}`]: ':18  Šī rindkopa ir ielīmēta divreiz, jo reda…: stands here twice',
  '![IMG_2034.jpg](cover.png)': 'picture: says nothing of the picture; expected what is seen',
  '![Attēls](cover.png)': 'picture: says nothing of the picture; expected what is seen',
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
export const heads: Acts = {
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
  "date: '2062-11-21'": 'date: lies more than a year ahead; expected',
  "coverAlt: 'cover.jpg'": 'coverAlt: says nothing of the picture; expected what is seen',
  "excerpt: 'Kā viesi raksta labas atsauksmes par mums'":
    'excerpt: is word for word that of another language; expected its translation',
  'draft: no': 'draft: must be true or false; found "no"',
  'category: Cenas': 'category: must be one of: pricing, design',
};

/** A line of the company's file; company.test.ts has those that its schema and its rules find. */
export const company: Acts = {
  'host: https://127.0.0.1/sample': `profiles.host: "https://127.0.0.1/sample" is on one computer only`,
  'group: https://www.sample.example/lv':
    'profiles.group: "https://www.sample.example/lv" is on this site',
  'vat: https://x.netlify.app': 'registers.vat: "https://x.netlify.app" is a preview',
  'nightDuty: { lv: One of the owners and you, en: Two }':
    'nightDuty.lv: is in another language than its file or field',
  'platforms: { lv: TODO, en: One }': 'platforms.lv: "TODO" is still to be written',
};

/** The beginning of a file of words. */
export const words: Acts = {
  '{ "a": "x\ny",':
    ':1  JSON: cannot be read: a text has no quote at its end, or has a tab or a line break in it',
  '{ "a": "x\ty",': 'JSON: cannot be read: a text has no quote at its end, or has a tab',
  '{\n"a": "x,': ':2  JSON: cannot be read: a text has no quote at its end',
  '{\n"a": \'x\',': ':2  JSON: cannot be read: a text stands here without straight quotes',
  '{ "a": "C:\\d",': 'JSON: cannot be read: a \\ stands alone; expected \\\\',
  '{ "a": "kas _vārdi te_ rāda",': 'a: holds _vārdi te_, which the page would show as it stands',
  '{ "a": "Mēs esam tie, kas palīdz, un to redzat",': 'a: is in another language than its file',
  '{ "a": "viens\\\\ndivi",': 'a: holds \\n, which the page would show as it stands',
  '{ "a": "x "y" z",': 'JSON: cannot be read: a comma or a quote is missing here',
  '{ "a": "x"':
    'JSON: cannot be read: a comma or a quote is missing here, or is one too many; expected „…” or \\" for quotes within a text',
  '{ "a": {': 'JSON: cannot be read: a } is missing',
  '<<<<<<< HEAD\n{': ':1  conflict: two people have changed this part',
};

/** What a file holds, and what the check says of it. */
export const files: readonly (readonly [name: string, held: string | Buffer, says: string])[] = [
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
export const strays: Acts = {
  'blog/jauns.mdx': 'file: is read by nobody; expected a folder of its own here',
  'blog/page/piezimes.docx': 'file: is in no text beside it; name it there, or take it out',
  'blog/page/img/a.txt': 'file: is read by nobody; expected what is in it in',
  'ziema/index.lv.mdx': 'file: is read by nobody; expected articles in',
  'people/anna.yaml': 'file: is read by nobody; expected a name that ends with .yml',
  'locales/lv/home (1).json': 'file: is read by nobody; expected a name such as',
  'locales/ru/home.json': 'file: is read by nobody; expected a folder such as lv',
  'people/second.yml': 'bio: is the same in builds/fixture-content/people/liga-ozola.yml; expected',
  [POLICY]: ':2  updated: differs from',
};
