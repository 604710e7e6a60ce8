import { formatNumber, formatValue, type FigureEnds } from '../../site/figures';
import { languages, profiles, type Language } from '../../site/languages';
import { proseElements, proseText, type ProseElement } from '../../site/prose';

export interface Amount extends FigureEnds {
  /** The signs around the number: "€", "%", "h", or none. */
  unit: string;
}

export interface ChartRow {
  label: string;
  cells: { text: string; amount?: Amount }[];
}

/** `row` counts from 0 below the table's head; without one the problem is in the tag. */
export interface ChartProblem {
  row?: number;
  key: string;
  message: string;
}

/** Of each kind, the most rows and columns of numbers. */
const limits = {
  bars: { rows: 12, series: 3 },
  steps: { rows: 12, series: 3 },
  changes: { rows: 12, series: 1 },
  columns: { rows: 24, series: 1 },
};

export type ChartKind = keyof typeof limits;

const NOTHING = '–';
/** How many fit below all columns together on a phone. */
const LETTERS = 40;

export function readChart(
  table: ProseElement,
  { kind, mark: marked }: { kind: ChartKind; mark?: string },
  language: Language,
): { rows: ChartRow[]; mark?: Amount; problems: ChartProblem[] } {
  const mark =
    marked === undefined ? undefined : readAmount(marked.replace(/^.*:\s/, ''), language);
  const rows = proseElements(proseElements([table], 'tbody'), 'tr').map(({ children = [] }) => {
    const [label = '', ...texts] = children.map((cell) => proseText([cell]).trim());
    return { label, cells: texts.map((text) => ({ text, amount: readAmount(text, language) })) };
  });
  const problems = [
    ...rows.flatMap((row, index) => cellProblems(row, index, kind, language)),
    ...unitProblems(rows, mark),
    ...sizeProblems(rows, kind),
  ];
  if (marked !== undefined && !mark) {
    const expected = formatValue(10_400, '€', language);
    const message = `"${marked}" ends in no number; expected "…: ${expected}"`;
    problems.unshift({ key: 'mark', message });
  }
  return { rows, mark, problems };
}

/**
 * Reads "−5 320 €", "−€5,320", "60–100 €", "72%" or "4.91", and nothing else; not "4.910" where
 * another language writes thousands so, since it may have been copied from there.
 */
export function readAmount(text: string, language: Language): Amount | undefined {
  const { thousands, decimals } = profiles[language].separators;
  const plain = text
    .replace(/[\s\u2060]/g, '')
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

const cellProblems = (
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

function unitProblems(rows: readonly ChartRow[], mark: Amount | undefined): ChartProblem[] {
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

function sizeProblems(rows: readonly ChartRow[], kind: ChartKind): ChartProblem[] {
  const count = rows.length;
  const most = limits[kind];
  const series = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const letters = Math.floor(LETTERS / count);
  const hasLongLabel = kind === 'columns' && rows.some(({ label }) => label.length > letters);
  const broken = [
    count < 2 && 'has nothing to compare; expected two rows or more',
    count > most.rows && `has ${count} rows; expected ${most.rows} at most`,
    series < 1 && 'has no column of numbers; expected one',
    series > most.series && `has ${series} columns of numbers; expected ${most.series} at most`,
    hasLongLabel &&
      `has long words below its ${count} columns; expected ${letters} letters each at most`,
  ];
  return broken.flatMap((message) => (message ? [{ key: 'table', message }] : []));
}
