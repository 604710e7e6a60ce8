import { css, type Interpolation, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../theme/media';

interface RevealProps {
  children: ReactNode;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  sx?: Interpolation<Theme>;
}

/** Rises into place when it comes into view; only scripts hide it (`watchEntrances`). */
export function Reveal({ children, as: Element = 'div', className, sx }: RevealProps) {
  return (
    <Element className={className} css={[reveal, sx]} data-reveal="">
      {children}
    </Element>
  );
}

const reveal = css({
  [media.motion]: {
    "&[data-reveal='waiting']": { opacity: 0, transform: 'translateY(16px)' },
    "&[data-reveal='active']": {
      transition:
        'opacity var(--t-calm) var(--ease) var(--reveal-delay, 0s), transform var(--t-calm) var(--ease) var(--reveal-delay, 0s)',
    },
  },
});
