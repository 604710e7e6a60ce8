import { css } from '@emotion/react';
import { column, grid, media, visuallyHidden } from '../theme';

/** Of the picture; the strip has room below it. */
const HEIGHT = 'clamp(46vw, 100vh - 184px + 6.6vw, 66vw)';

/** The sky of the picture. */
export const hero = css({
  ...{ position: 'relative', overflow: 'clip' },
  background: 'var(--hero-ground)',
});

/** White from edge to edge. */
const ground = {
  background: 'var(--white)',
  boxShadow: '0 0 0 100vmax var(--white)',
  // A pixel over its neighbours: heights are fractions.
  clipPath: 'inset(-1px -100vmax)',
} as const;

export const form = css(column, {
  // Between the lines: a low window has no room for more.
  '--air': 'clamp(0px, 12vh - 84px, 26px)',
  paddingTop: 'calc(var(--header) + 4px + var(--air) / 2)',
  [media.wide]: {
    paddingTop: 'calc(var(--header) + 14px)',
    // As wide as the sky left of the castle's flag, which stands at 37 vw.
    '--beside-flag': 'clamp(19em, 37vw - max(var(--gutter), 50vw - 580px) - 26px, 26em)',
  },
});

/** On a phone the strip comes before all but the figure. */
export const top = css({
  display: 'contents',
  '& > :not(a, p)': { position: 'relative', zIndex: 1 },
  [media.wide]: {
    ...{ position: 'relative', display: 'grid', placeContent: 'start', placeItems: 'start' },
    // Trade, rating and company stand in one row.
    ...{ gridTemplateColumns: 'auto auto auto 1fr', columnGap: 28 },
    minHeight: `calc(${HEIGHT} - 6.6vw - var(--header) - 14px)`,
    '& > *': { gridColumn: '1 / -1' },
  },
});

/** In the row above the title, on the sky. */
const inFirstRow = (column: number) => ({
  ...{ gridArea: `1 / ${column}`, alignSelf: 'baseline', zIndex: 1, minHeight: 28, padding: 0 },
  ...{ background: 'none', boxShadow: 'none', clipPath: 'none' },
});

export const head = css({
  p: { color: 'var(--pine)' },
  h1: {
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.5rem)',
    lineHeight: 1.02,
  },
  [media.phablet]: { h1: { whiteSpace: 'normal' } },
  // The title stands in one line, above the roofs.
  [media.wide]: {
    '&&': { display: 'contents' },
    p: inFirstRow(1),
    h1: { zIndex: 1, gridColumn: '1 / -1', marginTop: 'calc(var(--air) / 3)' },
  },
});

export const answer = css({
  '--fs-figure': 'clamp(3.75rem, 1.5rem + 7vw, 7.5rem)',
  '&&': { padding: 0, border: 0 },
  maxWidth: '36em',
  font: '400 var(--fs-small) / 1.35 var(--text)',
  '[data-title], small, small + span': { display: 'block', font: 'inherit' },
  '[data-title]': { marginBottom: 0 },
  'small + span, p[data-exception]': { margin: 0, paddingLeft: 12, borderLeft: '3px solid' },
  'small + span': { marginTop: 'calc(6px + var(--air) / 3)', fontWeight: 600 },
  '[data-figure]': {
    ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 12 },
    marginBlock: 'calc(var(--air) / 2)',
    font: '500 var(--fs-figure) / 0.95 var(--display)',
  },
  // The price of a night is another quantity.
  "&[data-verdict='open']": { '--fs-figure': 'var(--fs-h1)', color: 'var(--teal)' },
  [media.wide]: {
    '--fs-figure': 'clamp(6rem, min(1.5rem + 5.4vw, 13.5vh), 6.75rem)',
    maxWidth: 'var(--beside-flag)',
    marginTop: 'calc(var(--air) / 2)',
    fontSize: 'clamp(var(--fs-small), 2.1vh, var(--fs-body))',
    '[data-figure]': { width: 'max-content', marginBlock: '0 4px' },
    'small + span': { marginTop: 6 },
  },
});

/** On a phone the tax stands below the strip, on a wide screen beside the castle's roof. */
export const tax = css({
  order: 2,
  paddingBlock: 10,
  font: '400 var(--fs-small) / 1.35 var(--text)',
  [media.wide]: { maxWidth: 'var(--beside-flag)', padding: 0, fontSize: 'var(--fs-body)' },
});

/** On a phone below the strip, too. Its source stands where the answer is explained. */
export const scale = css({
  order: 2,
  marginTop: 8,
  small: { display: 'none' },
  [media.wide]: { order: 0, width: 'var(--beside-flag)' },
});

/** On a phone below the strip; quieter than the forecast, which is amber. */
export const primary = css({
  position: 'relative',
  zIndex: 1,
  order: 2,
  minHeight: 48,
  marginTop: 8,
  padding: 8,
  borderColor: 'currentColor',
  background: 'var(--white)',
  color: 'var(--pine)',
  [media.phablet]: { alignSelf: 'start', marginTop: 16, padding: '12px 26px' },
  [media.wide]: {
    gridColumn: '1 / -1',
    minHeight: 52,
    margin: 'calc(var(--air) * 0.85 + 4px) 0 20px',
  },
});

/** A plain link; on a wide screen beside the rating, so that no button hides the castle. */
export const secondary = css(ground, {
  order: 5,
  alignSelf: 'start',
  minHeight: 44,
  padding: '8px 0',
  border: 0,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  [media.wide]: { '&&&': { ...inFirstRow(3), marginBlock: 0 }, fontSize: 'var(--fs-small)' },
});

/** A plain line, which stands beside the kicker on a wide screen. */
export const rating = css({
  '&&': { ...ground, order: 4, paddingBlock: '8px 0' },
  [media.wide]: {
    '&&': inFirstRow(2),
    alignItems: 'baseline',
    '& > span:last-of-type': { whiteSpace: 'nowrap' },
    '& > b, & > span:first-of-type': { fontSize: 'var(--fs-lead)' },
  },
  '& > span:last-of-type > b': visuallyHidden,
});

/** It stands below the strip; on a wide screen behind it, with the town's foot above. */
export const picture = css({
  order: 3,
  height: 'max(50vw, 195px)',
  aspectRatio: 'auto',
  margin: '-24px calc(-1 * var(--gutter)) 0',
  maskImage: 'linear-gradient(transparent, black 48px)',
  // A dusk until it has loaded.
  background: 'linear-gradient(transparent 30%, var(--sand))',
  '&::before': { background: 'none' },
  img: { objectPosition: '78% 100%' },
  [media.wide]: {
    position: 'absolute',
    // Its highest spire stands beside the languages.
    inset: '0 0 auto -5vw',
    height: HEIGHT,
    margin: 0,
    maskImage: 'none',
    background: 'linear-gradient(var(--hero-ground) 30%, var(--sand))',
    img: { objectPosition: '50% 100%' },
  },
});

export const rest = css(grid('0 32px'), ground, {
  order: 4,
  paddingTop: 8,
  '& > button': { justifySelf: 'start' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingTop: 28,
    '& > :not(p, button)': { gridColumn: '1 / -1' },
  },
});

export const sentence = css({ maxWidth: '44em', color: 'var(--pine)' });

export const basis = css({
  borderTop: '1px solid var(--line)',
  '& > p, & > div > p': { marginBlock: 12, maxWidth: '34em' },
});

export const reasons = css(grid('20px 56px'), {
  paddingBlock: 8,
  fontSize: 'var(--fs-small)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
});

export const further = css({
  [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
