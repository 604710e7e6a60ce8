import { css, type Interpolation, type Theme } from '@emotion/react';
import { media, visuallyHidden } from '../theme';
import { ScrollingTable, tableRoles } from './scrolling-table';
import { wholeRanges } from './whole-ranges';

interface OptionsTableProps {
  label: string;
  headers: readonly string[];
  /** Each row's first cell is its head. */
  rows: readonly { head: string; cells: readonly React.ReactNode[] }[];
  sx?: Interpolation<Theme>;
}

/** A table that compares, with its first option highlighted. */
export function OptionsTable(props: OptionsTableProps) {
  const { label, rows, sx } = props;
  const [corner, ...columns] = props.headers;
  return (
    <ScrollingTable label={label} sx={[comparison, { '--columns': columns.length }, sx]}>
      <thead {...tableRoles.thead}>
        <tr {...tableRoles.tr}>
          <th {...tableRoles.col}>{corner}</th>
          {columns.map((header) => (
            <th key={header} {...tableRoles.col}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.tbody}>
        {rows.map(({ head, cells }) => (
          <tr key={head} {...tableRoles.tr}>
            <th {...tableRoles.row}>{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} {...tableRoles.td} data-column={columns[index]}>
                {wholeRanges(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const comparison = css({
  'td, thead th:not(:first-of-type)': { textAlign: 'center' },
  'td:first-of-type': { background: 'var(--mist)', fontWeight: 600 },
  'thead th:nth-of-type(2)': { background: 'var(--sky)' },
  svg: { display: 'inline-block', verticalAlign: 'middle' },
  [media.tablet]: { 'td, thead th': { whiteSpace: 'nowrap' } },
  [media.belowPhablet]: {
    overflow: 'visible',
    'table, thead, tbody, th, td': { display: 'block' },
    'table tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
    thead: { position: 'sticky', zIndex: 1, top: 'var(--header)' },
    'thead tr': { overflow: 'hidden', borderRadius: 'var(--r) var(--r) 0 0' },
    'table thead th:first-of-type': visuallyHidden,
    'table thead th:not(:first-of-type)': {
      padding: '10px 3px',
      borderBottom: '1px solid var(--line)',
      font: '600 var(--fs-note) / 1.25 var(--text)',
    },
    'table tbody th:first-of-type': {
      ...{ gridColumn: '1 / -1', position: 'static' },
      ...{ padding: '6px 14px', background: 'var(--cream)' },
    },
    'table tbody tr:first-of-type th': { borderTop: 0 },
    'table td': { padding: '8px 6px', borderTop: 0, fontSize: 'var(--fs-small)' },
    'table td:first-of-type': { background: 'none' },
    'tbody tr': {
      background: 'linear-gradient(90deg, var(--mist) calc(100% / var(--columns)), transparent 0)',
    },
  },
  [media.enlarged]: {
    'table tr': { gridTemplateColumns: 'minmax(0, 1fr)' },
    'table thead': visuallyHidden,
    'table td': { paddingInline: 14, textAlign: 'left' },
    'td::before': { content: "attr(data-column) ': '" },
  },
});
