import { css } from '@emotion/react';
import { media } from './media';

/** Blocks stand below each other, until a template of columns says otherwise. */
export const grid = (gap: string | number) => css({ display: 'grid', gap });

/** Blocks stand in one row, on one line through the middle. */
export const row = (gap: string | number) => css({ display: 'flex', alignItems: 'center', gap });

/** Blocks stand in a row, and in further rows where there is no room. */
export const cluster = (gap: string | number) => css({ display: 'flex', flexWrap: 'wrap', gap });

export const column = css({ display: 'flex', flexDirection: 'column' });

/** Two blocks stand at the two ends of a row. */
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

/** The content stands in the middle of a square, such as an icon in its tile. */
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

/** Only screen readers perceive the element. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A card with a form or a document. */
export const whiteCard = css({
  border: '1px solid var(--line)',
  borderRadius: 'var(--r-l)',
  background: 'var(--white)',
  color: 'var(--pine)',
});

/** The background of sections and cards that stand out. */
export const pineBackground = css({ background: 'var(--pine)', color: 'var(--on-pine)' });

/** A card that describes our work. */
export const creamCard = css({
  borderRadius: 'var(--r-l)',
  background: 'var(--cream)',
  color: 'var(--pine)',
});

export const floatingCard = css(whiteCard, {
  borderRadius: 'var(--r)',
  boxShadow: 'var(--shadow-card)',
});

/** Three cards in a row; where one or two would be left over, the last rows have two. */
export const rowsOfThree = (gap: string, from: keyof typeof media) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap,
    [media[from]]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      '& > :only-child': { gridColumn: '1 / -1' },
      // The last two where two are left over, the last four where one is.
      [`& > :nth-of-type(3n + 1):nth-last-of-type(2), & > :nth-of-type(3n + 2):last-of-type,
        & > :nth-of-type(3n + 1):nth-last-of-type(4), & > :nth-of-type(3n + 2):nth-last-of-type(3),
        & > :nth-of-type(3n):nth-last-of-type(2), & > :nth-of-type(3n + 4):last-of-type`]: {
        gridColumn: 'span 3',
      },
    },
  });
