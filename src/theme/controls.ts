import { css, type SerializedStyles } from '@emotion/react';
import { centredSquare } from './layout';

/** `primary` asks for a forecast, `solid` is what else a page is about. */
export type ButtonKind = 'primary' | 'solid' | 'secondary';

/** Links and buttons look alike. */
export const buttonStyles = (kind: ButtonKind): SerializedStyles[] => [base, buttonKinds[kind]];

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 56,
  padding: '12px 26px',
  border: '1.5px solid transparent',
  borderRadius: 'var(--r)',
  font: '600 var(--fs-body) / 1.2 var(--text)',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'transform var(--t-quick) var(--ease)',
  '&:hover': { transform: 'translateY(-1px)' },
  '&:focus-visible': { borderRadius: 'var(--r)' },
});

const buttonKinds: Record<ButtonKind, SerializedStyles> = {
  primary: css({
    background: 'var(--amber)',
    color: 'var(--pine)',
    '&:hover': { background: 'var(--amber-lift)' },
  }),
  solid: css({
    background: 'var(--pine)',
    color: 'var(--on-pine)',
    '.on-pine &': { background: 'var(--on-pine)', color: 'var(--pine)' },
  }),
  secondary: css({ borderColor: 'currentColor', background: 'transparent', color: 'var(--pine)' }),
};

/** A button with only an icon. */
export const iconButton = (side = 44) =>
  css(centredSquare(side), {
    padding: 0,
    border: 0,
    borderRadius: 'var(--r)',
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

/** Fields of forms and the search. */
export const controlStyles = css({
  display: 'block',
  width: '100%',
  minHeight: 52,
  margin: 0,
  padding: '12px 16px',
  border: '1.5px solid var(--line-field)',
  borderRadius: 'var(--r)',
  background: 'var(--white)',
  fontSize: 'var(--fs-body)',
  lineHeight: 1.4,
  opacity: 1,
  appearance: 'none',
  // Room for label and hint when the focus brings the field into view.
  scrollMarginTop: 64,
  '&::placeholder': { color: 'var(--placeholder)', opacity: 1 },
  // A date is as high as a select.
  "&[type='date']": { paddingBlock: 10 },
  // WebKit draws an empty date input half as dark as the text.
  "&[type='date']:invalid": { WebkitTextFillColor: 'var(--placeholder)' },
  '&:focus': {
    borderColor: 'var(--teal)',
    borderRadius: 'var(--r)',
    outline: '3px solid var(--teal-45)',
    outlineOffset: 0,
  },
  "&[aria-invalid='true']": { borderColor: 'var(--brick)', backgroundColor: 'var(--error-wash)' },
});

export const fieldError = css({
  display: 'flex',
  gap: 8,
  marginTop: 6,
  color: 'var(--brick)',
  font: '500 var(--fs-small) / 1.4 var(--text)',
  svg: { marginTop: 1 },
});
