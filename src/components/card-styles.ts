import { css } from '@emotion/react';

const card = (ground: string, line: string) => css`
  padding: var(--card-padding);
  border: 1px solid ${line};
  border-radius: var(--r-l);
  background: var(--${ground});
`;

export const creamCard = card('cream', 'transparent');

export const whiteCard = card('white', 'var(--line)');
