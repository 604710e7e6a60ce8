import { proseComponents } from '../../site/prose';
import { MIXED_WORD } from '../content/text-checks';

const PICTURE = '![What is seen](file.jpg "A caption"), the file beside the text';
const ALIEN = 'belongs to another program; take it out';
const ADDRESS = 'holds another program’s address; expected a page’s, or a picture’s file name';
const UNKNOWN = 'expected the words alone, or [words](address) outside a heading';
const BOX =
  'expected <HighlightBox title="…">, the text, and </HighlightBox>, with empty lines between';
const SPREADSHEET =
  'has tabs; expected | before, between and after its cells, and | --- | --- | below';
const RUN_ON = 'is no list; expected "- " or "1. " before each, or an empty line between the two';
const LIST = 'expected "- " before each item, with the space';

/** What to write in place of HTML. */
const tags: Readonly<Record<string, string>> = {
  'b|strong': '**words**',
  'i|em': '_words_',
  's|del|strike': '~~words~~',
  'a|link': '[words](address)',
  'img|figure|figcaption|picture': PICTURE,
  'h1|h2|h3|h4|h5|h6': '## and a space, one level lower ###',
  'ul|ol|li': '"- " before each item, or "1. "',
  'p|div|section|article': 'an empty line between paragraphs',
  blockquote: '"> " before each line',
  'code|pre|kbd|tt': 'the words between two `',
  'table|thead|tbody|tr|td|th': 'rows like | a | b |, and | --- | --- | below the first',
  'details|summary': '<Faq question="…">, the answer, and </Faq>, with empty lines between',
  'sup|sub': 'the sign itself, as ² or ₂, or [^1] for a note',
  'iframe|video|audio|embed|object': 'a link: [words](https://…)',
  hr: '---',
};

/** What to write in place of components of other sites. */
const foreign: Readonly<Record<string, string>> = {
  'Callout|Admonition|Note|Tip|Warning|Alert|Aside|Info|Caution|Important': BOX,
  'Accordion\\w*|Details|Toggle|Collapse|Expandable|Question':
    'expected <Faq question="…">, the answer, and </Faq>, with empty lines between',
  'Figure|Image|Img|Picture|Photo': `expected ${PICTURE}`,
  'Button|Cta|ButtonLink': 'expected <CallToAction title="…" buttonText="…" linkUrl="/contact/" />',
  'Quote|Blockquote|PullQuote': 'expected "> " before each line',
  'Tooltip|Abbr|Definition': 'expected <Term explanation="…">words</Term>',
  'Video|YouTube|Vimeo|Tweet|Embed': 'expected a link: [words](https://…)',
};

type Trap = readonly [pattern: RegExp, advice: string];
const tag = (names: string, flags = 'gi') =>
  new RegExp(`</?(?:${names})(?![\\w-])(?:"[^"]*"|'[^']*'|[^<>"'])*>`, flags);

/** A private-use character in the place of Markdown that readers do not see. */
const BLANK = '\ue003';

/** The beginning of a line, whatever Markdown it begins with. */
const LINE = `(?<=^[${BLANK} \\t>]*)`;

/** Items of a list that Markdown joins in one line, by the marks before the first two. */
const MARKS = [
  ['–', '–'],
  ['\\(?a[.)]', '\\(?b[.)]'],
  ['\\(1\\)', '\\(2\\)'],
];

/** Patterns that would be shown literally, in the order in which they are matched. */
const traps: readonly Trap[] = [
  [
    /^(?:import\b.*\bfrom\s*['"].*|import\s*['"].*|export\s+(?:default|const|let|function)\b.*)/gm,
    'is code, which a text may not hold; take it out',
  ],
  [/<!--/g, 'is a note that does not end; expected --> behind it'],
  ...Object.entries(tags).map(([names, form]): Trap => [tag(names), `is HTML; expected ${form}`]),
  [
    tag(proseComponents.join('|'), 'g'),
    'cannot be read; expected each prop as name="text", or rows={[["a", "b"], ["c", 1]]}',
  ],
  ...Object.entries(foreign).map(([names, advice]): Trap => [tag(names, 'g'), advice]),
  [
    new RegExp(`</?(?:${proseComponents.join('|')})(?![\\w-]).*`, 'g'),
    'lacks a quote, or > at its end',
  ],
  [tag(proseComponents.join('|')), `expected capitals as in: ${proseComponents.join(', ')}`],
  [tag('[A-Z][\\w-]*', 'g'), `is not known; expected one of: ${proseComponents.join(', ')}`],
  [tag('[a-z][\\w-]*'), 'is HTML, which a text may not hold; take it out'],
  [/!?\[[^\]\n]*\]\([^)\n]*\{[{%][^)\n]*\)/g, ADDRESS],
  [/(?<!\{)\{\s*#[^{}\n]*\}/g, 'is not shown; take it out: headings have addresses anyway'],
  [/(?<!\{)\{(?::|\s*\.|\s*\w+=)[^{}\n]*\}/g, ALIEN],
  [
    /\{[{%][<%]?\s*(?:include\s+)?(?:image|img|picture|figure|photo)\b.*?[>%}]\}+/gi,
    `expected ${PICTURE}`,
  ],
  [/\{\{[<%].*?[>%]\}\}|\{%.*?%\}|\{\{[^{}\n]*[|"][^{}\n]*\}\}/g, ALIEN],
  [/\[(?:caption|gallery|embed|video|audio|_*toc_*)\](?![([])/gi, ALIEN],
  [/\[(?:\/[\w-]+|[\w-]+ [\w-]+=[^\]\n]*|\w+_\w+|!INCLUDE\b[^\n]*?)\](?![([])/gi, ALIEN],
  [/\{+[^{}\n]*\}*/g, 'expected \\{ for the sign itself, or {{company.…}} for a figure'],
  [new RegExp(`${LINE}(?::::+[ \\t]*\\w.*|\\[!\\w+\\].*)`, 'gm'), BOX],
  [new RegExp(`${LINE}(?:[•●▪◦·■√✓✔➢►]|-(?=\\p{L}))`, 'gmu'), LIST],
  [new RegExp(`${LINE}\\d{1,2}[.)](?=\\p{Lu})`, 'gmu'), 'expected a space behind the number'],
  [new RegExp(`${LINE}#{2,}\\S*`, 'gm'), 'expected a space behind #'],
  [
    new RegExp(`${LINE}\\|.*\\|(?:\\n.*\\|)*`, 'gm'),
    'expected an empty line above, and | --- | below its first row, once for each column',
  ],
  [new RegExp(`${LINE}:[ \\t]+\\S.*`, 'gm'), 'is a definition; expected "**words** – definition"'],
  [
    /(?<![\p{L}\w:]):(?:[a-z][\w+-]*|[+-]1):(?![\p{L}\w:])/giu,
    'expected the emoji itself, or words',
  ],
  [/&[a-z]{3,};/g, 'is not a known character reference; expected the character itself, such as –'],
  [/==[^=\s][^=\n]*==/g, 'expected **words**'],
  [/\*\*[^\n]*?\*\*/g, 'expected no space within **…**'],
  [
    new RegExp(`(?<![\\p{L}\\d@/])[*_]${BLANK}?\\p{L}+|\\*\\*|~~|\``, 'gu'),
    'has no other at the end of the words; expected it, or \\ before the sign',
  ],
  [/\\n/g, 'expected an empty line, or \\ at the end of the line'],
  [/\[\^[^\]\n]*\]/g, 'expected below the text a line that begins with it and a colon'],
  [/\[\[[^\]\n]+\]\]|\[[^\]\n]+\]\s?\[[^\]\n]*\]/g, UNKNOWN],
  [/\[[^\]\n]+\]\/\w\S*|\([^()\n]+\)\[(?!\^)[^\]\n]+\]/g, 'expected [words](address)'],
  [/\[[^\]\n]*\]\([^)\s]*$/gm, 'expected ) behind the address'],
  [/\[[^\]\n]*\]\s\([^)\n]*\)?/g, 'expected no space between ] and ('],
  [
    /!?\[[^\]\n]*\]\([^)\n"„“”]*["„“”].*\)/g,
    'expected the caption in "…", with a space before it and no such quotes within it',
  ],
  [/!?\[[^\]\n]*\]\(.+\.\w+\)/g, 'expected < and > around a name with spaces: (<room (1).jpg>)'],
  [/\[[^\]\n]*\]\([^)\n]*\)?/g, 'expected no space in the address'],
  [new RegExp(`${LINE}[^\\s${BLANK}][^\\n\\t]*\\t.*`, 'gm'), SPREADSHEET],
  ...MARKS.map(([first, next]): Trap => [
    new RegExp(`${LINE}${first}[ \\t].*\\n[${BLANK} \\t>]*${next}[ \\t].*`, 'gm'),
    RUN_ON,
  ]),
  [MIXED_WORD, 'has a Cyrillic letter among the others; type the word again'],
  [/\^\w{1,3}\^|(?<!~)~\w{1,3}~(?!~)/g, 'expected the sign itself, as ² or ₂'],
  [/\$\$[^$]+\$\$/g, 'is a formula; expected it in words and signs'],
];

export const blank = (text: string): string => text.replace(/[^\n]/g, BLANK);

/** The parts of a text, with unseen parts blanked out, that are not this site's Markdown. */
export function trapsIn(text: string): { index: number; length: number; message: string }[] {
  let rest = text;
  return traps.flatMap(([pattern, message]) => {
    const found = [...rest.matchAll(pattern)];
    if (found.length > 0) rest = rest.replace(pattern, blank);
    return found
      .filter(({ index }) => !text.startsWith('</', index))
      .map(({ index, 0: { length } }) => ({ index, length, message }));
  });
}

/** Other expressions in braces are reported with the other signs that are no Markdown. */
export const isForeignBraces = (written: string): boolean =>
  !/^\{+\s*[#^/]?[\w.]*\s*\}*$|^[\w.]*\}+$/.test(written) ||
  !/^\{\{|\}\}$|^\{?\s*\w+\.\w[\w.]*\s*\}?$/.test(written);

/** Code, which may contain a comment; escaped characters; comments. */
export const CODE_OR_NOTE =
  /(?<tick>~{3,}|`+)(?!`)[^]*?(?<!`)\k<tick>(?!`)|\\[^\n]|<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g;

/** Removes comments, which no reader sees; the line numbers stay the same. */
export const withoutEditorNotes = (body: string): string =>
  body.replace(CODE_OR_NOTE, (found) =>
    /^(?:<!--|\{\/\*)/.test(found) ? found.replace(/[^\n]/g, '') : found,
  );
