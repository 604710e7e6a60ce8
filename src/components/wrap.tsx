import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface WrapProps {
  children: ReactNode;
  /** Gives the content the width of the wide pictures. */
  wide?: boolean;
  className?: string;
  /** The section's name in the events that measure clicks. */
  section?: string;
}

/** Centres content on the page and keeps a margin at its sides. */
export function Wrap({ children, wide, className, section }: WrapProps) {
  return (
    <div css={[wrap, wide && wideWrap]} className={className} data-section={section}>
      {children}
    </div>
  );
}

const wrap = css`
  width: 100%;
  max-width: calc(var(--content) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

const wideWrap = css`
  max-width: calc(var(--wide) + 2 * var(--gutter));
`;
