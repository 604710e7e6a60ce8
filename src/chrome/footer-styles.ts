import { css } from '@emotion/react';
import { apart, cluster, grid, media, visuallyHidden } from '../theme';

export const footer = css({
  background: 'var(--pine-deep)',
  paddingBottom: 'var(--consent)',
  color: 'var(--on-pine-soft)',
  fontSize: 'var(--fs-base)',
  'a, button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 32,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  button: { padding: 0, border: 0, background: 'none', cursor: 'pointer' },
  'a:hover, button:hover': { color: 'var(--on-pine)', textDecoration: 'underline' },
  h2: {
    marginBottom: 10,
    color: 'var(--on-pine)',
    font: '600 var(--fs-base) / 1.4 var(--text)',
    letterSpacing: 0,
  },
});

export const columns = css(grid(24), {
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '28px 24px',
  [media.phone]: { gridTemplateColumns: 'auto 1fr', columnGap: 16 },
  [media.belowPhablet]: { fontSize: 'var(--fs-small)' },
  [media.phablet]: { gridTemplateColumns: 'auto auto 1fr', gap: 32, paddingBlock: '48px 32px' },
  [media.tablet]: { gridTemplateColumns: '4fr 2.4fr 3fr 3fr', paddingTop: 72 },
});

export const brand = css({
  gridColumn: '1 / -1',
  '& > a': { color: 'var(--on-pine)' },
  p: { maxWidth: '19em', marginTop: 12, lineHeight: 1.5 },
  ul: { display: 'flex', gap: 10, marginTop: 20 },
  'li a': {
    justifyContent: 'center',
    width: 44,
    height: 44,
    border: '1px solid var(--pine-line)',
    borderRadius: 12,
  },
  [media.belowPhablet]: [
    apart,
    { flexWrap: 'wrap', rowGap: 12, p: visuallyHidden, ul: { marginTop: 0 } },
  ],
  [media.tablet]: { gridColumn: 'auto' },
});

export const company = css({
  dl: { display: 'grid', gap: 8, lineHeight: 1.45 },
  dt: { fontSize: 'var(--fs-small)', opacity: 0.85 },
  [media.belowPhablet]: {
    gridColumn: '1 / -1',
    h2: visuallyHidden,
    'dl, dl div, dt, dd': { display: 'inline' },
    'dt::after': { content: "' '" },
    'div:not(:last-child) dd::after': { content: "'; '" },
  },
});

export const footerEnd = css(cluster('4px 28px'), {
  alignItems: 'center',
  paddingBlock: '14px 20px',
  borderTop: '1px solid var(--pine-line)',
  fontSize: 'var(--fs-small)',
  '& > span': { paddingBlock: 6 },
  [media.phablet]: { '& > span': { marginRight: 'auto' } },
});
