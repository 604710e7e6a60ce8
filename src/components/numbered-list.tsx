import { css } from '@emotion/react';

export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol css={list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

const list = css({
  display: 'grid',
  gap: 10,
  li: { display: 'flex', gap: 12, lineHeight: 1.45 },
  'li::before': {
    content: "counter(list-item) / ''",
    display: 'inline-grid',
    flex: 'none',
    placeItems: 'center',
    width: 22,
    height: 22,
    border: '1px solid transparent',
    borderRadius: '50%',
    background: 'var(--pine)',
    color: 'var(--on-pine)',
    font: '600 var(--fs-note) / 1 var(--text)',
  },
  '@media print': {
    'li::before': {
      width: 18,
      height: 18,
      fontSize: 'var(--fs-fine)',
      borderColor: 'currentColor',
      color: 'inherit',
    },
  },
});
