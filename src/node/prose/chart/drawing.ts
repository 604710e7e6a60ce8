import type { ProseElement, ProseNode } from '../../../site/prose';
import { share, type Bar } from './bars';

type Props = Record<string, string>;

/** Heights in px; lengths in per cent, so that letters keep their size at any width. */
const BAR = 14;
const COLUMNS = { above: 28, tall: 180, below: 28 };
const MARK = { thick: 4, out: 4 };
const COLUMN_WIDTH = 0.7;

export function drawBars(bars: readonly Bar[], mark?: number): ProseNode[] {
  if (bars.length === 0 && mark === undefined) return [];
  const height = `${BAR}`;
  const drawn = bars.map(({ start, length, look }) =>
    rect(look, { x: percent(start), width: percent(length), height }),
  );
  if (mark !== undefined) {
    const place = { x: percent(mark), width: `${MARK.thick}`, y: `${-MARK.out}` };
    drawn.push(rect('mark', { ...place, height: `${BAR + 2 * MARK.out}` }));
  }
  return [element('svg', { 'aria-hidden': 'true', width: '100%', height }, drawn)];
}

interface Column {
  label: string;
  value: string;
  bars: readonly Bar[];
}

/** A value equal to that of the column before is not repeated. */
export function drawColumns(columns: readonly Column[], name: string, mark?: number): ProseElement {
  const { above, tall, below } = COLUMNS;
  const floor = above + tall;
  const space = 100 / columns.length;
  const width = percent(space * COLUMN_WIDTH);
  const heightOf = (length: number) => (length * tall) / 100;
  const drawn = columns.flatMap(({ label, value, bars }, index) => {
    const middle = percent((index + 0.5) * space);
    const x = percent((index + (1 - COLUMN_WIDTH) / 2) * space);
    const top = floor - Math.max(0, ...bars.map(({ start, length }) => heightOf(start + length)));
    return [
      ...bars.map(({ start, length, look }) => {
        const y = pixels(floor - heightOf(start + length));
        return rect(look, { x, width, y, height: pixels(heightOf(length)) });
      }),
      ...(value === columns[index - 1]?.value ? [] : [text(value, middle, top - 8)]),
      text(label, middle, floor + below - 8),
    ];
  });
  if (mark !== undefined) {
    const y = pixels(floor - heightOf(mark) - MARK.thick / 2);
    drawn.push(rect('mark', { x: '0%', width: '100%', y, height: `${MARK.thick}` }));
  }
  const props = { role: 'img', 'aria-label': name, width: '100%', height: `${floor + below}` };
  return element('svg', props, drawn);
}

const text = (words: string, x: string, y: number) => element('text', { x, y: pixels(y) }, [words]);

const rect = (look: string, props: Props) => element('rect', { ...props, 'data-look': look });

const element = (
  type: ProseElement['type'],
  props: Props,
  children?: readonly ProseNode[],
): ProseElement => ({ type, props, ...(children && { children }) });

const percent = (value: number) => `${share(value, 100)}%`;

const pixels = (value: number) => `${Math.round(value)}`;
