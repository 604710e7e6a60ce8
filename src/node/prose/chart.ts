import type { Element } from 'hast';
import { formatNumber, type FigureRange } from '../../site/format-figure';
import { languages, profiles, type Language } from '../../site/languages';
import { unmaskFacts, type Facts } from '../content/words/prepare-words';
import { rowsOf, textOf } from './tables';

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
const NOTHING = '–';
/** In px; lengths are in per cent, so that letters keep their size at any width. */
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
    if (text !== NOTHING && amount?.unit !== unit)
      report(`"${text}" cannot be drawn; ${expected}, or ${NOTHING} for none`, label, row);
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
    const rects = (bars[index] ?? []).map(({ from, to, look }) =>
      drawn('rect', { x: percent(from - low), width: percent(to - from), 'data-look': look }),
    );
    if (low < 0) rects.push(drawn('rect', { x: percent(-low), width: '2', 'data-look': 'zero' }));
    if (rects.length > 0)
      cell.children.push(drawn('svg', { 'aria-hidden': 'true', width: '100%' }, rects));
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

function drawn(tagName: string, shape: Element['properties'], inner: Element[] = []): Element {
  const properties = { ...shape, height: HEIGHT };
  return { type: 'element', tagName, properties, children: inner };
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
