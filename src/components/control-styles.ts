import { css } from '@emotion/react';

/** Fields of forms and the search. */
export const controlStyles = css`
  display: block;
  width: 100%;
  min-height: 52px;
  margin: 0;
  padding: 12px 16px;
  border: 1.5px solid var(--line-field);
  border-radius: var(--r);
  background: var(--white);
  font-size: 1.0625rem;
  line-height: 1.4;
  opacity: 1;
  appearance: none;
  /* Room for label and hint when the focus brings the field into view. */
  scroll-margin-top: 64px;
  &::placeholder {
    color: var(--placeholder);
    opacity: 1;
  }
  /* WebKit draws a day that has not been chosen half as dark as the text. */
  &[type='date']:invalid {
    -webkit-text-fill-color: var(--placeholder);
  }
  &:focus {
    border-color: var(--teal);
    border-radius: var(--r);
    outline: 3px solid var(--teal-32);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
    background-color: var(--error-wash);
  }
`;

export const mistake = css`
  color: var(--error);
  font-weight: 500;
`;
