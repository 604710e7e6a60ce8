import type { Language } from '../../site/languages';
import type { ProseElement, ProseNode } from '../../site/prose';
import { readChart } from './read-chart';
import type { Amount, ChartKind, ChartProblem, ChartRow } from './read-chart';
import { mapCells } from './table-cells';

interface Bar {
  start: number;
  length: number;
  /** Reachable amounts are `open`; subtracted ones, and what is lost, are `taken`. */
  look: 'plain' | 'open' | 'taken';
}

type Amounts = readonly (Amount | undefined)[];
type Props = Record<string, string>;

/** Heights in px; lengths in per cent, so that letters keep their size at any width. */
const BAR = 14;
const COLUMNS = { above: 28, tall: 180, below: 28 };
const MARK = { thick: 4, out: 4 };
const COLUMN_WIDTH = 0.7;

export function drawChart(
  table: ProseElement,
  { title = '', kind: written = 'bars', mark: marked }: Readonly<Props>,
  language: Language,
): { children: ProseNode[]; problems: ChartProblem[] } {
  const kind = written as ChartKind;
  const { rows, mark, problems } = readChart(table, { kind, mark: marked }, language);
  if (problems.length > 0) return { children: [table], problems };
  const top = largest([...rows.flatMap(({ cells }) => cells.map(({ amount }) => amount)), mark]);
  const line = kind === 'changes' ? 50 : mark && share(mark.from, top);
  const series = (rows[0]?.cells ?? []).map((_, index) => {
    const amounts = rows.map(({ cells }) => cells[index]?.amount);
    return barsOf(amounts, kind, top);
  });
  if (kind === 'columns')
    return { children: [drawColumns(rows, series[0] ?? [], title, line), table], problems };
  const parts = mapCells(table.children ?? [], 'tbody', (cell, row, column) => {
    if (column === 0) return cell;
    const bars = drawBars(series[column - 1]?.[row] ?? [], line);
    return { ...cell, children: [...(cell.children ?? []), ...bars] };
  });
  return { children: [{ ...table, children: parts }], problems };
}

export const largest = (amounts: Amounts): number =>
  Math.max(0, ...amounts.map((amount) => Math.abs(amount?.to ?? 0)));

const share = (value: number, top: number): number =>
  top > 0 ? Math.round((value / top) * 1000) / 10 : 0;

/** The bars of each amount of a column of numbers. */
export function barsOf(amounts: Amounts, kind: ChartKind, top: number): Bar[][] {
  let sum = 0;
  /** A positive amount sets the sum and starts at zero; a negative one ends where the sum stood. */
  const step = ({ from }: Amount): Bar[] => {
    sum = from > 0 ? from : sum + from;
    if (from >= 0) return [{ start: 0, length: share(from, top), look: 'plain' }];
    return [{ start: share(sum, top), length: share(-from, top), look: 'taken' }];
  };
  const draw = { bars: fromZero, columns: fromZero, steps: step, changes: fromTheMiddle }[kind];
  return amounts.map((amount) =>
    amount ? draw(amount, top).filter(({ length }) => length > 0) : [],
  );
}

function fromZero(amount: Amount, top: number): Bar[] {
  const [from, to] = [share(amount.from, top), share(amount.to, top)];
  return [
    { start: 0, length: from, look: 'plain' },
    { start: from, length: to - from, look: 'open' },
  ];
}

/** A gain to the right of the middle, a loss to its left. */
function fromTheMiddle({ to }: Amount, top: number): Bar[] {
  const change = share(to, 2 * top);
  const start = 50 + Math.min(change, 0);
  return [{ start, length: Math.abs(change), look: change < 0 ? 'taken' : 'plain' }];
}

function drawBars(bars: readonly Bar[], mark?: number): ProseNode[] {
  if (bars.length === 0 && mark === undefined) return [];
  const height = `${BAR}`;
  const drawn = bars.map(({ start, length, look }) =>
    rect(look, { x: percent(start), width: percent(length), height }),
  );
  if (mark !== undefined) {
    const place = { x: percent(mark), width: `${MARK.thick}`, y: `${-MARK.out}` };
    drawn.push(rect('mark', { ...place, height: `${BAR + 2 * MARK.out}` }));
  }
  const props = { 'aria-hidden': 'true', width: '100%', height };
  return [{ type: 'svg', props, children: drawn }];
}

/** A value equal to that of the column before is not repeated. */
function drawColumns(
  rows: readonly ChartRow[],
  bars: readonly Bar[][],
  name: string,
  mark?: number,
): ProseElement {
  const { above, tall, below } = COLUMNS;
  const floor = above + tall;
  const space = 100 / rows.length;
  const width = percent(space * COLUMN_WIDTH);
  const heightOf = (length: number) => (length * tall) / 100;
  const valueIn = (row?: ChartRow) => row?.cells[0]?.text;
  const drawn = rows.flatMap((row, index) => {
    const middle = percent((index + 0.5) * space);
    const x = percent((index + (1 - COLUMN_WIDTH) / 2) * space);
    const column = bars[index] ?? [];
    const top = floor - Math.max(0, ...column.map(({ start, length }) => heightOf(start + length)));
    const value = valueIn(row);
    return [
      ...column.map(({ start, length, look }) => {
        const y = pixels(floor - heightOf(start + length));
        return rect(look, { x, width, y, height: pixels(heightOf(length)) });
      }),
      ...(value === valueIn(rows[index - 1]) ? [] : [text(value ?? '', middle, top - 8)]),
      text(row.label, middle, floor + below - 8),
    ];
  });
  if (mark !== undefined) {
    const y = pixels(floor - heightOf(mark) - MARK.thick / 2);
    drawn.push(rect('mark', { x: '0%', width: '100%', y, height: `${MARK.thick}` }));
  }
  const props = { role: 'img', 'aria-label': name, width: '100%', height: `${floor + below}` };
  return { type: 'svg', props, children: drawn };
}

const text = (words: string, x: string, y: number): ProseElement => {
  return { type: 'text', props: { x, y: pixels(y) }, children: [words] };
};

const rect = (look: string, props: Props): ProseElement => {
  return { type: 'rect', props: { ...props, 'data-look': look } };
};

const percent = (value: number) => `${share(value, 100)}%`;

const pixels = (value: number) => `${Math.round(value)}`;
