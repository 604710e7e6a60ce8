import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Frames a picture with white corners, like a camera's viewfinder. */
export function Viewfinder({ children }: { children: ReactNode }) {
  return <div css={viewfinder}>{children}</div>;
}

const corner = (x: string, y: string) =>
  ['26px 3px', '3px 26px']
    .map((size) => `linear-gradient(var(--white) 0 0) ${x} ${y} / ${size} no-repeat`)
    .join(', ');

const viewfinder = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 22px;
    border-radius: 6px;
    background:
      ${corner('0', '0')}, ${corner('100%', '0')}, ${corner('0', '100%')}, ${corner('100%', '100%')};
    pointer-events: none;
  }
`;
