import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollingTable } from '../components/scrolling-table';
import { media, visuallyHidden } from '../theme';

export function Table({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <ScrollingTable label={t('table')} sx={table}>
      {children}
    </ScrollingTable>
  );
}

const table = css({
  'table td, table thead th': { textAlign: 'left' },
  "table [data-align='right']": { textAlign: 'right' },
  "table [data-align='center']": { textAlign: 'center' },
  // Up to three columns fit when their words may break.
  "table tr:has(> :nth-child(4)) [data-align='right']": { whiteSpace: 'nowrap' },
  [media.phablet]: {
    'table tr:has(> :nth-child(4)) > *': { paddingInline: 10, fontSize: 'var(--fs-base)' },
  },
  [media.belowPhablet]: {
    'table th, table td': { padding: '12px 10px' },
    'table th:first-of-type': { minWidth: 104, paddingLeft: 14 },
    // Texts stand below the row's head, each with its column's title.
    'table:has([data-column])': {
      thead: visuallyHidden,
      '&, tbody, tr, th, td': { display: 'block' },
      'tr + tr': { borderTop: '1px solid var(--line)' },
      'th, td': { position: 'static', padding: '0 14px 10px', border: 0, textAlign: 'left' },
      th: { paddingTop: 12 },
      'td::before': {
        content: 'attr(data-column)',
        display: 'block',
        color: 'var(--ink-soft)',
        fontSize: 'var(--fs-small)',
      },
    },
  },
});
