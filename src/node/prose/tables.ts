import type { Element, RootContent } from 'hast';
import { proseComponents } from '../../site/prose';
import { CODE_OR_NOTE } from './markdown-traps';

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

/** A prop in braces: no more than texts, numbers and lists of them. */
const DATA = '\\{((?:"(?:\\\\.|[^"\\\\])*"|[^"{}])*)\\}';
const TAG = `<(?:${proseComponents.join('|')})(?![\\w-])(?:"[^"]*"|'[^']*'|${DATA}|[^<>"'{])*>`;

/**
 * Writes props in braces, which are data (JSON) and are never run, as HTML holds them: a text or a number
 * as it is, a list as its JSON. What is no data stays, and is reported.
 */
export const withDataProps = (body: string): string =>
  body.replace(new RegExp(`${CODE_OR_NOTE.source}|${TAG}`, 'g'), (found) =>
    !/^<\w/.test(found)
      ? found
      : found.replace(new RegExp(`"[^"]*"|'[^']*'|=${DATA}`, 'g'), (prop, json?: string) => {
          const [data] = dataOf(json ?? '') ?? [];
          if (data === undefined) return prop;
          const text = String(typeof data === 'string' ? data : json);
          return `="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
        }),
  );

function dataOf(written: string): [unknown] | undefined {
  try {
    return [JSON.parse(written)];
  } catch {
    return undefined;
  }
}

/** The rows of a table as a prop holds them. */
export function rowsIn(json: string): string[][] | undefined {
  const [rows] = dataOf(json) ?? [];
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.every((cell) => ['string', 'number'].includes(typeof cell));
  if (!Array.isArray(rows) || rows.length < 1 || !rows.every(isRow)) return undefined;
  return (rows as unknown[][]).map((row) => row.map(String));
}

/** A table of such rows; the first names the columns. */
export function tableOf([head = [], ...rows]: readonly string[][]): Element {
  const element = (tagName: string, children: Element['children'], align?: string): Element => {
    return { type: 'element', tagName, properties: align ? { align } : {}, children };
  };
  const isNumber = head.map((_, column) => rows.every((row) => /^\W*\d/.test(row[column] ?? '')));
  const rowOf = (row: readonly string[], cell: string) =>
    element(
      'tr',
      head.map((_, column) =>
        element(
          cell,
          [{ type: 'text', value: row[column] ?? '' }],
          column > 0 && isNumber[column] ? 'right' : undefined,
        ),
      ),
    );
  const body = rows.map((row) => rowOf(row, 'td'));
  return element('table', [element('thead', [rowOf(head, 'th')]), element('tbody', body)]);
}
