import { proseElements, proseText, type ProseElement, type ProseNode } from '../../../site/prose';

interface SplitTable {
  /** The table without its assumptions. */
  table: ProseElement;
  rows: {
    texts: string[];
    /** The assumptions of the row. */
    assumptions: string;
    /** Which row of the written table it was. */
    at: number;
  }[];
  /** The assumptions of each column, and the row in which they were written. */
  ofColumns: { texts: string[]; at: number };
}

/**
 * Takes the assumptions out of a table: those of its rows stand in a column without a head, those of
 * its columns in a row without a label.
 */
export function splitAssumptions(table: ProseElement): SplitTable {
  const [head, ...body] = proseElements([table], 'tr');
  const aside = head ? textsOf(head).indexOf('', 1) : -1;
  const at = body.findIndex((row) => textsOf(row)[0] === '');
  const without = (texts: readonly string[]) => texts.filter((_, column) => column !== aside);
  const kept = (row: ProseNode) => row !== body[at];
  return {
    table: mapRows(table, kept, (cells) => cells.filter((_, column) => column !== aside)),
    rows: body
      .map((row, index) => ({ texts: textsOf(row), at: index }))
      .filter((row) => row.at !== at)
      .map(({ texts, at }) => ({ texts: without(texts), assumptions: texts[aside] ?? '', at })),
    ofColumns: { texts: without(body[at] ? textsOf(body[at]) : []), at },
  };
}

function mapRows(
  table: ProseElement,
  keep: (row: ProseNode) => boolean,
  change: (cells: readonly ProseNode[]) => readonly ProseNode[],
): ProseElement {
  const changed = (row: ProseNode): ProseNode =>
    typeof row === 'string' ? row : { ...row, children: change(row.children ?? []) };
  const section = (part: ProseNode): ProseNode =>
    typeof part === 'string'
      ? part
      : { ...part, children: part.children?.filter(keep).map(changed) };
  return { ...table, children: table.children?.map(section) };
}

function textsOf({ children = [] }: ProseElement): string[] {
  return children.map((cell) => proseText([cell]).trim());
}
