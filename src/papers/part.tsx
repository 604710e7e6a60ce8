import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A part of a sheet below its own name. */
export function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div css={part}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </div>
  );
}

const part = css({
  marginTop: 'var(--s5)',
  font: '400 var(--fs-base) / 1.5 var(--text)',
  h3: { marginBottom: 8, font: '600 var(--fs-base) / 1.4 var(--text)' },
  '@media print': {
    marginTop: 8,
    font: '400 var(--fs-note) / 1.4 var(--text)',
    h3: { marginBottom: 4, fontSize: 'var(--fs-note)' },
    svg: { width: 14, height: 20 },
  },
});
