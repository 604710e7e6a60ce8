import { css, type SerializedStyles } from '@emotion/react';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollingTable } from '../components/scrolling-table';
import { wholeRanges } from '../components/whole-ranges';
import { figureNote, figureTitle, media, muted, visuallyHidden } from '../theme';

interface TableProps extends PropsWithChildren {
  /** The title of the figure around it, or the heading above. */
  label?: string;
  /** How a phone shows it, if not as a table. */
  onPhone?: 'lists' | 'rows';
}

export function Table({ label, onPhone, children }: TableProps) {
  const { t } = useTranslation('common');
  return (
    <ScrollingTable label={label ?? t('table')} sx={[table, onPhone && phoneStyles[onPhone]]}>
      {children}
    </ScrollingTable>
  );
}

/** The cells of a row of four or more. */
const OF_MANY = 'table tr > :nth-last-child(n + 4), table tr > :nth-last-child(n + 4) ~ *';

const table = css({
  'table td, table thead th': { textAlign: 'left' },
  'table tbody > tr > *': { verticalAlign: 'baseline' },
  "table [data-align='right']": { textAlign: 'right' },
  "table [data-align='center']": { textAlign: 'center' },
  // Up to three columns fit when their words may break.
  "table tr > :nth-last-child(n + 4) ~ [data-align='right']": { whiteSpace: 'nowrap' },
  [media.phablet]: { [OF_MANY]: { paddingInline: 10, fontSize: 'var(--fs-small)' } },
  [media.belowPhablet]: {
    'table th, table td': { padding: '12px 10px' },
    'table th:first-of-type': { minWidth: 104, paddingLeft: 14 },
  },
});

/** Figures stand in a row below the row's head. */
const rows = css({
  [media.belowPhablet]: {
    '*:not([data-chart]) > & tr': {
      display: 'flex',
      flexWrap: 'wrap',
      '& > *': { flex: '1 0 5em', border: 0, paddingTop: 0 },
      '& > :first-child': { flexBasis: '100%', position: 'static', padding: '12px 14px 4px' },
    },
    'tbody tr': { borderTop: '1px solid var(--line)' },
    '&&& thead th': { whiteSpace: 'normal' },
  },
});

/** Texts stand below the row's head, each with its column's title. */
const lists = css({
  [media.belowPhablet]: {
    '&& table': {
      thead: visuallyHidden,
      '&, tbody, tr, th, td': { display: 'block' },
      'tr + tr': { borderTop: '1px solid var(--line)' },
      'th, td': { position: 'static', padding: '0 14px 10px', border: 0, textAlign: 'left' },
      th: { paddingTop: 12 },
      'td::before': [muted, { content: 'attr(data-column)', display: 'block' }],
    },
  },
});

const phoneStyles = { lists, rows };

interface FigureProps extends PropsWithChildren {
  title?: string;
  /** Styles of a comparison. */
  note?: string;
  /** Styles of a chart, whose table has bars in its cells. */
  source?: string;
  kind?: 'bars' | 'steps';
}

const figureWith = (styles: SerializedStyles) =>
  function TableFigure({ title, note, source = note, kind, children }: FigureProps) {
    return (
      <figure css={styles} data-chart={kind}>
        {title && <p css={figureTitle}>{title}</p>}
        {children}
        {source && <figcaption css={figureNote}>{wholeRanges(source)}</figcaption>}
      </figure>
    );
  };

const comparison = css({
  'table td:last-of-type': { background: 'var(--mist)', fontWeight: 600 },
  'table thead th:last-of-type': { background: 'var(--sky)' },
  [media.belowPhablet]: { '&& table td[data-column]:last-of-type': { paddingTop: 10 } },
});

const chart = css({
  table: { tableLayout: 'fixed' },
  'table th:first-of-type': { width: '38%', minWidth: 0, hyphens: 'auto' },
  'table tr > th:first-of-type:nth-last-child(n + 4)': { width: '28%' },
  // Plain tables scroll instead.
  '&&& table [data-align]': { whiteSpace: 'normal' },
  [media.belowPhablet]: {
    'table th:first-of-type': { width: '44%' },
    'table tr > th:first-of-type:nth-last-child(n + 4)': { width: '32%' },
    '&& :is(td, thead th + th)': { paddingInline: 6 },
    [OF_MANY]: { paddingInline: 6, fontSize: 'var(--fs-small)' },
  },
  'table thead th, table td': { paddingBlock: 10 },
  svg: { overflow: 'visible', maxWidth: 'none', color: 'var(--pine)' },
  // What a step takes off hangs on a line.
  'td svg': {
    marginTop: 5,
    background: 'linear-gradient(var(--line-cool), var(--line-cool)) 0 / 100% 1px no-repeat',
    backgroundPosition: 'center',
  },
  // A single column of numbers: heads, numbers and bars in a column each, on a phone the head above.
  'table:not(:has(tr > :nth-child(3)))': {
    '&, thead, tbody, tr, td': { display: 'grid', gridColumn: '1 / -1' },
    gridTemplateColumns: 'fit-content(46%) max-content minmax(0, 1fr)',
    'thead, tbody, tr, td': { gridTemplateColumns: 'subgrid' },
    'th:first-of-type': { width: 'auto' },
    'th + th, tr td': { gridColumn: '2 / -1', paddingInline: '0 clamp(14px, 2vw, 20px)' },
    'th + th': { textAlign: 'left' },
    td: { columnGap: 12, alignItems: 'center', textAlign: 'right' },
    svg: { marginTop: 0 },
    [media.belowPhablet]: {
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      'th:first-of-type, th': { gridColumn: '1 / -1', paddingBottom: 4 },
      'th + th, tr td': { gridColumn: '1 / -1', padding: '0 14px 10px', border: 0 },
      'thead th + th': { fontWeight: 400 },
    },
  },
  rect: { fill: 'var(--teal)' },
  "[data-look='taken']": { fill: 'var(--line-field)' },
  "&[data-chart='steps'] tr:last-of-type rect": { fill: 'var(--leaf-lift)' },
  "[data-look='zero']": { fill: 'var(--pine)' },
  "[data-look='open']": { fill: 'var(--line-cool)', stroke: 'var(--teal)', strokeDasharray: 3 },
  [media.forced]: {
    rect: { fill: 'CanvasText' },
    "[data-look='taken'], [data-look='open']": { fill: 'Canvas', stroke: 'CanvasText' },
  },
});

export const ComparisonTable = figureWith(comparison);
export const Chart = figureWith(chart);
