import type { Interpolation, Theme } from '@emotion/react';
import type { ReactNode } from 'react';

export interface WrapProps {
  children: ReactNode;
  wide?: boolean;
  sx?: Interpolation<Theme>;
  /** The section's name in the events that measure clicks. */
  name?: string;
}

export function Wrap({ children, wide, sx, name }: WrapProps) {
  return (
    <div
      css={[
        {
          width: '100%',
          maxWidth: `calc(var(${wide ? '--wide' : '--content'}) + 2 * var(--gutter))`,
          marginInline: 'auto',
          paddingInline: 'var(--gutter)',
        },
        sx,
      ]}
      data-section={name}
    >
      {children}
    </div>
  );
}
