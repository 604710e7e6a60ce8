import { css } from '@emotion/react';
import { media } from '../theme/media';

interface Layout {
  gap: string;
  wideGap?: string;
  from?: keyof typeof media;
}

/** Blocks below each other, and in columns from a width on. */
export const sideBySide = (columns: string, { gap, wideGap = gap, from = 'desktop' }: Layout) =>
  css({ display: 'grid', gap, [media[from]]: { gridTemplateColumns: columns, gap: wideGap } });
