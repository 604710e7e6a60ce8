import { proseComponents } from '../../site/prose';
import type { MadeProse } from './prose-maker';

const CODE = 'is code, which a text may not hold; take it out';
const ALIEN = 'belongs to another program; take it out';
const BOX =
  'expected <HighlightBox title="…">, the text, and </HighlightBox>, with empty lines between';
const LIST = 'expected "- " before each item, with the space';

/** What to write in place of HTML. */
const tags: Readonly<Record<string, string>> = {
  'b strong': '**words**',
  'i em': '_words_',
  's del strike': '~~words~~',
  'a link': '[words](address)',
  'img figure figcaption picture':
    '![What is seen](file.jpg "A caption"), the file beside the text',
  'h1 h2 h3 h4 h5 h6': '## and a space, one level lower ###',
  'ul ol li': '"- " before each item, or "1. "',
  'p div section article': 'an empty line between paragraphs',
  blockquote: '"> " before each line',
  'code pre kbd tt': 'the words between two `',
  'table thead tbody tr td th': 'rows like | a | b |, and | --- | --- | below the first',
  'details summary': '<Faq question="…">, the answer, and </Faq>, with empty lines between',
  'sup sub': 'the sign itself, as ² or ₂, or [^1] for a note',
  'iframe video audio embed object': 'a link: [words](https://…)',
  hr: '---',
};

type Advice = string | ((match: RegExpMatchArray, text: string) => string);

/** What is no Markdown of this site, in the order in which it is looked for. */
const traps: readonly [pattern: RegExp, advice: Advice][] = [
  [
    /^(?:import\b.*\bfrom\s*['"].*|import\s*['"].*|export\s+(?:default|const|let|function)\b.*)/gm,
    CODE,
  ],
  [/<!--/g, 'is a note that does not end; expected --> behind it'],
  [/<(?:https?:[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, 'expected [words](address)'],
  [/<\/?(\w[\w-]*)(?:"[^"]*"|'[^']*'|[^<>"'])*>/g, ([, name = '']) => tagAdvice(name)],
  [/\{:?\s*[#.][^{}\n]*\}/g, 'is not shown; take it out: each heading has an address by itself'],
  [/\{\{[<%].*?[>%]\}\}|\{%.*?%\}/g, ALIEN],
  [/\[(?:\/?(?:caption|gallery|embed|video|audio)\b[^\]\n]*|_*toc_*)\](?![([])/gi, ALIEN],
  [/\{+[^{}\n]*\}*/g, 'expected \\{ for the sign itself, or {{company.…}} for a figure'],
  [/^[ \t>]*:::+[ \t]*\w.*|^[ \t>]*\[!\w+\].*/gm, BOX],
  [/^[ \t>]*[-*+] \[[ x]\]/gim, 'is a list to tick off; expected "- " and the words'],
  [/^[ \t>]*(?:[•●▪◦·■√✓✔➢►]|-(?=\p{L}))/gmu, LIST],
  [/^[ \t>]*\d{1,2}[.)](?=\p{Lu})/gmu, 'expected a space behind the number'],
  [/==[^=\s][^=\n]*==/g, 'expected **words**'],
  [/\[\[[^\]\n]+\]\]/g, 'expected [words](address)'],
  [/(?<!!?\[\^?[^\]]*)\^\w{1,3}\^|(?<!~)~\w{1,3}~(?!~)/g, 'expected the sign itself, as ² or ₂'],
  [/\$\$[^$]+\$\$/g, 'is a formula; expected it in words and signs'],
  [
    /^(?![ \t]*[-*+#>|\d]).*\S.*\n[ \t]*(?:-{2,}|={2,})[ \t]*$/gm,
    'expected an empty line above ---, or ## before a heading',
  ],
  [
    /^\[\^([^\]\n]+)\]:/gm,
    ([, name = ''], text) =>
      isMarked(name, text) ? '' : `expected its mark, [^${name}], in the text`,
  ],
  [
    /^\|.*\n\|[ :|-]+\|(?:\n\|.*)+/gm,
    ([table]) => (isEven(table) ? '' : 'expected as many cells in each row as in the first'),
  ],
];

function tagAdvice(name: string): string {
  if ((proseComponents as readonly string[]).includes(name))
    return `cannot be read; expected each prop as name="text"`;
  const known = Object.entries(tags).find(([names]) =>
    names.split(' ').includes(name.toLowerCase()),
  );
  if (known) return `is HTML; expected ${known[1]}`;
  if (/^[A-Z]/.test(name)) return `is not known; expected one of: ${proseComponents.join(', ')}`;
  return 'is HTML, which a text may not hold; take it out';
}

const isMarked = (name: string, text: string) =>
  text.replaceAll(`[^${name}]:`, '').includes(`[^${name}]`);

const cellsOf = (row: string) => row.trim().replace(/\|$/, '').split('|').length;

const isEven = (table: string) => {
  const [head = '', , ...rows] = table.split('\n');
  return rows.every((row) => cellsOf(row) <= cellsOf(head));
};

const NAMES = [...proseComponents, 'br'].join('|');
const PROP = String.raw`\s+\w+(?:=(?:"[^"]*"|'[^']*'|\{[^}]*\}))?`;

/** Notes to oneself; what follows is not looked into: code, escaped signs, and tags of components. */
const SPECIAL = new RegExp(
  [
    /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/,
    /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}|~{3,})[^`\n]*(?:\n(?![ \t>]*\k<fence>).*)*(?:\n.*)?/,
    /(?<!`)(?<tick>`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?(?<!`)\k<tick>(?!`)/,
    /\\[^\n]/,
    new RegExp(`</?(?:${NAMES})(?:${PROP})*\\s*/?>`),
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** Of no script: what is not looked into, and what is named and not parsed. */
const [KEPT, NAMED] = ['\ue003', '\ue004'];

const replaceSpecial = (text: string, kept: (found: string) => string) =>
  text.replace(SPECIAL, (found) =>
    /^(?:<!--|\{\/\*)/.test(found) ? found.replace(/[^\n]/g, ' ') : kept(found),
  );

/** Without notes to oneself, which no reader sees. */
export const withoutNotes = (body: string) =>
  replaceSpecial(body, (found) => found.replace(/^<br\s*\/?>/, '<br/>'));

/** With signs in place of what may hold anything, such as code. */
export const onlyText = (body: string) =>
  replaceSpecial(body, (found) => found.replace(/[^\n]/g, KEPT));

/** Names what the parser would refuse or misread, and hides it from the parser as plain text. */
export function disarm(body: string): { text: string; problems: MadeProse['problems'] } {
  const plain = onlyText(body);
  const problems: MadeProse['problems'] = [];
  let rest = plain;
  for (const [pattern, advice] of traps)
    rest = rest.replace(pattern, (...args) => {
      const found = args[0];
      const match = args.slice(0, -2) as RegExpMatchArray;
      const message = typeof advice === 'string' ? advice : advice(match, plain);
      const index = Number(args.at(-2)) + found.search(/\S/);
      const line = plain.slice(0, index).split('\n').length;
      const [first = ''] = found.trim().split('\n');
      if (message && !found.startsWith('</'))
        problems.push({ line, key: shortened(first), message });
      return message ? found.replace(/[^\n]/g, /^[<{]/.test(found) ? NAMED : KEPT) : found;
    });
  const text = body.replace(/[^\n]/g, (sign, at: number) => {
    if (rest[at] === NAMED) return ' ';
    return plain[at] !== KEPT && '<{}'.includes(sign) ? `\\${sign}` : sign;
  });
  return { text: text.replace(/^([ie])(?=(?:mport|xport)\b)/gm, asReference), problems };
}

/** Else the parser would take a sentence that begins with "import" for code. */
const asReference = (letter: string) => `&#${letter.charCodeAt(0)};`;

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
