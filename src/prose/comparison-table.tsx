import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { figureNote, figureTitle } from './figure-styles';

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
      {title && <p css={figureTitle}>{title}</p>}
      {children}
      {note && <figcaption css={figureNote}>{note}</figcaption>}
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
`;
