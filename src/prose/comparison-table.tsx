import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface ComparisonTableProps {
  title?: string;
  note?: string;
  /** The table. */
  children: ReactNode;
}

/** A table with a title and a note; its last column is highlighted. */
export function ComparisonTable({ title, note, children }: ComparisonTableProps) {
  return (
    <figure css={comparison}>
      {title && <p css={titleStyle}>{title}</p>}
      {children}
      {note && <figcaption>{note}</figcaption>}
    </figure>
  );
}

const comparison = css`
  table td:last-of-type {
    background: var(--column-wash);
    font-weight: 600;
  }
  table thead th:last-of-type {
    background: var(--sky);
  }
  figcaption {
    margin-top: 8px;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    line-height: 1.45;
  }
`;

const titleStyle = css`
  margin-bottom: 10px;
  font-size: 1.0625rem;
  font-weight: 600;
`;
