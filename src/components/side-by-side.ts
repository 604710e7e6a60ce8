import { css } from '@emotion/react';
import { media } from '../theme/media';

interface Gaps {
  gap: string;
  wideGap: string;
}

/** Two blocks: below each other, and in columns where there is room for two columns of text. */
export const sideBySide = (columns: string, { gap, wideGap }: Gaps) => css`
  display: grid;
  gap: ${gap};
  ${media.desktop} {
    grid-template-columns: ${columns};
    gap: ${wideGap};
  }
`;
