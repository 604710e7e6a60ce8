import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';

/** Specification, section 9: each neighbour appears 150 ms after the one before. */
const STAGGER_MS = 150;

interface RevealProps {
  children: ReactNode;
  /** Place among its neighbours, from 0: each waits a little longer than the one before. */
  index?: number;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
}

/**
 * Lets its content rise into place when it comes into view. Only scripts hide what is still below the
 * screen (`watchEntrances`); without them nothing is hidden.
 */
export function Reveal({ children, index = 0, as = 'div', className }: RevealProps) {
  const Element = as;
  return (
    <Element className={className} css={[reveal, staggers[index % staggers.length]]} data-reveal="">
      {children}
    </Element>
  );
}

const reveal = css`
  ${media.motion} {
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(16px);
    }
    &[data-reveal='active'] {
      transition:
        opacity var(--t-calm) var(--ease) var(--reveal-delay),
        transform var(--t-calm) var(--ease) var(--reveal-delay);
    }
  }
`;

const staggers = Array.from(
  { length: 9 },
  (_, index) => css`
    --reveal-delay: ${index * STAGGER_MS}ms;
  `,
);
