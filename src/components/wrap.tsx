import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface WrapProps {
  children: ReactNode;
  /** As wide as the wide pictures. */
  wide?: boolean;
  className?: string;
  /** Names the section for what is measured. */
  section?: string;
}

/** Holds content in the middle of the page, with the gutter at its sides. */
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
