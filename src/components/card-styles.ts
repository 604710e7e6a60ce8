import { css } from '@emotion/react';

const card = (ground: string, line: string) => css`
  padding: var(--card-padding);
  border: 1px solid ${line};
  border-radius: var(--r-l);
  background: var(--${ground});
`;

/** For what we do. */
export const creamCard = card('cream', 'transparent');

/** For what is filled in or read as a document. */
export const whiteCard = card('white', 'var(--line)');
