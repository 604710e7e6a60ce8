import { css } from '@emotion/react';

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

/** The title of a block beside the list. */
export const sideTitle = css`
  margin-bottom: 12px;
  font: 600 1.125rem/1.3 var(--text);
  letter-spacing: 0;
`;

export const titleLink = css`
  color: var(--pine);
  text-decoration: none;
  &:hover {
    text-decoration: underline var(--amber);
  }
`;

/** A title whose link covers the whole positioned element around it. */
export const stretchedLink = css`
  ${titleLink}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
