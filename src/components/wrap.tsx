import { css, type Interpolation, type Theme } from '@emotion/react';

export interface WrapProps {
  children: React.ReactNode;
  sx?: Interpolation<Theme>;
  /** The section's name in the events that measure clicks. */
  name?: string;
}

export function Wrap({ children, sx, name }: WrapProps) {
  return (
    <div css={[wrap, sx]} data-section={name}>
      {children}
    </div>
  );
}

const wrap = css({
  width: '100%',
  maxWidth: 'calc(var(--content) + 2 * var(--gutter))',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
