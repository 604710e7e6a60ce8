import { css } from '@emotion/react';

export const figureTitle = css`
  margin-bottom: 10px;
  font-size: 1.0625rem;
  font-weight: 600;
`;

export const figureNote = css`
  margin-top: 8px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;
