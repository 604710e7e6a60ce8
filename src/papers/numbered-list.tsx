import { css } from '@emotion/react';

/** A number that joins a line to what is said about it; for the eye only. */
export function Mark({ children }: { children: number }) {
  return (
    <span css={mark} aria-hidden>
      {children}
    </span>
  );
}

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

const mark = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 22px;
  height: 22px;
  margin-right: 8px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--pine);
  color: var(--on-pine);
  font: 600 0.8125rem/1 var(--text);
  @media print {
    width: 18px;
    height: 18px;
    font-size: 0.6875rem;
    border-color: currentColor;
    color: inherit;
  }
`;

const list = css`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 4px;
    line-height: 1.45;
  }
`;
