import { formatNumber, formatValue } from '../../../site/figures';
import type { Language } from '../../../site/languages';
import { proseElements, proseText, type ProseElement } from '../../../site/prose';
import type { ChartKind } from './bars';
import { readAmount, type Amount } from './read-amount';

interface ChartRow {
  label: string;
  cells: { text: string; amount?: Amount }[];
}

/** `row` counts from 0 below the table's head; without one the problem is in the tag. */
export interface ChartProblem {
  row?: number;
  key: string;
  message: string;
}

interface ChartData {
  rows: ChartRow[];
  mark?: Amount;
  problems: ChartProblem[];
}

const NOTHING = '–';
const MOST_ROWS = { bars: 12, steps: 12, changes: 12, columns: 24 };
const MOST_SERIES = { bars: 3, steps: 3, changes: 1, columns: 1 };
/** What fits below the columns on a phone, in all. */
const LETTERS = 40;

export function readChart(
  table: ProseElement,
  { kind, mark: marked }: { kind: ChartKind; mark?: string },
  language: Language,
): ChartData {
  const mark =
    marked === undefined ? undefined : readAmount(marked.replace(/^.*:\s/, ''), language);
  const rows = proseElements(proseElements([table], 'tbody'), 'tr').map(({ children = [] }) => {
    const [label = '', ...texts] = children.map((cell) => proseText([cell]).trim());
    return { label, cells: texts.map((text) => ({ text, amount: readAmount(text, language) })) };
  });
  const problems = [
    ...rows.flatMap((row, index) => wrongCells(row, index, kind, language)),
    ...oddUnits(rows, mark),
    ...wrongSize(rows, kind),
  ];
  if (marked !== undefined && !mark) {
    const expected = formatValue(10_400, '€', language);
    const message = `"${marked}" ends in no number; expected "…: ${expected}"`;
    problems.unshift({ key: 'mark', message });
  }
  return { rows, mark, problems };
}

const wrongCells = (
  { label, cells }: ChartRow,
  row: number,
  kind: ChartKind,
  language: Language,
): ChartProblem[] =>
  cells.flatMap(({ text, amount }) => {
    if (amount ? amount.from >= 0 || kind === 'steps' || kind === 'changes' : text === NOTHING)
      return [];
    const message = amount
      ? `"${text}" is below zero; expected kind="steps" or "changes", or no number below zero`
      : `"${text}" is no number; expected one as "${example(text, language)}", a range, or ${NOTHING} for none`;
    return [{ row, key: label, message }];
  });

const example = (text: string, language: Language): string =>
  /\d[.,]\d/.test(text) ? formatNumber(4.91, language) : formatValue(13_000, '€', language);

function oddUnits(rows: readonly ChartRow[], mark: Amount | undefined): ChartProblem[] {
  const units = rows.flatMap(({ label, cells }, row) =>
    cells.flatMap(({ amount }) => (amount ? [{ row, key: label, unit: amount.unit }] : [])),
  );
  const first = units[0]?.unit ?? '';
  return [...units, ...(mark ? [{ key: 'mark', unit: mark.unit }] : [])]
    .filter(({ unit }) => unit !== first)
    .map(({ unit, ...place }) => {
      const message = `counts in "${unit}", and the first number in "${first}"; expected one unit in all of a chart`;
      return { ...place, message };
    });
}

function wrongSize(rows: readonly ChartRow[], kind: ChartKind): ChartProblem[] {
  const count = rows.length;
  const most = MOST_ROWS[kind];
  const series = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const mostSeries = MOST_SERIES[kind];
  const letters = Math.floor(LETTERS / count);
  const hasLongLabel = kind === 'columns' && rows.some(({ label }) => label.length > letters);
  const rules: [broken: boolean, message: string][] = [
    [count < 2, 'has nothing to compare; expected two rows or more'],
    [count > most, `has ${count} rows; expected ${most} at most`],
    [series < 1, 'has no column of numbers; expected one'],
    [series > mostSeries, `has ${series} columns of numbers; expected ${mostSeries} at most`],
    [
      hasLongLabel,
      `has long words below its ${count} columns; expected ${letters} letters each at most`,
    ],
  ];
  return rules.flatMap(([broken, message]) => (broken ? [{ key: 'table', message }] : []));
}
