import { splitBlocks } from './split-blocks';

/** Writes a text as the editor’s rich text would, though nobody has changed it. */
export type Rewrite = (text: string) => string;

/**
 * The text of an article as an editor has left it, with every untouched block byte for byte as it stood.
 * `written` is what came out of the rich text; `rewrite` says how it would have written an old block.
 */
export function mergeText(source: string, written: string, rewrite: Rewrite): string {
  if (written.trim() === source.trim()) return source;
  const start = /^\s*/.exec(source)?.[0] ?? '';
  const old = splitBlocks(source.slice(start.length));
  const fresh = splitBlocks(written.trim());
  const pieces = keep(old, fresh, rewrite);
  const text = pieces.map(({ text, from }, index) => {
    const next = pieces[index + 1];
    if (from !== undefined && (next ? next.from : old.length) === from + 1) return text;
    return `${text.trimEnd()}${next ? '\n\n' : '\n'}`;
  });
  return start + text.join('');
}

interface Piece {
  text: string;
  /** The place of the old block that it is. */
  from?: number;
}

/** The new blocks, with the old one in the place of those that only its form makes new. */
function keep(old: readonly string[], fresh: readonly string[], rewrite: Rewrite): Piece[] {
  // The rich text may make several blocks of one.
  const parts = old.flatMap((block, from) =>
    splitBlocks(rewrite(block).trim()).map((part) => ({ from, form: formOf(part) })),
  );
  const found = matches(
    parts.map(({ form }) => form),
    fresh.map(formOf),
  );
  const whole = (from: number, at: number) => {
    const first = parts.findIndex((part) => part.from === from);
    const count = parts.filter((part) => part.from === from).length;
    const same = Array.from({ length: count }, (_, step) => found.get(at + step) === first + step);
    return same.every(Boolean) ? count : 0;
  };
  const pieces: Piece[] = [];
  for (let at = 0; at < fresh.length;) {
    const part = found.get(at);
    const from = part === undefined ? undefined : parts[part]?.from;
    const count = from === undefined ? 0 : whole(from, at);
    pieces.push(count > 0 ? { text: old[from ?? 0] ?? '', from } : { text: tidy(fresh[at] ?? '') });
    at += count || 1;
  }
  return pieces;
}

/** A list as this site writes it. */
function tidy(block: string): string {
  return block.startsWith('* ') ? block.replace(/^( *)\* /gm, '$1- ') : block;
}

function formOf(text: string): string {
  return text.trim().replace(/[ \t]+$/gm, '');
}

/** Which old part each new one is, by the place of the new one: the longest row of equal ones. */
function matches(old: readonly string[], fresh: readonly string[]): Map<number, number> {
  const width = fresh.length + 1;
  const best = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1)
      best[row * width + column] =
        old[row] === fresh[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found = new Map<number, number>();
  for (let row = 0, column = 0; row < old.length && column < fresh.length;) {
    if (old[row] === fresh[column]) found.set(column++, row++);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}
