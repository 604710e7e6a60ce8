import TurndownService from 'turndown';

/** Addresses, and WordPress's own marks: the check says what to write instead. */
const AS_WRITTEN = /(https?:\/\/[^\s<]+|\[(?:\/[\w-]+|gallery|embed|[\w-]+ [\w-]+=[^\]\n]*)\])/i;

class Converter extends TurndownService {
  override escape(text: string): string {
    const parts = text.split(AS_WRITTEN);
    return parts.map((part, index) => (index % 2 ? part : super.escape(part))).join('');
  }
}

/** A block of its own. */
const apart = (text: string) => `\n\n${text.trim()}\n\n`;

/** The text of an element, for a place between straight quotes. */
const quotable = (element: Element | null) =>
  (element?.textContent ?? '').trim().replaceAll('"', '');

/** Turndown's DOM has lists that are not iterable, and `undefined` where it finds nothing. */
const allIn = (node: HTMLElement, name: string) => Array.from(node.querySelectorAll(name));

/** One picture and nothing else but its caption. */
const isPicture = (node: HTMLElement) =>
  allIn(node, 'img').length === 1 &&
  allIn(node, 'video, audio, iframe, table').length === 0 &&
  node.textContent.trim() === (node.querySelector('figcaption')?.textContent ?? '').trim();

const rules: Readonly<Record<string, TurndownService.Rule>> = {
  struck: {
    filter: ({ nodeName }) => ['S', 'DEL', 'STRIKE'].includes(nodeName),
    replacement: (text) => `~~${text}~~`,
  },
  cell: {
    filter: ['th', 'td'],
    replacement: (text) =>
      ` ${text
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  },
  row: {
    filter: 'tr',
    replacement: (text, row) => {
      const isFirst = row === row.closest('table')?.querySelector('tr');
      const rule = text.replace(/(?:\\\||[^|])+/g, ' --- ');
      return `\n|${text}${isFirst ? `\n|${rule}` : ''}`;
    },
  },
  sections: { filter: ['thead', 'tbody', 'tfoot'], replacement: (text) => text },
  table: { filter: ['table', 'caption'], replacement: apart },
  gallery: { filter: ({ className }) => /\bblocks-gallery/.test(className), replacement: apart },
  picture: {
    filter: (node) => node.nodeName === 'FIGURE' && isPicture(node),
    replacement: (_, node) => {
      const [img] = allIn(node, 'img');
      const title = quotable(node.querySelector('figcaption'));
      const [alt, src] = ['alt', 'src'].map((name) => img?.getAttribute(name) ?? '');
      return apart(`![${alt}](${src}${title ? ` "${title}"` : ''})`);
    },
  },
  question: {
    filter: 'details',
    replacement: (text, node) =>
      apart(`<Faq question="${quotable(node.querySelector('summary'))}">${apart(text)}</Faq>`),
  },
};

/** Converts HTML to Markdown; what has no form in an article stays as HTML. */
export function toMarkdown(html: string): string {
  const service = new Converter({
    headingStyle: 'atx',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '_',
    br: '\\',
  });
  service.keep(['sup', 'sub', 'iframe', 'video', 'audio', 'object', 'embed']);
  service.remove(['script', 'style', 'title', 'summary']);
  for (const [name, rule] of Object.entries(rules)) service.addRule(name, rule);
  return service.turndown(html);
}
