import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';

export type Ground = 'white' | 'cream' | 'sky' | 'mist' | 'pine';

interface BandProps {
  children: ReactNode;
  ground?: Ground;
  sx?: Interpolation<Theme>;
  /** Names the section for screen readers where it has no heading of its own. */
  label?: string;
}

export function Band({ children, ground = 'white', sx, label }: BandProps) {
  return (
    <section
      css={[
        { paddingBlock: 'var(--section)', background: `var(--${ground})` },
        ground === 'pine' && onPine,
        sx,
      ]}
      className={ground === 'pine' ? 'on-pine' : undefined}
      aria-label={label}
    >
      {children}
    </section>
  );
}

/** The loud section of a page. */
const onPine = css({
  '--lead': 'var(--on-pine-soft)',
  color: 'var(--on-pine)',
  h2: { fontSize: 'var(--fs-hero)', lineHeight: 1.04 },
  '@media print': { '--lead': 'var(--ink-soft)', color: 'var(--pine)' },
});
