import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { ScrollingTable } from './scrolling-table';

interface OptionsTableProps {
  /** Names the table for screen readers. */
  label: string;
  headers: readonly string[];
  /** Each row's first cell is its head. */
  rows: readonly { head: string; cells: readonly ReactNode[] }[];
  /** The column to highlight; 0 is the first one after the row heads. */
  highlighted?: number;
}

/** Compares several things in columns and may highlight one of them. */
export function OptionsTable({ label, headers, rows, highlighted }: OptionsTableProps) {
  const [corner, ...columns] = headers;
  return (
    <ScrollingTable label={label} css={comparison}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((header, index) => (
            <th key={header} scope="col" data-highlighted={index === highlighted || undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ head, cells }) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-highlighted={index === highlighted || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

const comparison = css`
  td,
  thead th {
    white-space: nowrap;
  }
  td,
  thead th:not(:first-of-type) {
    text-align: center;
  }
  td[data-highlighted] {
    background: var(--column-wash);
    font-weight: 600;
  }
  thead th[data-highlighted] {
    background: var(--sky);
  }
  svg {
    display: inline-block;
    vertical-align: middle;
  }
`;
