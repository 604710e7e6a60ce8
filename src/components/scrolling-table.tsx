import { css, type Interpolation, type Theme } from '@emotion/react';
import { media, visuallyHidden, whiteCard } from '../theme';
import { useTabStopWhileScrolling } from './swipe-row';

/** Written out, because some browsers forget them where styles make a row something else. */
export const tableRoles = {
  table: { role: 'table' },
  thead: { role: 'rowgroup' },
  tbody: { role: 'rowgroup' },
  tr: { role: 'row' },
  col: { role: 'columnheader', scope: 'col' },
  row: { role: 'rowheader', scope: 'row' },
  td: { role: 'cell' },
} as const;

interface ScrollingTableProps {
  label: string;
  /** The first cell of each row is its head; all parts have their roles (`tableRoles`). */
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
}

/** Its frame is a tab stop only while it scrolls. */
export function ScrollingTable({ label, children, sx }: ScrollingTableProps) {
  return (
    <div css={[frame, sx]} {...useTabStopWhileScrolling(label)}>
      <table css={table} {...tableRoles.table}>
        <caption css={visuallyHidden}>{label}</caption>
        {children}
      </table>
    </div>
  );
}

const frame = css(whiteCard, {
  position: 'relative',
  borderRadius: 'var(--r)',
  overflowX: 'auto',
});

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  font: '400 var(--fs-small) / 1.4 var(--text)',
  fontVariantNumeric: 'tabular-nums',
  'th, td': { padding: '12px 14px', borderTop: '1px solid var(--line)' },
  'th:first-of-type': {
    position: 'sticky',
    left: 0,
    minWidth: 130,
    background: 'var(--white)',
    // Otherwise it covers the rows' lines in Firefox 115.
    backgroundClip: 'padding-box',
    fontWeight: 600,
    textAlign: 'left',
  },
  'thead th, thead th:first-of-type': {
    borderTop: 0,
    background: 'var(--cream)',
    fontWeight: 600,
    verticalAlign: 'bottom',
  },
  [media.phablet]: {
    fontSize: 'var(--fs-body)',
    'th, td': { padding: '15px clamp(12px, 2vw, 20px)' },
  },
});
