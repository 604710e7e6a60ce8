import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { figureNote, figureTitle, media } from '../theme';

interface ComparisonTableProps {
  title?: string;
  note?: string;
  children: ReactNode;
}

export function ComparisonTable({ title, note, children }: ComparisonTableProps) {
  return (
    <figure css={comparison}>
      {title && <p css={figureTitle}>{title}</p>}
      {children}
      {note && <figcaption css={figureNote}>{note}</figcaption>}
    </figure>
  );
}

const comparison = css({
  'table td:last-of-type': { background: 'var(--column-wash)', fontWeight: 600 },
  'table thead th:last-of-type': { background: 'var(--sky)' },
  [media.belowPhablet]: { '&& table td[data-column]:last-of-type': { paddingTop: 10 } },
});
