import { css } from '@emotion/react';
import { media, muted } from '../theme';
import { translateAttribute } from './fact-list';
import { wholeRanges } from './whole-ranges';

interface Row {
  id?: string;
  name: string;
  note?: React.ReactNode;
  value: string;
  isTotal?: boolean;
}

export function AmountTable({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <table css={amounts}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {rows.map(({ id, name, note, value, isTotal }) => (
          <tr key={name} data-row={id} css={isTotal && totalRow}>
            <th scope="row">
              {name} {note !== undefined && <small>{wholeRanges(note)}</small>}
            </th>
            <td translate={translateAttribute(value)}>{wholeRanges(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const amounts = css({
  width: '100%',
  borderCollapse: 'collapse',
  font: '400 var(--fs-small) / 1.4 var(--text)',
  fontVariantNumeric: 'tabular-nums lining-nums',
  caption: { paddingTop: 'var(--s5)', fontWeight: 600, textAlign: 'left' },
  tr: { borderTop: '1px solid var(--line)' },
  '& :is(th, td)': {
    padding: '7px 0',
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'baseline',
  },
  td: { paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap' },
  small: [muted, { display: 'block', lineHeight: 1.4 }],
  [media.belowPhablet]: { td: { paddingLeft: 8 } },
  [media.narrowPhone]: { td: { whiteSpace: 'normal' } },
  '@media print': {
    fontSize: 'var(--fs-note)',
    lineHeight: 1.25,
    '& :is(th, td)': { paddingBlock: 1 },
    caption: { paddingTop: 8 },
    small: { display: 'inline', marginLeft: 10 },
  },
});

const totalRow = css({
  '&& :is(th, td)': { fontWeight: 600 },
  '&& small': { fontWeight: 400 },
});
