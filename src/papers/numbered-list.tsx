import { css } from '@emotion/react';
import { Mark } from './mark';

/** Points in their order, each with its number. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol css={list}>
      {items.map((item, index) => (
        <li key={item}>
          <Mark>{index + 1}</Mark>
          {item}
        </li>
      ))}
    </ol>
  );
}

const list = css`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 4px;
    line-height: 1.45;
  }
`;
