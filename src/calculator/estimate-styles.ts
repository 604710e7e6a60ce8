import { css } from '@emotion/react';
import { cluster, grid, media, smallPrint, whiteCard } from '../theme';

/** Over the lower edge of the hero's picture. */
export const estimate = css({
  position: 'relative',
  zIndex: 1,
  marginTop: -228,
  [media.phablet]: { marginTop: -150 },
  [media.tablet]: { marginTop: -340 },
  [media.wide]: {
    // As low as the first screen allows.
    marginTop: 'clamp(-330px, 100svh - 290px - var(--hero), -215px)',
  },
});

export const formCard = css(whiteCard, grid('12px 40px'), {
  '--fs-answer': 'clamp(1.1875rem, 1.05rem + 0.6vw, 1.625rem)',
  padding: 16,
  boxShadow: 'var(--shadow-card)',
  '& > *': { minWidth: 0 },
  [media.phablet]: { padding: '22px 28px 18px' },
  [media.wide]: {
    gridTemplate: 'auto 1fr / minmax(0, 17em) minmax(0, 1fr) auto',
    alignItems: 'start',
  },
});

export const situation = css({
  legend: { marginBottom: 6, fontSize: 'var(--fs-small)' },
  div: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [media.belowPhablet]: { legend: { marginBottom: 4, fontSize: 'var(--fs-note)' } },
  [media.enlarged]: { div: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  [media.wide]: { gridColumn: 1 },
});

export const fields = css(grid('10px 12px'), {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.wide]: { gridColumn: 1 },
});

export const field = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  label: {
    fontSize: 'var(--fs-small)',
    [media.belowPhablet]: { fontSize: 'var(--fs-note)' },
  },
  '& > span': { display: 'flex', fontSize: 'var(--fs-h4)' },
  'span > input': { flex: 1, width: '100%' },
});

/** Beside the fields. */
export const result = css({ [media.wide]: { gridColumn: 2, gridRow: '1 / span 2' } });

export const bars = css({ marginTop: 12, fontSize: 'var(--fs-base)' });

export const condition = css(smallPrint, {
  [media.wide]: {
    gridColumn: '1 / -1',
    // So that nothing moves when an error is named.
    minHeight: '2lh',
  },
});

export const actions = css(cluster('8px 24px'), {
  [media.wide]: {
    gridColumn: 3,
    gridRow: '1 / span 2',
    flexDirection: 'column',
    maxWidth: '13em',
  },
  [media.belowPhablet]: { flexDirection: 'column' },
});

export const whole = css({ paddingBlock: 4, lineHeight: 1.35, textDecorationThickness: 1 });

export const ways = css(cluster('0 24px'), {
  alignItems: 'baseline',
  paddingTop: 4,
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--fs-small)',
  [media.wide]: { gridColumn: '1 / -1' },
});
