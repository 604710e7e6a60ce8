import { css } from '@emotion/react';

const shape = css`
  padding: var(--card-padding);
  border: 1px solid transparent;
  border-radius: var(--r-l);
`;

/** A card that says what we do. */
export const creamCard = css`
  ${shape}
  background: var(--cream);
`;

/** A card that is filled in or read as a document. */
export const paperCard = css`
  ${shape}
  border-color: var(--line);
  background: var(--white);
`;
