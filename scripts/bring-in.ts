import TurndownService from 'turndown';
import { HeadingLevels } from '../src/node/prose/heading-levels';
import { plainSpaces } from '../src/node/content/words/typeset';
import { profiles, type Language } from '../src/site/languages';

export interface BroughtIn {
  text: string;
  /** Pictures that stood in the text itself. */
  pictures: { name: string; data: Buffer }[];
}

const HEAD = /^(---|\+\+\+)\n[^]*?\n\1\n/;
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|table|blockquote|figure)\b/gi;
const FRAGMENT =
  /<(b|strong|i|em|s|del|strike|a|h[1-6]|ul|ol|table|blockquote|p|div|span|u|font)\b[^>]*>[^]*?<\/\1>|<img\b[^>]*>/gi;

/** Converts a text from another program to an article: known formats are converted, the rest is kept. */
export function bringIn(source: string, title: string, language: Language): BroughtIn {
  const plain = plainSpaces(source.replace(/\r\n?/g, '\n').replace(HEAD, ''))
    .replace(/\[\/?caption\b[^\]\n]*\]/gi, '')
    .replace(/<(script|style|head)\b[^]*?<\/\1>/gi, '');
  const isHtml = (plain.match(BLOCK) ?? []).length > 2 && !/^#{1,6} /m.test(plain);
  const markdown = isHtml ? toMarkdown(plain) : plain.replace(FRAGMENT, toMarkdown);
  const { text, pictures } = takeOutPictures(markdown);
  const tidy = text
    .replace(/[ \t]*\{:?(?:[#.]|\w+=)[^{}\n]*\}/g, '')
    .replace(/^[ \t]*o\t+/gm, '  - ')
    .replace(/^([ \t]*)(?:[•●▪◦·■√✓✔➢►])[ \t]*/gm, '$1- ')
    .replace(/^(\d{1,2}[.)])(?=\p{Lu})/gmu, '$1 ')
    .replace(/^(.*\S.*)\n(?:-{3,}|={3,})$/gm, '## $1')
    .replace(/^(#{1,6})(?=[^\s#])/gm, '$1 ');
  const body = withLevels(tidy, title).trimStart();
  const [first = ''] = body.split('\n', 1);
  const rest = isTitle(first, title) ? body.slice(first.length) : body;
  return { text: withQuotes(rest, language).trim(), pictures };
}

function toMarkdown(html: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
    br: '\\',
  });
  // The check says what to write instead.
  service.keep(['sup', 'sub', 'iframe', 'video', 'details', 'summary']);
  service.addRule('struck', {
    filter: ({ nodeName }) => ['S', 'DEL', 'STRIKE'].includes(nodeName),
    replacement: (text) => `~~${text}~~`,
  });
  service.addRule('cell', {
    filter: ['th', 'td'],
    replacement: (text) => ` ${text.trim().replace(/\s*\n\s*/g, ' ')} |`,
  });
  service.addRule('row', {
    filter: 'tr',
    replacement: (text, row) => {
      const isFirst = row === row.closest('table')?.querySelector('tr');
      const rule = text.replace(/[^|]+/g, ' --- ');
      return `\n|${text}${isFirst ? `\n|${rule}` : ''}`;
    },
  });
  service.addRule('figure', {
    filter: (node) => node.nodeName === 'FIGURE' && node.querySelector('img') !== null,
    replacement: (_, node) => {
      const [img, caption] = [node.querySelector('img'), node.querySelector('figcaption')];
      const title = caption?.textContent.trim().replaceAll('"', '');
      return `\n\n![${img?.alt ?? ''}](${img?.getAttribute('src') ?? ''}${title ? ` "${title}"` : ''})\n\n`;
    },
  });
  service.addRule('table', { filter: 'table', replacement: (text) => `\n\n${text.trim()}\n\n` });
  service.addRule('sections', { filter: ['thead', 'tbody'], replacement: (text) => text });
  return service
    .turndown(html)
    .replace(/\\(\[\/?(?:gallery|embed|video|audio)\b[^\]\n]*)\\\]/g, '$1]');
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
  const levels = new HeadingLevels();
  return text.replace(/^(#{1,6})[ \t]+(.*?)[ \t]*#*$/gm, (_, signs: string, words: string) => {
    if (isTitle(words, title)) return '';
    const plain = withoutBold(words);
    const right = levels.rightOf(signs.length);
    return right > 4 ? `**${plain}**` : `${'#'.repeat(right)} ${plain}`;
  });
}

const withoutBold = (words: string) => words.replace(/[*_]{2}/g, '').trim();

const isTitle = (words: string, title: string) =>
  withoutBold(words).toLowerCase() === title.toLowerCase();

/** Not those in links, tags and code. */
function withQuotes(text: string, language: Language): string {
  const [open, close] = profiles[language].quotes;
  return text.replace(
    /\]\([^)\n]*\)|<[/a-z][^>]*>|`[^`]*`|^```[^]*?^```|"([^"\n]+)"/gim,
    (found, words?: string) => (words === undefined ? found : open + words + close),
  );
}
