import type { Element, ElementContent, RootContent } from 'hast';

type Found = [place: Element, key: string, message: string];

export const hastText = (node: RootContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(hastText).join('') : '';
};

/** The pictures of a paragraph of nothing else. */
export function onlyPictures({ children }: Element): Element[] {
  const shown = children.filter((child) => hastText(child).trim() || child.type !== 'text');
  const isPicture = (child: ElementContent) => child.type === 'element' && child.tagName === 'img';
  return shown.every(isPicture) ? (shown as Element[]) : [];
}

/** Lists may go on where one ended; a number at the beginning of a sentence makes none. */
export function listProblems(nodes: readonly RootContent[]): Found[] {
  const elements = nodes.filter((node) => node.type === 'element');
  const startOf = (list?: Element) =>
    list?.tagName === 'ol' ? Number(list.properties.start ?? 1) : 0;
  let next = 1;
  return elements.flatMap((list, index): Found[] => {
    const [before, after] = [elements[index - 1], elements[index + 1]];
    if (list.tagName === 'ul' && startOf(before) && startOf(after)) return [[list, '-', WITHIN]];
    const start = startOf(list);
    if (!start) return [];
    const items = list.children.filter((child) => child.type === 'element');
    const goesOn = start === 1 ? !isSentence(items) : start === next;
    next = start + items.length;
    const isContinued = elements.slice(index).some((one) => startOf(one) === next);
    return goesOn || isContinued ? [] : [[list, `${start}.`, numbered(start)]];
  });
}

const isSentence = ([first, ...more]: readonly ElementContent[]) =>
  first && more.length === 0 && /^\s*\p{Ll}\S*\s+\S+\s+\S/u.test(hastText(first));

const WITHIN = 'stands between two numbered items; expected three spaces before each of its lines';

const numbered = (start: number) =>
  `begins a numbered list at ${start}; expected ${start}\\. in a sentence, and 1. in a list`;

/** Markdown with a space too many or too few, which readers would see as it stands. */
const stray: readonly [pattern: RegExp, expected: string][] = [
  [/\*\*/, 'no space within **…**'],
  [/\[[^\]]*\]\s?\([^)]*\)?/, 'no space between ] and (, or in the address'],
  [/\[\^[^\]]*\]/, 'below the text a line that begins with it and a colon'],
  [/\[[^\]]+\]\s?\[[^\]]*\]/, '[words](address)'],
  [/(?<![^\n])#{2,}\S*/, 'a space behind #'],
  [/(?<![^\n])\|.*\|/, '| --- | below its first row, once for each column'],
];

export const strayMarkdown = (text: string): string[] =>
  stray.flatMap(([pattern, expected]) => {
    const found = pattern.exec(text)?.[0].trim();
    return found
      ? [`holds ${found}, which the page would show as it stands; expected ${expected}`]
      : [];
  });
