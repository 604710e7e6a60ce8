import type { Element, RootContent } from 'hast';

export const textOf = (node: RootContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

export const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');

/** The rows of a table with their cells. */
export const rowsOf = (table: Element): { row: Element; cells: Element[] }[] =>
  elementsIn(table.children)
    .flatMap(({ children }) => elementsIn(children))
    .map((row) => ({ row, cells: elementsIn(row.children) }));

/** Marks heads; on a phone a wide table of texts becomes lists, and each cell names its column. */
export function annotateTable(table: Element, heading: string): void {
  table.properties.label ??= heading;
  const rows = rowsOf(table);
  const titles = rows[0]?.cells ?? [];
  const becomesList =
    titles.length > 2 && titles.slice(1).some(({ properties }) => !properties.align);
  rows.forEach(({ cells }, row) =>
    cells.forEach((cell, column) => {
      const { align } = cell.properties;
      const title = titles[column];
      if (column === 0) cell.tagName = 'th';
      cell.properties = align ? { 'data-align': align } : {};
      if (row === 0 || column === 0) cell.properties.scope = row === 0 ? 'col' : 'row';
      else if (becomesList && title) cell.properties['data-column'] = textOf(title);
    }),
  );
}
