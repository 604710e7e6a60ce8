import type { Element, RootContent } from 'hast';
import { proseComponents } from '../../site/prose';
import { CODE_OR_NOTE } from './markdown-traps';
import { formatNumber, type FigureRange } from '../../site/format-figure';
import { languages, profiles, type Language } from '../../site/languages';
import { unmaskFacts, type Facts } from '../content/words/prepare-words';

export const textOf = (node: RootContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

export const elementsIn = (nodes: readonly RootContent[]): Element[] =>
  nodes.filter((node) => node.type === 'element');

const rowsOf = (table: Element): { row: Element; cells: Element[] }[] =>
  elementsIn(table.children)
    .flatMap(({ children }) => elementsIn(children))
    .map((row) => ({ row, cells: elementsIn(row.children) }));

/** Columns of figures that stand in a row below the row's head on a phone. */
const MOST_FIGURES = 3;

/** Marks heads; on a phone a wide table of texts becomes lists, and each cell names its column. */
export function annotateTable(table: Element, heading: string): void {
  table.properties.label ??= heading;
  const rows = rowsOf(table);
  const titles = rows[0]?.cells ?? [];
  const becomesList =
    titles.length > 2 && titles.slice(1).some(({ properties }) => !properties.align);
  if (becomesList) table.properties.onPhone = 'lists';
  else if (titles.length === MOST_FIGURES + 1) table.properties.onPhone = 'rows';
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

const element = (
  tagName: string,
  children: Element['children'],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** A table of such rows; the first names the columns. */
export function tableOf([head = [], ...rows]: readonly string[][]): Element {
  const aligned = head.map((_, column) => {
    const isNumber = column > 0 && rows.every((row) => /^\W*\d/.test(row[column] ?? ''));
    return isNumber ? { align: 'right' } : {};
  });
  const rowOf = (row: readonly string[], cell: string) =>
    element(
      'tr',
      aligned.map((properties, column) =>
        element(cell, [{ type: 'text', value: row[column] ?? '' }], { ...properties }),
      ),
    );
  const body = rows.map((row) => rowOf(row, 'td'));
  return element('table', [element('thead', [rowOf(head, 'th')]), element('tbody', body)]);
}

interface Amount extends FigureRange {
  /** The signs around the number: "€", "%", "h", or none. */
  unit: string;
}

interface Bar {
  from: number;
  to: number;
  /** Uncertain amounts are `open`; subtracted amounts and losses are `taken`. */
  look: 'plain' | 'open' | 'taken';
}

const COLUMNS = 3;
const EMPTY_CELL = '–';
/** The height in px; lengths are in per cent, so that letters keep their size at any width. */
const HEIGHT = '14';

/** Adds a bar to each cell with a number, all on one scale. */
export function drawChart(
  table: Element,
  areSteps: boolean,
  language: Language,
  facts: Facts,
  report: (message: string, key: string, place: Element) => void,
): void {
  const [, ...rows] = rowsOf(table);
  const cells = rows.flatMap(({ row, cells: [head, ...others] }) =>
    others.map((cell, column) => {
      const text = unmaskFacts(textOf(cell), facts);
      const label = head ? unmaskFacts(textOf(head), facts) : '';
      return { cell, row, label, column, text, amount: readAmount(text, language) };
    }),
  );
  const unit = cells.find(({ amount }) => amount)?.amount?.unit ?? '';
  for (const { row, label, text, amount } of cells) {
    const example = formatNumber(/\d[.,]\d/.test(text) ? 4.91 : 13_000, language);
    const expected = `expected a number such as ${example}${unit && ` with ${unit}`}, a range`;
    if (text !== EMPTY_CELL && amount?.unit !== unit)
      report(`"${text}" cannot be drawn; ${expected}, or ${EMPTY_CELL} for none`, label, row);
  }
  const columns = Math.max(0, ...cells.map(({ column }) => column + 1));
  if (rows.length < 2 || columns < 1 || columns > COLUMNS) {
    const expected = `two rows or more, and 1 to ${COLUMNS} columns of numbers`;
    report(`has ${rows.length} rows and ${columns} columns; expected ${expected}`, 'table', table);
  }

  const sums: number[] = [];
  const bars = cells.map(({ amount, column }) => {
    if (!amount) return [];
    const sum = amount.from > 0 ? amount.from : (sums[column] ?? 0) + amount.from;
    sums[column] = sum;
    return barsOf(amount, areSteps ? sum : amount.from).filter(({ from, to }) => from < to);
  });
  const ends = [0, ...bars.flat().flatMap(({ from, to }) => [from, to])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const percent = (length: number) => `${Math.round((length * 1000) / (high - low)) / 10}%`;
  cells.forEach(({ cell }, index) => {
    const rect = (x: number, width: string, look: string) =>
      element('rect', [], { x: percent(x), width, 'data-look': look, height: HEIGHT });
    const rects = (bars[index] ?? []).map(({ from, to, look }) =>
      rect(from - low, percent(to - from), look),
    );
    if (low < 0) rects.push(rect(-low, '2', 'zero'));
    const svg = { 'aria-hidden': 'true', width: '100%', height: HEIGHT };
    if (rects.length > 0) cell.children.push(element('svg', rects, svg));
  });
}

/** The bar of a negative amount starts at zero, or, as a step, at the running total `end`. */
function barsOf({ from, to }: Amount, end: number): Bar[] {
  if (from < 0) return [{ from: end, to: end - from, look: 'taken' }];
  return [
    { from: 0, to: from, look: 'plain' },
    { from, to, look: 'open' },
  ];
}

/**
 * Reads "−5 320 €", "−€5,320", "60–100 €", "72%" or "4.91", and nothing else; not "4.910" where
 * another language writes thousands so, since it may have been copied from there.
 */
export function readAmount(text: string, language: Language): Amount | undefined {
  const { thousands, decimals } = profiles[language].separators;
  const plain = text
    .replace(/\s/g, '')
    .replace(new RegExp(`[${thousands}](?=\\d{3}(?!\\d))`, 'g'), '')
    .replace(/^-/, '−');
  const number = `\\d+(?:[${decimals}]\\d+)?`;
  const found = new RegExp(
    `^([−+]?)(\\p{Sc}?)(${number})(?:–(${number}))?\\+?([^\\d.,–−]*)$`,
    'u',
  ).exec(plain);
  if (!found) return undefined;
  const [, sign, before = '', lower = '', upper, after = ''] = found;
  if ([lower, upper].some((digits) => isDoubtful(digits, decimals))) return undefined;
  const value = (digits: string) => Number(digits.replace(decimals, '.'));
  const from = value(lower) * (sign === '−' ? -1 : 1);
  return { from, to: upper ? value(upper) : from, unit: before + after };
}

const isDoubtful = (digits = '', decimals: string): boolean =>
  /^\d{1,3}\D\d{3}$/.test(digits) &&
  languages.some((other) => profiles[other].separators.thousands === decimals);
