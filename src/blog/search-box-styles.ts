import { css } from '@emotion/react';
import { media } from '../theme/media';

export const field = css`
  position: relative;
  & > svg {
    position: absolute;
    top: 14px;
    left: 14px;
    color: var(--teal);
    pointer-events: none;
  }
  input {
    padding-inline: 48px;
  }
  button {
    position: absolute;
    top: 4px;
    right: 4px;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 10px;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
`;

export const suggestions = css`
  position: absolute;
  z-index: 5;
  top: calc(100% + 8px);
  right: 0;
  left: 0;
  overflow: hidden auto;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--white);
  box-shadow: var(--shadow-card);
  &[hidden] {
    display: none;
  }
  /*
   * Beside the list the search stays in place while the page scrolls, so all suggestions must fit
   * below it.
   */
  ${media.desktop} {
    max-height: max(9rem, calc(100dvh - var(--header) - var(--consent) - 12rem));
  }
`;
