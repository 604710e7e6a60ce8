import { css, type Interpolation, type Theme } from '@emotion/react';

export interface ContainerProps {
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
  /** The section's name in the events that measure clicks. */
  name?: string;
}

export function Container({ children, sx, name }: ContainerProps) {
  return (
    <div css={[container, sx]} data-section={name}>
      {children}
    </div>
  );
}

const container = css({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
