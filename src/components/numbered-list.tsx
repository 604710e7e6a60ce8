import { css } from '@emotion/react';
import { centredSquare, grid } from '../theme';
import { wholeRanges } from './whole-ranges';

export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol css={list}>
      {items.map((item) => (
        <li key={item}>
          <span>{wholeRanges(item)}</span>
        </li>
      ))}
    </ol>
  );
}

const list = css(grid(10), {
  // Elements that are not `display: list-item` have no counter of their own.
  li: { display: 'flex', gap: 12, counterIncrement: 'list-item', lineHeight: 1.45 },
  'li::before': [
    centredSquare(22),
    {
      content: ['counter(list-item)', "counter(list-item) / ''"],
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
      background: 'none',
      color: 'inherit',
    },
  },
});
