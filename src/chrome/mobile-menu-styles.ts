import { css } from '@emotion/react';
import { apart, column, iconButton, media, plainLink } from '../theme';

export const menuButton = css(iconButton(), { marginRight: -10 });

export const panel = css({
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(350px, 92vw)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderLeft: '1px solid transparent',
  background: 'var(--white)',
  color: 'var(--pine)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'var(--pine-deep-50)' },
  [media.motion]: {
    transform: 'translateX(100%)',
    transition:
      'transform var(--t-calm) var(--ease), overlay var(--t-calm) allow-discrete, display var(--t-calm) allow-discrete',
    '&[open]': { transform: 'none' },
    '@starting-style': { '&[open]': { transform: 'translateX(100%)' } },
  },
});

export const content = css(column, { minHeight: '100%', padding: '14px 24px 28px' });

export const top = css(apart, { marginBottom: 20 });

export const navigation = css({
  a: [
    apart,
    {
      minHeight: 56,
      borderBottom: '1px solid var(--line)',
      color: 'var(--pine)',
      font: '500 var(--fs-menu) / 1.2 var(--display)',
      letterSpacing: '-0.012em',
      textDecoration: 'none',
    },
  ],
  'a[aria-current]': { textDecoration: 'underline 2px var(--amber)', textUnderlineOffset: 6 },
});

export const highlighted = css({
  'nav > &': {
    marginTop: 20,
    padding: '0 18px',
    border: 0,
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
    color: 'var(--teal)',
    font: '600 var(--fs-body) / 1.2 var(--text)',
    letterSpacing: 0,
  },
});

export const menuEnd = css({ display: 'grid', gap: 14, marginTop: 'auto', paddingTop: 28 });

export const languageLinks = css({
  ul: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(72px, 1fr))',
    gap: 4,
    padding: 4,
    borderRadius: 'var(--r)',
    background: 'var(--mist)',
  },
  a: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    borderRadius: 11,
    color: 'var(--pine)',
    fontWeight: 500,
    textDecoration: 'none',
  },
  'a[aria-current]': {
    background: 'var(--white)',
    fontWeight: 600,
    boxShadow: '0 1px 3px var(--pine-20)',
    [media.forced]: { outline: '2px solid' },
  },
});

export const call = css(plainLink, { justifyContent: 'center' });
