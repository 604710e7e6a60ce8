import type { ProseElement, ProseNode } from '../../../site/prose';
import { share, type Bar } from './bars';

/** Heights in px; lengths in per cent, so that letters keep their size at any width. */
const BAR = 14;
const COLUMNS = { above: 28, tall: 180, below: 28 };
const MARK = { thick: 4, out: 4 };
const COLUMN_WIDTH = 0.7;

export function drawBars(bars: readonly Bar[], mark?: number): ProseNode[] {
  if (bars.length === 0 && mark === undefined) return [];
  const rects = bars.map(({ start, length, look }) =>
    element('rect', {
      ...{ x: percent(start), width: percent(length), height: `${BAR}` },
      'data-look': look,
    }),
  );
  const line =
    mark === undefined
      ? []
      : [
          element('rect', {
            ...{ x: percent(mark), width: `${MARK.thick}` },
            ...{ y: `${-MARK.out}`, height: `${BAR + 2 * MARK.out}` },
            'data-look': 'mark',
          }),
        ];
  const size = { width: '100%', height: `${BAR}` };
  return [element('svg', { 'aria-hidden': 'true', ...size }, [...rects, ...line])];
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
  const room = 100 / columns.length;
  const up = (length: number) => (length * tall) / 100;
  const drawn = columns.flatMap(({ label, value, bars }, at) => {
    const x = percent((at + 0.5) * room);
    const height = Math.max(0, ...bars.map(({ start, length }) => up(start + length)));
    const said = value === columns[at - 1]?.value ? [] : [text(value, x, floor - height - 8)];
    const rects = bars.map(({ start, length, look }) =>
      element('rect', {
        ...{
          x: percent((at + (1 - COLUMN_WIDTH) / 2) * room),
          width: percent(room * COLUMN_WIDTH),
        },
        ...{ y: pixels(floor - up(start + length)), height: pixels(up(length)) },
        'data-look': look,
      }),
    );
    return [...rects, ...said, text(label, x, floor + below - 8)];
  });
  const line =
    mark === undefined
      ? []
      : [
          element('rect', {
            ...{ x: '0%', width: '100%', y: pixels(floor - up(mark) - MARK.thick / 2) },
            ...{ height: `${MARK.thick}`, 'data-look': 'mark' },
          }),
        ];
  const props = { role: 'img', 'aria-label': name, width: '100%', height: `${floor + below}` };
  return element('svg', props, [...drawn, ...line]);
}

function text(words: string, x: string, y: number): ProseElement {
  return element('text', { x, y: pixels(y) }, [words]);
}

function element(
  type: ProseElement['type'],
  props: Record<string, string>,
  children?: readonly ProseNode[],
): ProseElement {
  return { type, props, ...(children && { children }) };
}

function percent(value: number): string {
  return `${share(value, 100)}%`;
}

function pixels(value: number): string {
  return `${Math.round(value)}`;
}
