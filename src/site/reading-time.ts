import type { ProseNode } from './prose';

const WORDS_PER_MINUTE = 200;

/** "24/7", "9–13" and "don’t" are one word each. */
const WORD = /[\p{L}\p{N}]+(?:[.,:/’'–-]+[\p{L}\p{N}]+)*/gu;

export const countWords = (nodes: readonly ProseNode[]): number =>
  nodes.reduce<number>((sum, node) => {
    if (typeof node !== 'string') return sum + countWords(node.children ?? []);
    return sum + (node.match(WORD)?.length ?? 0);
  }, 0);

export const readingMinutes = (words: number): number =>
  Math.max(1, Math.round(words / WORDS_PER_MINUTE));
