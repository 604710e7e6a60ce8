import type { ReactNode } from 'react';
import { lines, ruled } from './line-styles';

interface Row {
  name: string;
  note?: ReactNode;
  value: string;
}

export function LineTable({ title, rows }: { title?: string; rows: readonly Row[] }) {
  return (
    <table css={[lines, ruled]}>
      {title !== undefined && <caption>{title}</caption>}
      <tbody>
        {rows.map(({ name, note, value }) => (
          <tr key={name}>
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
