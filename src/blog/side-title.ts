import { css } from '@emotion/react';

/** The title of a block beside the list. */
export const sideTitle = css`
  margin-bottom: 12px;
  font: 600 1.125rem/1.3 var(--text);
  letter-spacing: 0;
`;
