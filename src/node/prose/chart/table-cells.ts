import type { ProseElement, ProseNode } from '../../../site/prose';

/** A table with the cells of its body changed that are no labels; rows and columns count from 0. */
export function mapCells(
  table: ProseElement,
  change: (cell: ProseElement, row: number, column: number) => ProseElement,
): ProseElement {
  const row = (line: ProseNode, at: number) =>
    mapChildren(line, 'tr', (cell, column) =>
      typeof cell === 'string' || column === 0 ? cell : change(cell, at, column - 1),
    );
  const children = table.children?.map((section) => mapChildren(section, 'tbody', row));
  return { ...table, children };
}

function mapChildren(
  node: ProseNode,
  type: ProseElement['type'],
  change: (child: ProseNode, index: number) => ProseNode,
): ProseNode {
  if (typeof node === 'string' || node.type !== type) return node;
  return { ...node, children: node.children?.map(change) };
}
