import { css } from '@emotion/react';
import { media } from '../theme/media';

export const iconButton = css`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-right: -10px;
  padding: 0;
  border: 0;
  border-radius: 10px;
  background: none;
  cursor: pointer;
`;

export const opener = css`
  ${media.wide} {
    display: none;
  }
`;

export const panel = css`
  position: fixed;
  inset: 0 0 0 auto;
  width: min(350px, 92vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-left: 1px solid transparent;
  background: var(--white);
  color: var(--pine);
  overflow-y: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--pine-deep-50);
  }
  ${media.motion} {
    transform: translateX(100%);
    transition:
      transform var(--t-calm) var(--ease),
      overlay var(--t-calm) allow-discrete,
      display var(--t-calm) allow-discrete;
    &[open] {
      transform: none;
    }
    @starting-style {
      &[open] {
        transform: translateX(100%);
      }
    }
  }
`;

export const content = css`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: 14px 24px 28px;
`;

export const top = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 20px;
`;

export const navigation = css`
  a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-height: 56px;
    border-bottom: 1px solid var(--line);
    color: var(--pine);
    font: 500 1.5rem/1.2 var(--display);
    letter-spacing: -0.012em;
    text-decoration: none;
  }
  a[aria-current] {
    text-decoration: underline 2px var(--amber);
    text-underline-offset: 6px;
  }
`;

export const highlighted = css`
  nav > & {
    margin-top: 20px;
    padding: 0 18px;
    border: 0;
    border-radius: var(--r);
    background: var(--mist);
    color: var(--teal);
    font: 600 1.0625rem/1.2 var(--text);
    letter-spacing: 0;
  }
`;

export const menuEnd = css`
  display: grid;
  gap: 14px;
  margin-top: auto;
  padding-top: 28px;
`;

export const languageLinks = css`
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px;
    padding: 4px;
    border-radius: var(--r);
    background: var(--mist);
  }
  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    border-radius: 11px;
    color: var(--pine);
    font-weight: 500;
    text-decoration: none;
  }
  a[aria-current] {
    background: var(--white);
    font-weight: 600;
    box-shadow: 0 1px 3px var(--pine-20);
    ${media.forced} {
      outline: 2px solid;
    }
  }
`;

export const call = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
`;
