import { css } from '@emotion/react';
import { media, muted } from '../theme';
import { translateValue } from './translate-value';

interface Row {
  id?: string;
  name: string;
  note?: React.ReactNode;
  value: string;
  isTotal?: boolean;
}

export function AmountTable({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <table css={[amountTable, ruledRows]}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {rows.map(({ id, name, note, value, isTotal }) => (
          <tr key={name} data-row={id} css={isTotal && totalRow}>
            <th scope="row">
              {name}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td translate={translateValue(value)}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const amountTable = css({
  width: '100%',
  borderCollapse: 'collapse',
  font: '400 var(--fs-small) / 1.4 var(--text)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  caption: { paddingTop: 'var(--s5)', fontWeight: 600, textAlign: 'left' },
  '& :is(th, td)': {
    padding: '7px 0',
    fontWeight: 400,
    textAlign: 'right',
    verticalAlign: 'baseline',
  },
  'td, th:not(:first-of-type)': { paddingLeft: 12 },
  td: { whiteSpace: 'nowrap' },
  'th:first-of-type': { textAlign: 'left' },
  'thead th': { paddingTop: 'var(--s4)', color: 'var(--ink-soft)', fontSize: 'var(--fs-small)' },
  small: [muted, { display: 'block', lineHeight: 1.4 }],
  [media.belowPhablet]: { 'td, th:not(:first-of-type)': { paddingLeft: 8 } },
  [media.narrowPhone]: {
    td: { whiteSpace: 'normal' },
    // Room for the longest month and for one short word.
    'thead th:first-of-type': { width: '44%' },
    'thead th:nth-of-type(2)': { width: '22%' },
  },
  '@media print': {
    fontSize: 'var(--fs-note)',
    lineHeight: 1.25,
    '& :is(th, td)': { paddingBlock: 1 },
    'caption, thead th': { paddingTop: 8 },
    small: { display: 'inline', marginLeft: 10 },
  },
});

export const ruledRows = css({ 'tbody tr': { borderTop: '1px solid var(--line)' } });

export const totalRow = css({
  '&& :is(th, td)': { fontWeight: 600 },
  '&& small': { fontWeight: 400 },
});
