import { css } from '@emotion/react';
import { centredIn, grid } from '../theme';

export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol css={list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

const list = css(grid(10), {
  // What is not displayed as an item of a list is not counted by itself.
  li: { display: 'flex', gap: 12, counterIncrement: 'list-item', lineHeight: 1.45 },
  'li::before': [
    centredIn(22),
    {
      content: "counter(list-item) / ''",
      border: '1px solid transparent',
      borderRadius: '50%',
      background: 'var(--pine)',
      color: 'var(--on-pine)',
      font: '600 var(--fs-note) / 1 var(--text)',
    },
  ],
  '@media print': {
    'li::before': {
      width: 18,
      height: 18,
      borderColor: 'currentColor',
      color: 'inherit',
    },
  },
});
