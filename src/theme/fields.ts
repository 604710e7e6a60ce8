import { css } from '@emotion/react';

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
  // WebKit draws a day that has not been chosen half as dark as the text.
  "&[type='date']:invalid": { WebkitTextFillColor: 'var(--placeholder)' },
  '&:focus': {
    borderColor: 'var(--teal)',
    borderRadius: 'var(--r)',
    outline: '3px solid var(--teal-32)',
    outlineOffset: 0,
  },
  "&[aria-invalid='true']": { borderColor: 'var(--error)', backgroundColor: 'var(--error-wash)' },
});

export const errorText = css({ color: 'var(--error)', fontWeight: 500 });

export const fieldError = css(errorText, {
  display: 'flex',
  gap: 8,
  marginTop: 6,
  fontSize: 'var(--fs-small)',
  lineHeight: 1.4,
  svg: { marginTop: 1 },
});

export const select = css({
  position: 'relative',
  select: { paddingRight: 44 },
  svg: { position: 'absolute', top: 14, right: 14, color: 'var(--teal)', pointerEvents: 'none' },
});
