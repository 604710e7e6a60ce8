import type { Element } from 'hast';
import { proseComponents } from '../../site/prose';
import { CODE_OR_NOTE } from './markdown-traps';

const PROPS = `(?:\\s+[\\w-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'))?)*`;
const BEGIN = `<(?:${proseComponents.join('|')})${PROPS}\\s+[\\w-]+=`;

/** Longer data would not be written by hand. */
const MOST = 5000;

/**
 * Writes props in braces, which are data (JSON) and are never run, as HTML holds them: a text or a number
 * as it is, a list as its JSON. What is no data stays, and is reported.
 */
export function withDataProps(body: string): string {
  const pattern = new RegExp(`${CODE_OR_NOTE.source}|(?<begin>${BEGIN})\\{`, 'g');
  let made = body;
  for (let found = pattern.exec(made); found; found = pattern.exec(made)) {
    const { begin } = found.groups ?? {};
    if (begin === undefined) continue;
    const start = found.index + begin.length;
    const rest = made.slice(start + 1, start + MOST);
    const end = [...rest.matchAll(/\}/g)].find(({ index }) => dataOf(rest.slice(0, index)));
    if (!end) continue;
    const written = rest.slice(0, end.index);
    const [data] = dataOf(written) ?? [];
    const text = typeof data === 'string' ? data : written;
    const prop = `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    made = made.slice(0, start) + prop + made.slice(start + written.length + 2);
    pattern.lastIndex = found.index;
  }
  return made;
}

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
