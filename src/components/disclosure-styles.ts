import { css } from '@emotion/react';

/** A `<details>` whose summary ends in an arrow, which turns over when it opens. */
export const disclosure = css`
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    font-weight: 600;
    list-style: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > svg {
    color: var(--teal);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
