import type { Interpolation, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

export type Ground = 'white' | 'cream' | 'sky' | 'mist';

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
      css={[{ paddingBlock: 'var(--section)', background: `var(--${ground})` }, sx]}
      aria-label={label}
    >
      {children}
    </section>
  );
}
