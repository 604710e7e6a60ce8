import { css } from '@emotion/react';
import { media } from '../theme/media';

interface Layout {
  gap: string;
  /** The gap between columns, where it differs. */
  wideGap?: string;
  /** From which width on there are columns. */
  from?: keyof typeof media;
}

/** Blocks below each other, and in columns where there is room for them. */
export const sideBySide = (
  columns: string,
  { gap, wideGap = gap, from = 'desktop' }: Layout,
) => css`
  display: grid;
  gap: ${gap};
  ${media[from]} {
    grid-template-columns: ${columns};
    gap: ${wideGap};
  }
`;
