import type { ReactNode } from 'react';
import { lines, ruled, total } from './line-styles';

interface Row {
  id?: string;
  name: string;
  note?: ReactNode;
  value: string;
  isTotal?: boolean;
}

export function LineTable({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <table css={[lines, ruled]}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {rows.map(({ id, name, note, value, isTotal }) => (
          <tr key={name} data-row={id} css={isTotal && total}>
            <th scope="row">
              {name}
              {note !== undefined && <small>{note}</small>}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
