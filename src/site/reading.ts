import type { ProseNode } from './prose';

const WORDS_PER_MINUTE = 200;

/** A run of letters and digits; what joins two of them, as in "24/7", "9–13" or "don’t", makes no second word. */
const word = /[\p{L}\p{N}]+(?:[\u2060.,:/’'–-]+[\p{L}\p{N}]+)*/gu;

/** How many words of any language a text has, those of its tables included and those of its drawings not. */
export function countWords(nodes: readonly ProseNode[]): number {
  return nodes.reduce<number>((sum, node) => {
    if (typeof node !== 'string')
      return node.type === 'svg' ? sum : sum + countWords(node.children ?? []);
    return sum + (node.match(word)?.length ?? 0);
  }, 0);
}

/** How many minutes a text of so many words takes to read, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
