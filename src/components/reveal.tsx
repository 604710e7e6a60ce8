import type { Interpolation, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

interface RevealProps {
  children: ReactNode;
  as?: 'div' | 'li' | 'article' | 'figure';
  className?: string;
  sx?: Interpolation<Theme>;
}

/** Rises into place (`theme/global-styles`) when it comes into view; only scripts hide it (`watchEntrances`). */
export function Reveal({ children, as: Element = 'div', className, sx }: RevealProps) {
  return (
    <Element className={className} css={sx} data-reveal="">
      {children}
    </Element>
  );
}
