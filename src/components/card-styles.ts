import { css } from '@emotion/react';

/** For what is filled in or read as a document. */
export const whiteCard = css`
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--white);
`;

export const floatingCard = css`
  ${whiteCard}
  border-radius: var(--r);
  box-shadow: var(--shadow-card);
`;
