/** Written out, because some browsers forget them where styles make a row something else. */
export const tableRoles = {
  table: { role: 'table' },
  thead: { role: 'rowgroup' },
  tbody: { role: 'rowgroup' },
  tr: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  td: { role: 'cell' },
} as const;
