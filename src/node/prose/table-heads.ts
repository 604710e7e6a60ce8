import { proseText, type ProseElement, type ProseNode } from '../../site/prose';

export function withHeads(tag: string, children: readonly ProseNode[]): readonly ProseNode[] {
  if (tag === 'table') return withColumnNames(children);
  if (tag !== 'thead' && tag !== 'tbody') return children;
  return mapCells(children, (cell, index) => {
    if (tag === 'thead') return { ...cell, props: { ...cell.props, scope: 'col' } };
    return index > 0 ? cell : { ...cell, type: 'th', props: { ...cell.props, scope: 'row' } };
  });
}

/** On a phone such a table becomes lists, where each cell names its column. */
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
