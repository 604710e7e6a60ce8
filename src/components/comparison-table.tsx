import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';

interface ComparisonTableProps {
  /** Names the table for screen readers. */
  label: string;
  headers: readonly string[];
  /** Each row's first cell is its head. */
  rows: readonly { head: string; cells: readonly ReactNode[] }[];
  /** The column that stands out, counted from 0 without the row heads. */
  highlighted?: number;
}

/** A table that scrolls inside itself on a phone, with its first column fixed. */
export function ComparisonTable({ label, headers, rows, highlighted }: ComparisonTableProps) {
  const [corner, ...columns] = headers;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard
    <div css={frame} role="region" aria-label={label} tabIndex={0}>
      <table css={table}>
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
      </table>
    </div>
  );
}

const frame = css`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--white);
  overflow-x: auto;
`;

const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 12px 14px;
    border-top: 1px solid var(--line);
    text-align: center;
    white-space: nowrap;
  }
  th:first-of-type {
    position: sticky;
    left: 0;
    min-width: 130px;
    background: var(--white);
    font-weight: 600;
    text-align: left;
    white-space: normal;
  }
  thead th,
  thead th:first-of-type {
    border-top: 0;
    background: var(--cream);
    font-weight: 600;
    vertical-align: bottom;
  }
  td[data-highlighted] {
    background: #eef5f5;
    font-weight: 600;
  }
  thead th[data-highlighted] {
    background: var(--sky);
  }
  svg {
    display: inline-block;
    vertical-align: middle;
  }
  ${media.phablet} {
    font-size: var(--fs-card);
    th,
    td {
      padding: 15px 20px;
    }
  }
`;
