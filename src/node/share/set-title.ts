import type { Language } from '../../site/languages';
import { breakTitle, type Word } from './break-title';
import { titleRoom } from './shape';

/** A title as it is drawn. */
export interface SetTitle {
  /** In pixels. */
  size: number;
  lines: string[];
}

/** In pixels, the largest first. The last one can still be read in a preview of a quarter's size. */
const sizes = [80, 72, 66, 60, 54, 48, 42, 36] as const;

/** The cost of smaller letters, added to the costs of the breaks. It grows with each step. */
const SMALLER = 0.05;

/** The size and lines in which a title looks best; nothing if it does not fit in any. */
export function setTitle(words: readonly Word[], language: Language): SetTitle | undefined {
  const { width, height, leading } = titleRoom;
  const fitting = sizes.flatMap((size, step) => {
    const broken = breakTitle(words, width / size, language);
    if (!broken || broken.lines.length * size * leading > height) return [];
    return [{ size, lines: broken.lines, cost: broken.cost + SMALLER * step ** 2 }];
  });
  const [best] = fitting.sort((one, other) => one.cost - other.cost);
  return best && { size: best.size, lines: best.lines };
}
