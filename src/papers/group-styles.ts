import { css } from '@emotion/react';

/** Something on a sheet below its own name. */
export const group = css`
  margin-top: var(--s5);
  font-size: 1rem;
  line-height: 1.5;
  @media print {
    margin-top: 8px;
    font-size: 0.8125rem;
    :is(ol, ul) {
      gap: 4px;
    }
    svg {
      width: 14px;
      height: 20px;
    }
    line-height: 1.4;
  }
`;

export const groupName = css`
  margin-bottom: 8px;
  font: 600 1rem/1.4 var(--text);
  @media print {
    margin-bottom: 4px;
    font-size: 0.8125rem;
  }
`;
