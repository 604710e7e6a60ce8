import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export function Tips({ children }: { children: ReactNode }) {
  return <div css={tips}>{children}</div>;
}

const tips = css`
  ol {
    counter-reset: tip;
  }
  ol > li {
    counter-increment: tip;
    min-height: 36px;
    padding-left: 52px;
  }
  ol > li::before {
    content: counter(tip);
    position: absolute;
    top: -1px;
    left: 0;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--sky);
    font: 500 1.125rem/1 var(--display);
  }
`;
