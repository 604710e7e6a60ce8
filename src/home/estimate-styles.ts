import { css } from '@emotion/react';
import { media } from '../theme/media';

/** Below the hero; the rating hangs over the seam above. */
export const estimate = css`
  padding-top: 72px;
  ${media.tablet} {
    padding-top: 88px;
  }
  ${media.wide} {
    padding-top: clamp(40px, 32px + 1vw, 56px);
  }
`;

export const card = css`
  position: relative;
  display: grid;
  gap: 24px 48px;
  padding: clamp(20px, 14px + 1.6vw, 36px);
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  background: var(--cream);
  & > div {
    min-width: 0;
  }
  label {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
    line-height: 1.35;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 17em) minmax(0, 1fr);
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 16em) minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const title = css`
  margin-bottom: 14px;
  font-size: var(--fs-h3);
  line-height: 1.2;
`;

export const field = css`
  input {
    width: 9rem;
  }
`;

export const sums = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
  dt {
    font-weight: 600;
    line-height: 1.35;
  }
  dd {
    margin-top: 4px;
    font: 500 clamp(1.75rem, 1.3rem + 1.4vw, 2.25rem) / 1.15 var(--display);
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }
  div + div dd {
    color: var(--teal);
  }
`;

export const note = css`
  max-width: 38em;
  /* Room for both lines, so that nothing moves when a mistake is named. */
  min-height: 3lh;
  margin-top: 10px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  ${media.tablet} {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-column: auto;
    flex-direction: column;
    max-width: 15em;
  }
  ${media.belowPhablet} {
    flex-direction: column;
  }
`;

export const forecast = css`
  min-height: 44px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--teal);
  font-weight: 600;
  line-height: 1.35;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
