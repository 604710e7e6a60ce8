import { css } from '@emotion/react';

/** A number that joins a line to what is said about it; for the eye only. */
export function Mark({ children }: { children: number }) {
  return (
    <span css={mark} aria-hidden>
      {children}
    </span>
  );
}

const mark = css({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 22,
  height: 22,
  marginRight: 8,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: 'var(--pine)',
  color: 'var(--on-pine)',
  font: '600 var(--fs-note) / 1 var(--text)',
  '@media print': {
    width: 18,
    height: 18,
    fontSize: 'var(--fs-fine)',
    borderColor: 'currentColor',
    color: 'inherit',
  },
});
