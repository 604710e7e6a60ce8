import { css } from '@emotion/react';
import { media } from './media';

/** Below each other, until a template of columns says otherwise. */
export const grid = (gap: string | number) => css({ display: 'grid', gap });

/** In one row, on one line through the middle. */
export const row = (gap: string | number) => css({ display: 'flex', alignItems: 'center', gap });

/** In a row, and in further ones where there is no room. */
export const cluster = (gap: string | number) => css({ display: 'flex', flexWrap: 'wrap', gap });

/** Below each other. */
export const column = css({ display: 'flex', flexDirection: 'column' });

/** At the two ends of a row. */
export const spaceBetween = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

/** A label, a field and a note, each at the height of those beside it. */
export const labelledField = css({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  label: { alignSelf: 'end' },
});

/** High enough to be pressed by a thumb. */
export const touchTarget = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** In the middle of a square, such as an icon in its tile. */
export const centredSquare = (side: number) =>
  css({ display: 'grid', flex: 'none', placeItems: 'center', width: side, height: side });

interface SideBySideOptions {
  gap: string;
  wideGap?: string;
  from?: keyof typeof media;
}

/** Blocks below each other, and in columns from a width on. */
export const sideBySide = (
  columns: string,
  { gap, wideGap = gap, from = 'desktop' }: SideBySideOptions,
) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    [media[from]]: { gridTemplateColumns: columns, gap: wideGap },
  });

/** For screen readers alone. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
