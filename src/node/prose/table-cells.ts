import { proseElements, proseText, type ProseElement, type ProseNode } from '../../site/prose';

type Nodes = readonly ProseNode[];

export const mapCells = (
  parts: Nodes,
  section: 'thead' | 'tbody',
  change: (cell: ProseElement, row: number, column: number) => ProseElement,
): Nodes =>
  parts.map((part) =>
    mapChildren(part, section, (line, row) =>
      mapChildren(line, 'tr', (cell, column) =>
        typeof cell === 'string' ? cell : change(cell, row, column),
      ),
    ),
  );

function mapChildren(
  node: ProseNode,
  type: ProseElement['type'],
  change: (child: ProseNode, index: number) => ProseNode,
): ProseNode {
  if (typeof node === 'string' || node.type !== type) return node;
  return { ...node, children: node.children?.map(change) };
}

/**
 * On a phone a table of three or more columns, some of them of texts, becomes lists that name each
 * column.
 */
export function withHeads(parts: Nodes): Nodes {
  const titles = proseElements(parts, 'th');
  const becomesList =
    titles.length > 2 && titles.slice(1).some(({ props }) => !props?.['data-align']);
  const headed = mapCells(parts, 'thead', (cell) => withProps(cell, { scope: 'col' }));
  return mapCells(headed, 'tbody', (cell, _, column) => {
    if (column === 0) return { ...withProps(cell, { scope: 'row' }), type: 'th' };
    if (!becomesList) return cell;
    return withProps(cell, { 'data-column': proseText(titles[column]?.children ?? []) });
  });
}

const withProps = (cell: ProseElement, props: Record<string, string>): ProseElement => ({
  ...cell,
  props: { ...cell.props, ...props },
});
