import { proseText, type ProseElement, type ProseNode } from '../../site/prose';

/** A table, or the head or body of one, with what tells a cell's place: which cells name a column or a row. */
export function withHeads(tag: string, children: readonly ProseNode[]): readonly ProseNode[] {
  if (tag === 'table') return withColumnNames(children);
  if (tag !== 'thead' && tag !== 'tbody') return children;
  return mapCells(children, (cell, index) => {
    if (tag === 'thead') return { ...cell, props: { ...cell.props, scope: 'col' } };
    return index > 0 ? cell : { ...cell, type: 'th', props: { ...cell.props, scope: 'row' } };
  });
}

/**
 * A table of texts in three or more columns does not fit a phone: there its rows become lists, and each
 * cell says which column it is of. Columns of figures, which are aligned, are short enough.
 */
function withColumnNames(parts: readonly ProseNode[]): readonly ProseNode[] {
  const [head, ...bodies] = parts;
  const titles = typeof head === 'object' ? cellsOf(head.children?.[0]) : [];
  if (!head || titles.length < 3 || titles.some(({ props }) => props?.['data-align'])) return parts;
  const named = bodies.map((body) => {
    if (typeof body === 'string') return body;
    const rows = mapCells(body.children ?? [], (cell, index) => {
      const column = proseText(titles[index]?.children ?? []);
      return index === 0 ? cell : { ...cell, props: { ...cell.props, 'data-column': column } };
    });
    return { ...body, children: rows };
  });
  return [head, ...named];
}

const cellsOf = (row: ProseNode | undefined) =>
  typeof row === 'object'
    ? (row.children ?? []).filter((cell): cell is ProseElement => typeof cell === 'object')
    : [];

const mapCells = (
  rows: readonly ProseNode[],
  change: (cell: ProseElement, index: number) => ProseElement,
): readonly ProseNode[] =>
  rows.map((row) =>
    typeof row === 'string' ? row : { ...row, children: cellsOf(row).map(change) },
  );
