import { css } from '@emotion/react';
import { media } from '../theme/media';

export const tile = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-l);
  background: var(--cream);
  ${media.belowPhablet} {
    border-radius: 0;
    background: none;
  }
  ${media.phablet} {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-column: span var(--span);
  }
`;

/** On a phone a group shows one picture, at its top. */
export const leading = css`
  ${media.belowPhablet} {
    order: -1;
    border-radius: var(--r-l) var(--r-l) 0 0;
  }
`;

export const following = css`
  ${media.belowPhablet} {
    & > :not([data-text]) {
      display: none;
    }
  }
`;

/** Shares its two rows with its neighbours, so that their texts begin on one line. */
export const third = css`
  ${media.phablet} {
    display: grid;
    grid-row: span 2;
    grid-column: span 4;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    & > * {
      align-self: stretch;
    }
  }
`;

export const tall = css`
  ${media.tablet} {
    grid-row: span 3;
  }
`;

export const tileText = css`
  padding: var(--card-padding);
  p {
    margin-top: 6px;
  }
  ${media.belowPhablet} {
    display: grid;
    grid-template-columns: 30px 1fr;
    column-gap: 16px;
    padding: 11px 20px;
    svg {
      grid-row: span 3;
      margin-top: 2px;
    }
    p {
      display: none;
    }
    p ~ * {
      grid-column: 2;
    }
  }
`;

export const tileIcon = css`
  color: var(--teal);
  ${media.phablet} {
    margin-bottom: 16px;
  }
`;

export const sceneBeside = css`
  ${media.phablet} {
    display: grid;
    grid-template-columns: 40% 60%;
  }
  ${media.tablet} {
    grid-template-columns: 43% 57%;
    & > :first-of-type {
      align-self: center;
    }
  }
`;

export const withoutScene = css`
  justify-content: center;
  & > div {
    display: grid;
    grid-template-columns: 30px 1fr;
    column-gap: 20px;
    align-items: start;
  }
  svg {
    grid-row: span 2;
    margin: 2px 0 0;
  }
  p,
  a {
    grid-column: 2;
    margin-top: 4px;
  }
`;

export const smallPicture = css`
  width: 100%;
  aspect-ratio: 5 / 2;
  ${media.phablet} {
    aspect-ratio: 16 / 10;
  }
  ${media.phabletOnly} {
    aspect-ratio: 1;
  }
`;

/** The background of a drawn scene. */
export const scene = css`
  padding: clamp(20px, 14px + 1.4vw, 32px);
  background: var(--sky);
`;

export const sceneCaption = css`
  color: var(--ink-soft-on-sky);
  font-size: var(--fs-small);
  font-weight: 500;
`;
