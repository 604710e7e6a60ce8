import { css } from '@emotion/react';
import { media } from './media';

/** Three cards in a row; where one or two would be left over, the last rows have two. */
export const rowsOfThree = (gap: string, from: keyof typeof media) =>
  css({
    display: 'grid',
    gap,
    [media[from]]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      '& > :only-child': { gridColumn: '1 / -1' },
      [`&:has(> :nth-of-type(3n + 2):last-of-type) > :nth-last-of-type(-n + 2),
        &:has(> :nth-of-type(3n + 4):last-of-type) > :nth-last-of-type(-n + 4)`]: {
        gridColumn: 'span 3',
      },
    },
  });
