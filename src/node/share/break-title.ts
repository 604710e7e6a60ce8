import { typography, type Language } from '../../site/languages';

/** A word of a title, with its width in em. */
export interface Word {
  text: string;
  width: number;
}

interface Broken {
  lines: string[];
  /** How far the lines are from the best; 0 is perfect. */
  cost: number;
}

/** In em; a little more than the space is wide. */
const SPACE = 0.24;

// The costs of a break, apart from uneven lines: a line that ends in a small word, and a last line
// that is almost empty. A break after a clause lowers the cost.
const SMALL_WORD = 0.4;
const LONELY_END = 0.4;
const CLAUSE = -0.5;

/**
 * Breaks a title into lines of at most `width` em: even ones, sooner after a clause and not after a
 * small word. Nothing where a word is wider than that.
 */
export function breakTitle(
  words: readonly Word[],
  width: number,
  language: Language,
): Broken | undefined {
  const smallWords = typography[language].smallWords.split(' ');
  const best: (Broken | undefined)[] = [{ lines: [], cost: 0 }];
  for (let end = 1; end <= words.length; end++) {
    for (let start = end - 1; start >= 0; start--) {
      const line = words.slice(start, end);
      const room = 1 - widthOf(line) / width;
      if (room < 0) break;
      const before = best[start];
      if (!before) continue;
      const isLast = end === words.length;
      const cost =
        before.cost +
        1.5 * room ** 2 +
        (isLast ? lastCost(start, room) : endCost(line, smallWords));
      const text = line.map((word) => word.text).join(' ');
      if (cost < (best[end]?.cost ?? Infinity))
        best[end] = { lines: [...before.lines, text], cost };
    }
  }
  return best[words.length];
}

function widthOf(line: readonly Word[]): number {
  return line.reduce((sum, { width }) => sum + width, SPACE * (line.length - 1));
}

function endCost(line: readonly Word[], smallWords: readonly string[]): number {
  const last = line.at(-1)?.text ?? '';
  if (/[:?!–]$/.test(last)) return CLAUSE;
  return smallWords.includes(last.toLowerCase()) ? SMALL_WORD : 0;
}

function lastCost(start: number, room: number): number {
  return start > 0 && room > 0.6 ? LONELY_END : 0;
}
