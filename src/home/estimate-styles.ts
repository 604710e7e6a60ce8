import { css } from '@emotion/react';
import { whiteCard } from '../components/card-styles';
import { media } from '../theme/media';

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

export const formCard = css(whiteCard, {
  display: 'grid',
  gap: '14px 40px',
  padding: 16,
  boxShadow: 'var(--shadow-card)',
  '& > div': { minWidth: 0 },
  label: {
    display: 'block',
    marginBottom: 6,
    fontSize: 'var(--fs-small)',
    fontWeight: 600,
    lineHeight: 1.35,
    [media.belowPhablet]: { fontSize: 'var(--fs-note)' },
  },
  [media.phablet]: { padding: '22px 28px 18px' },
  [media.wide]: {
    gridTemplateColumns: 'minmax(0, 14.5em) minmax(0, 1fr) auto',
    alignItems: 'center',
  },
});

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  alignItems: 'end',
  gap: '10px 12px',
  select: { paddingRight: 36, textOverflow: 'ellipsis' },
  [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const money = css({
  display: 'flex',
  fontSize: 'var(--fs-figure)',
  input: { flex: 1, width: '100%' },
});

export const title = css({
  marginBottom: 4,
  font: '500 clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem) / 1.2 var(--display)',
  letterSpacing: '-0.01em',
});

export const bars = css({
  marginTop: 12,
  fontSize: 'var(--fs-base)',
  [media.wide]: {
    gap: 6,
    div: { gridTemplateColumns: '9em 1fr 11.5em', alignItems: 'center', gap: 16 },
    'dd:first-of-type': { order: 1, whiteSpace: 'nowrap', textAlign: 'right' },
    'dd:last-of-type': { gridColumn: 'auto' },
  },
});

export const condition = css({
  color: 'var(--ink-soft)',
  fontSize: 'var(--fs-label)',
  lineHeight: 1.45,
  [media.wide]: {
    gridColumn: '1 / -1',
    order: 1,
    // So that nothing moves when a mistake is named.
    minHeight: '2lh',
  },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  [media.wide]: { flexDirection: 'column', maxWidth: '13em' },
  [media.belowPhablet]: { flexDirection: 'column' },
});
