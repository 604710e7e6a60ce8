import { css } from '@emotion/react';

/** A card on a coloured ground. */
export const whiteCard = css`
  padding: var(--card-padding);
  border-radius: var(--r-l);
  background: var(--white);
`;
