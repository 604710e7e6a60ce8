import { css } from '@emotion/react';
import { media } from '../theme/media';

/** The grounds repeat the colours of the picture's sky where the text meets it. */
export const hero = css`
  position: relative;
  display: flex;
  flex-direction: column;
  background: var(--hero-ground);
  ${media.phablet} {
    background: var(--hero-ground-wide);
  }
  ${media.wide} {
    display: block;
    overflow: hidden;
    background: var(--hero-ground-picture);
  }
`;

export const heroPicture = css`
  order: 1;
  aspect-ratio: 1 / 0.84;
  margin-top: calc(-1 * var(--s2));
  mask-image: linear-gradient(transparent, black 28px);
  &::before {
    background: none;
  }
  img {
    object-position: 50% 100%;
  }
  ${media.phablet} {
    aspect-ratio: 16 / 9;
    mask-image: linear-gradient(transparent, black 56px);
    img {
      object-position: 80% 100%;
    }
  }
  ${media.wide} {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    margin: 0;
    mask-image: none;
    img {
      object-position: 62% 100%;
    }
  }
`;

export const heroText = css`
  padding-top: 88px;
  h1 {
    margin: var(--s2) 0 var(--s3);
    font-size: var(--fs-hero);
    line-height: 1.02;
    letter-spacing: -0.026em;
  }
  ${media.wide} {
    position: relative;
    min-height: var(--hero);
    padding-top: 106px;
    h1 {
      max-width: 9.2em;
      margin: var(--s4) 0 var(--s5);
    }
  }
`;

export const sentence = css`
  max-width: 27em;
  color: var(--pine);
  ${media.belowPhablet} {
    font-size: 1.0625rem;
    line-height: 1.42;
  }
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-top: var(--s4);
  ${media.belowPhablet} {
    justify-content: space-between;
    & > a:first-of-type {
      width: 100%;
    }
  }
  ${media.wide} {
    margin-top: 28px;
  }
`;

/** On a phone a plain link. */
export const secondary = css`
  ${media.phablet} {
    background: var(--white-62);
  }
  ${media.belowPhablet} {
    min-height: 44px;
    padding: 8px 0;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

export const badge = css`
  ${media.belowPhablet} {
    gap: 10px;
    padding: 6px 12px;
    font-size: 0.8125rem;
    & > span:first-of-type,
    & > svg {
      display: none;
    }
    & > b {
      font-size: 1.375rem;
    }
    & > span:last-of-type {
      padding-left: 10px;
      font-size: inherit;
    }
  }
  ${media.wide} {
    position: absolute;
    top: 100px;
    right: var(--gutter);
  }
`;
