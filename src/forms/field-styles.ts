import { css } from '@emotion/react';
import { mistake } from '../components/control-styles';

export const fieldStyles = css`
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

/** Stands between label and field, so that no keyboard on a screen covers it. */
export const hint = css`
  margin: -4px 0 6px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.4;
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

export const fieldError = css`
  ${mistake}
  display: flex;
  gap: 8px;
  margin-top: 6px;
  font-size: var(--fs-small);
  line-height: 1.4;
  svg {
    margin-top: 1px;
  }
`;
