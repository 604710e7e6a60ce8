import { css } from '@emotion/react';

/** The badge of a category. */
export const tag = css`
  display: inline-flex;
  align-items: center;
  min-height: 28px;
  padding: 2px 12px;
  border-radius: 99px;
  background: var(--mist);
  color: var(--teal);
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
`;
