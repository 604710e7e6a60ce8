import { css } from '@emotion/react';

/** In a row, and in further ones where there is no room. */
export const cluster = (gap: string | number) => css({ display: 'flex', flexWrap: 'wrap', gap });

/** At the two ends of a row. */
export const apart = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
});

/** High enough to be pressed by a thumb. */
export const touchTarget = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });

/** In the middle of a square, such as an icon in its tile. */
export const centredIn = (side: number) =>
  css({ display: 'grid', flex: 'none', placeItems: 'center', width: side, height: side });
