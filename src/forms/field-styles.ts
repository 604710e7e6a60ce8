import { css } from '@emotion/react';

export const field = css`
  min-width: 0;
  label {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 6px;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.4;
  }
  label span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`;

export const control = css`
  display: block;
  width: 100%;
  min-height: 52px;
  margin: 0;
  padding: 12px 16px;
  border: 1.5px solid var(--line-field);
  border-radius: var(--r);
  background: var(--white);
  color: inherit;
  font-size: 1.0625rem;
  line-height: 1.4;
  opacity: 1;
  appearance: none;
  /* Room for the label when the focus brings the field into view. */
  scroll-margin-top: 40px;
  &::placeholder {
    color: #5f777e;
    opacity: 1;
  }
  &:focus {
    border-color: var(--teal);
    border-radius: var(--r);
    outline: 3px solid rgb(31 92 99 / 0.32);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: var(--error);
    background-color: #fffaf8;
  }
`;

export const area = css`
  min-height: 112px;
  resize: vertical;
`;

export const select = css`
  position: relative;
  select {
    padding-right: 44px;
  }
  svg {
    position: absolute;
    top: 14px;
    right: 14px;
    color: var(--teal);
    pointer-events: none;
  }
`;

export const refusal = css`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  color: var(--error);
  font-size: var(--fs-small);
  font-weight: 500;
  line-height: 1.4;
  svg {
    margin-top: 1px;
  }
`;
