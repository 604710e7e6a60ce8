import { css, keyframes } from '@emotion/react';
import { media } from '../theme/media';

export const form = css`
  position: relative;
  display: grid;
  align-content: start;
  gap: 18px;
  padding: clamp(22px, 14px + 2vw, 40px);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--white);
  fieldset {
    display: grid;
    gap: 18px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset[hidden] {
    display: none;
  }
`;

/** For a form on a coloured ground. */
export const raisedCard = css`
  border-color: transparent;
  box-shadow: var(--shadow-card);
`;

export const pair = css`
  display: grid;
  gap: 18px;
  ${media.fieldPairs} {
    grid-template-columns: 3fr 2fr;
  }
`;

export const submit = css`
  width: 100%;
  &:disabled {
    background: var(--sand);
    color: var(--ink-soft);
    transform: none;
    /* A press on the disabled button reaches the form, where it makes the scripts start. */
    pointer-events: none;
  }
  &[data-sending] {
    background: var(--sending-ground);
    color: var(--pine);
  }
  @media (scripting: none) {
    display: none;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const spinner = css`
  width: 20px;
  height: 20px;
  border: 2.5px solid var(--pine-25);
  border-top-color: var(--pine);
  border-radius: 50%;
  ${media.motion} {
    animation: ${turn} 0.8s linear infinite;
  }
`;

export const whatNext = css`
  display: flex;
  gap: 10px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
  svg {
    margin-top: 2px;
    color: var(--teal);
  }
`;

export const formNote = css`
  padding: 14px 18px;
  border-left: 5px solid var(--amber);
  border-radius: var(--r);
  background: var(--amber-wash);
  font-size: 1rem;
  line-height: 1.45;
  /* It may contain a long address, which could not break otherwise. */
  overflow-wrap: anywhere;
`;
