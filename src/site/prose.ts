const blocks = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'] as const;
const inlines = ['strong', 'em', 'del', 'sup', 'a', 'code', 'br'] as const;
const tables = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const;

export const proseTags = [...blocks, ...inlines, ...tables, 'svg', 'rect'] as const;

/** Components that a text may hold; each page that shows a text has a drawing for each of them. */
export const proseComponents = [
  'CallToAction',
  'Chart',
  'ComparisonTable',
  'Faq',
  'HighlightBox',
  'Term',
  'Testimonial',
  'Timeline',
  'Tips',
] as const;

/** The tags that the build creates for pictures, footnotes, and names among other words. */
type MadeName = 'img' | 'pair' | 'notes' | 'back' | 'span';

type ProseTag = (typeof proseTags)[number];
export type ProseComponentName = (typeof proseComponents)[number];

export interface ProseElement {
  type: ProseTag | ProseComponentName | MadeName;
  props?: Readonly<Record<string, string>>;
  children?: readonly ProseNode[];
}

/** A part of an article or a legal page: data, never code. */
export type ProseNode = string | ProseElement;

export const proseText = (nodes: readonly ProseNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : proseText(node.children ?? []))).join('');

export const proseElements = (
  nodes: readonly ProseNode[],
  type: ProseElement['type'],
): ProseElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return [...(node.type === type ? [node] : []), ...proseElements(node.children ?? [], type)];
  });

export const asProse = (body: unknown): readonly ProseNode[] => body as readonly ProseNode[];
