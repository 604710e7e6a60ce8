import { css } from '@emotion/react';
import { column, creamCard, media } from '../theme';

export const tile = css(creamCard, column, {
  overflow: 'hidden',
  [media.belowPhablet]: { borderRadius: 0, background: 'none' },
  [media.phablet]: { gridColumn: '1 / -1' },
  [media.tablet]: { gridColumn: 'span var(--span)' },
});

/** On a phone a group shows one picture, at its top; the others are unfolded with their texts. */
export const leading = css({
  [media.belowPhablet]: { order: -1, '& > :not([data-text])': { order: -1 } },
});

export const following = css({
  [media.belowPhablet]: {
    '& > :not([data-text])': { order: 1 },
    '&:not(:has(details[open])) > :not([data-text])': { display: 'none' },
  },
});

/** Shares its two rows with its neighbours, so that their texts begin on one line. */
export const third = css({
  [media.phablet]: {
    display: 'grid',
    gridRow: 'span 2',
    gridColumn: 'span 4',
    gridTemplateRows: 'subgrid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 0,
    '& > *': { alignSelf: 'stretch' },
  },
});

export const tall = css({ [media.tablet]: { gridRow: 'span 3' } });

export const tileText = css({
  padding: 'var(--card-padding)',
  p: { marginTop: 6 },
  [media.belowPhablet]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '30px 1fr',
    alignItems: 'center',
    columnGap: 16,
    padding: '9px 20px',
    h4: { paddingRight: 32 },
    'h4 ~ *': { gridColumn: 2 },
  },
});

/** On a phone the whole line with the title unfolds the text. */
export const more = css({
  summary: { position: 'absolute', inset: '0 20px auto 0', justifyContent: 'flex-end' },
});

/** On a phone as small as its line. */
export const tileIcon = css({
  width: 30,
  height: 30,
  padding: 5,
  borderRadius: 8,
  background: 'var(--sky)',
  color: 'var(--teal)',
  [media.phablet]: { width: 48, height: 48, marginBottom: 16, padding: 12, borderRadius: 14 },
});

export const sceneBeside = css({
  [media.phablet]: { display: 'grid', gridTemplateColumns: '40% 60%' },
  [media.tablet]: { gridTemplateColumns: '43% 57%', '& > :first-of-type': { alignSelf: 'center' } },
});

export const withoutScene = css({
  justifyContent: 'center',
  [media.phablet]: {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '48px 1fr',
      columnGap: 20,
      alignItems: 'start',
    },
    '& > div > svg': { gridRow: 'span 2', margin: '2px 0 0' },
    'details, a': { gridColumn: 2 },
    'p, a': { marginTop: 4 },
  },
});

export const smallPicture = css({
  width: '100%',
  aspectRatio: '5 / 2',
  [media.phablet]: { aspectRatio: '16 / 10' },
  [media.phabletOnly]: { aspectRatio: 1 },
});

/** The background of a drawn scene. */
export const scene = css({ padding: 'clamp(20px, 14px + 1.4vw, 32px)', background: 'var(--sky)' });

export const sceneCaption = css({
  color: 'var(--ink-soft-on-sky)',
  fontSize: 'var(--fs-small)',
  fontWeight: 500,
});
