import { css } from '@emotion/react';
import { whiteCard } from '../components/card-styles';
import { media } from '../theme/media';

/** Over the lower edge of the hero's picture. */
export const estimate = css`
  position: relative;
  z-index: 1;
  margin-top: -228px;
  ${media.phablet} {
    margin-top: -150px;
  }
  ${media.tablet} {
    margin-top: -340px;
  }
  ${media.wide} {
    /* As low as the first screen allows. */
    margin-top: clamp(-330px, 100svh - 290px - var(--hero), -215px);
  }
`;

export const formCard = css`
  ${whiteCard}
  display: grid;
  gap: 14px 40px;
  padding: 16px;
  box-shadow: var(--shadow-card);
  & > div {
    min-width: 0;
  }
  label {
    display: block;
    margin-bottom: 6px;
    font-size: var(--fs-small);
    font-weight: 600;
    line-height: 1.35;
    ${media.belowPhablet} {
      font-size: 0.8125rem;
    }
  }
  ${media.phablet} {
    padding: 22px 28px 18px;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 14.5em) minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const fields = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  align-items: end;
  gap: 10px 12px;
  select {
    padding-right: 36px;
    text-overflow: ellipsis;
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const money = css`
  display: flex;
  font-size: 1.375rem;
  input {
    flex: 1;
    width: 100%;
  }
`;

export const title = css`
  margin-bottom: 4px;
  font: 500 clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem) / 1.2 var(--display);
  letter-spacing: -0.01em;
`;

export const bars = css`
  margin-top: 12px;
  font-size: 1rem;
  ${media.wide} {
    gap: 6px;
    div {
      grid-template-columns: 9em 1fr 11.5em;
      align-items: center;
      gap: 16px;
    }
    dd:first-of-type {
      order: 1;
      white-space: nowrap;
      text-align: right;
    }
    dd:last-of-type {
      grid-column: auto;
    }
  }
`;

export const condition = css`
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.45;
  ${media.wide} {
    grid-column: 1 / -1;
    order: 1;
    /* So that nothing moves when a mistake is named. */
    min-height: 2lh;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  ${media.wide} {
    flex-direction: column;
    max-width: 13em;
  }
  ${media.belowPhablet} {
    flex-direction: column;
  }
`;
