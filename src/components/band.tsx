import type { ReactNode } from 'react';

export type Ground = 'white' | 'cream' | 'sky' | 'mist';

interface BandProps {
  children: ReactNode;
  ground?: Ground;
  className?: string;
  /** Names the section for screen readers where it has no heading of its own. */
  label?: string;
}

export function Band({ children, ground = 'white', className, label }: BandProps) {
  return (
    <section
      css={{ paddingBlock: 'var(--section)', background: `var(--${ground})` }}
      className={className}
      aria-label={label}
    >
      {children}
    </section>
  );
}
