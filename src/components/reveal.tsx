import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';

/** Specification, section 9: each neighbour appears 150 ms after the one before. */
const STAGGER_MS = 150;

interface RevealProps {
  children: ReactNode;
  index?: number;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  sx?: Interpolation<Theme>;
}

/** Rises into place when it comes into view; only scripts hide it (`watchEntrances`). */
export function Reveal({ children, index = 0, as: Element = 'div', className, sx }: RevealProps) {
  const delay = { '--reveal-delay': `${index * STAGGER_MS}ms` };
  return (
    <Element className={className} css={[reveal, delay, sx]} data-reveal="">
      {children}
    </Element>
  );
}

const reveal = css({
  [media.motion]: {
    "&[data-reveal='waiting']": { opacity: 0, transform: 'translateY(16px)' },
    "&[data-reveal='active']": {
      transition:
        'opacity var(--t-calm) var(--ease) var(--reveal-delay), transform var(--t-calm) var(--ease) var(--reveal-delay)',
    },
  },
});
