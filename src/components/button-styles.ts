import { css, type SerializedStyles } from '@emotion/react';

export type ButtonKind = 'primary' | 'secondary' | 'dark';

/** For links and for buttons alike. */
export function buttonStyles(kind: ButtonKind, small = false): SerializedStyles[] {
  return [base, kinds[kind], ...(small ? [smallButton] : [])];
}

const base = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 56px;
  padding: 12px 26px;
  border: 1.5px solid transparent;
  border-radius: var(--r);
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform var(--t-quick) var(--ease);
  &:hover {
    transform: translateY(-1px);
  }
  &:focus-visible {
    border-radius: var(--r);
  }
`;

const kinds: Record<ButtonKind, SerializedStyles> = {
  primary: css`
    background: var(--amber);
    color: var(--pine);
    &:hover {
      background: var(--amber-lift);
    }
  `,
  secondary: css`
    border-color: currentColor;
    background: transparent;
    color: var(--pine);
  `,
  dark: css`
    background: var(--pine);
    color: var(--on-pine);
  `,
};

const smallButton = css`
  min-height: 44px;
  padding: 8px 18px;
  border-radius: 12px;
  font-size: 1rem;
`;

/** A button that looks like a link. */
export const textButton = css`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--teal);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
