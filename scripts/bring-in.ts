import { headingLevels } from '../src/node/prose/compile-prose';
import { profiles, type Language } from '../src/site/languages';
import { plainText } from '../src/site/text';
import { toMarkdown } from './to-markdown';

export interface BroughtIn {
  text: string;
  /** Pictures that stood in the text itself. */
  pictures: { name: string; data: Buffer }[];
}

export const HEAD = /^(---|\+\+\+)\n[^]*?\n\1\n/;
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure)\b/gi;
const IN_FIGURE = '(?:(?!</?figure\\b)[^])*';
const FIGURE = new RegExp(
  `\\s*<figure\\b${IN_FIGURE}(?:<figure\\b${IN_FIGURE}</figure>${IN_FIGURE})*</figure>\\s*`,
  'gi',
);
const FRAGMENT =
  /<(b|strong|i|em|s|del|strike|a|h[1-6]|ul|ol|table|blockquote|p|div|span|u|font|script|style)\b[^>]*>[^]*?<\/\1>|<img\b[^>]*>/gi;

/** Converts a text from another program to an article: known formats are converted, the rest is kept. */
export function bringIn(source: string, title: string, language: Language): BroughtIn {
  const plain = plainText(source.replace(/\r\n?/g, '\n').replace(HEAD, '')).replace(
    /\{% highlight\b[^%\n]*%\}\n([^]*?)\{% endhighlight %\}/g,
    '```\n$1```',
  );
  const isHtml = (plain.match(BLOCK) ?? []).length > 2 && !/^#{1,6} /m.test(plain);
  const { masked, unmask } = maskCode(isHtml ? toMarkdown(plain) : plain);
  const { text, pictures } = takeOutPictures(isHtml ? masked : withoutHtml(masked));
  const tidy = text
    .replace(/^[-*\d].*\n(?=\{:toc\b)/gim, '')
    .replace(/[ \t]*(?<!\{)\{(?::|[#.]|\w+=)[^{}\n]*\}/g, '')
    .replace(/\[(!\[[^\]\n]*\]\([^)\n]*\))\]\([^)\n]*\)/g, '$1')
    .replace(CAPTION, (_, picture: string, words: string) => withCaption(picture, words))
    .replace(/\[\/?caption\b[^\]\n]*\]/gi, '')
    // The editor loses bold and italic that go on in the next line.
    .replace(BROKEN_EMPHASIS, '$1$2 ')
    .replace(/^[ \t]*o\t+/gm, '  - ')
    .replace(/^([ \t]*)(?:[•●▪◦·■√✓✔➢►])[ \t]*/gm, '$1- ')
    .replace(/^(\d{1,2}[.)])(?=\p{Lu})/gmu, '$1 ')
    .replace(/^(.*\S.*)\n(?:-{3,}|={3,})$/gm, '## $1')
    .replace(/^(#{1,6})(?=[^\s#])/gm, '$1 ');
  const body = withLevels(tidy, title).trimStart();
  const [first = ''] = body.split('\n', 1);
  const rest = isTitle(first, title) ? body.slice(first.length) : body;
  return { text: unmask(withQuotes(rest, language)).trim(), pictures };
}

/** The first line of emphasis that ends in the next line; the marks of a word or an address are none. */
const BROKEN_EMPHASIS =
  /(?<![\p{L}\p{N}])(\*\*|__|~~|[*_])(?=\S)([^*_~\n]*[^\s*_~\n])\n[ \t]*(?=(?![>|#+-]|\d+[.)]\s|\[[^\]\n]*\]:)[^*_~\n]*\S\1(?![\p{L}\p{N}]))/gu;

const withoutHtml = (markdown: string): string =>
  markdown
    .replace(FIGURE, (html) => `\n\n${toMarkdown(html)}\n\n`)
    .replace(FRAGMENT, (html) => toMarkdown(html));

/** A picture of WordPress with its caption. */
const CAPTION =
  /\s*\[caption\b[^\]\n]*\]\s*(!\[[^\]\n]*\]\([^)\s]*)[^)\n]*\)\s*(.*?)\s*\[\/caption\]\s*/gi;

const withCaption = (picture: string, words: string) =>
  `\n\n${picture} "${words.replace(/["*_]/g, '')}")\n\n`;

/** Fenced, in a line, or indented below a paragraph. */
const CODE =
  /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1[`~]*$|`[^`\n]+`|(?<=^(?!\s|[-*+•]\s|\d+[.)]|\[\^).+\n(?:[ \t]*\n)+)(?: {4}|\t)(?!\s*(?:[-*+•]\s|\d+[.)])).*(?:\n(?:[ \t]*\n)*(?: {4}|\t).*)*/gm;

/** Puts marks in the place of code, which stays as it is. */
function maskCode(text: string) {
  const codes: string[] = [];
  const masked = text.replace(CODE, (code) => `\ue004${codes.push(code) - 1}\ue005`);
  const unmask = (marked: string) =>
    marked.replace(/\ue004(\d+)\ue005/g, (_, index: string) => codes[Number(index)] ?? '');
  return { masked, unmask };
}

/** Google Docs writes its pictures at the end of the text. */
function takeOutPictures(markdown: string): BroughtIn {
  const pictures: BroughtIn['pictures'] = [];
  const save = (kind = '', base64 = '') => {
    const name = `picture-${pictures.length + 1}.${kind.replace('jpeg', 'jpg')}`;
    pictures.push({ name, data: Buffer.from(base64, 'base64') });
    return name;
  };
  const names = new Map<string, string>();
  const text = markdown
    .replace(
      /^\[([^\]]+)\]:\s*<?data:image\/(\w+);base64,([\w+/=]+)>?.*$/gm,
      (_, ref: string, kind: string, data: string) => {
        names.set(ref, save(kind, data));
        return '';
      },
    )
    .replace(
      /\]\(data:image\/(\w+);base64,([\w+/=]+)/g,
      (_, kind: string, data: string) => `](${save(kind, data)}`,
    )
    .replace(/!\[([^\]]*)\]\[([^\]]+)\]/g, (written, alt: string, ref: string) => {
      const name = names.get(ref);
      return name ? `\n\n![${alt}](${name})\n\n` : written;
    });
  return { text, pictures };
}

/** The page shows the title, and the highest headings below it are `##`. */
function withLevels(text: string, title: string): string {
  const rightLevelOf = headingLevels();
  return text.replace(/^(#{1,6})[ \t]+(.*?)[ \t]*#*$/gm, (_, signs: string, words: string) => {
    if (isTitle(words, title)) return '';
    const plain = withoutBold(words);
    const right = rightLevelOf(signs.length);
    return right > 4 ? `**${plain}**` : `${'#'.repeat(right)} ${plain}`;
  });
}

const withoutBold = (words: string) => words.replace(/[*_]{2}/g, '').trim();

const lettersOf = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const isTitle = (words: string, title: string) => lettersOf(words) === lettersOf(title);

/** Not those in links, tags and what belongs to other programs. */
function withQuotes(text: string, language: Language): string {
  const [open, close] = profiles[language].quotes;
  return text.replace(
    /\]\([^)\n]*\)|^\[(?!\^)[^\]\n]+\]:.*|\[[\w-]+ [^\]\n]*=[^\]\n]*\]|\{[^}\n]*\}|<[/a-z][^>]*>|"([^"\n]+)"/gim,
    (found, words?: string) => (words === undefined ? found : open + words + close),
  );
}
