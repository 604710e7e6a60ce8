/**
 * Visitors with screen readers navigate by headings, and look for a level that is skipped.
 * Headings that were written alike stay alike.
 */
export class HeadingLevels {
  /** The levels around the next heading, as written and as they should be; the title is 1. */
  private around: { written: number; right: number }[] = [];

  rightOf(written: number): number {
    this.around = this.around.filter((heading) => heading.written < written);
    const right = (this.around.at(-1)?.right ?? 1) + 1;
    this.around.push({ written, right });
    return right;
  }

  problemOf(written: number): string | undefined {
    const right = this.rightOf(written);
    if (right === written && right <= DEEPEST) return undefined;
    const expected = right > DEEPEST ? '**words** alone in a line' : '#'.repeat(right);
    return `skips a level; expected ${expected}, one level below the heading before it`;
  }
}

const DEEPEST = 4;
