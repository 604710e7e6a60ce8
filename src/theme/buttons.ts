import { css, type SerializedStyles } from '@emotion/react';
import { centredIn } from './layout';

export type ButtonKind = 'primary' | 'secondary';

/** For links and for buttons alike. */
export const buttonStyles = (kind: ButtonKind): SerializedStyles[] => [base, kinds[kind]];

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 56,
  padding: '12px 26px',
  border: '1.5px solid transparent',
  borderRadius: 'var(--r)',
  fontSize: 'var(--fs-body)',
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'transform var(--t-quick) var(--ease)',
  '&:hover': { transform: 'translateY(-1px)' },
  '&:focus-visible': { borderRadius: 'var(--r)' },
});

const kinds: Record<ButtonKind, SerializedStyles> = {
  primary: css({
    background: 'var(--amber)',
    color: 'var(--pine)',
    '&:hover': { background: 'var(--amber-lift)' },
  }),
  secondary: css({ borderColor: 'currentColor', background: 'transparent', color: 'var(--pine)' }),
};

/** A button that is nothing but an icon. */
export const iconButton = (side = 44) =>
  css(centredIn(side), {
    padding: 0,
    border: 0,
    borderRadius: 10,
    background: 'none',
    cursor: 'pointer',
  });

/** A button that looks like a link. */
export const textButton = css({
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--teal)',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
