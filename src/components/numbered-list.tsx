import { css } from '@emotion/react';
import { Mark } from './mark';

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

const list = css({ display: 'grid', gap: 10, li: { display: 'flex', gap: 4, lineHeight: 1.45 } });
