import { css } from '@emotion/react';
import { visuallyHidden } from '../components/visually-hidden';
import { media } from '../theme/media';

export const footer = css`
  background: var(--pine-deep);
  padding-bottom: var(--consent);
  color: var(--on-pine-soft);
  font-size: 1rem;
  a,
  button {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  a:hover,
  button:hover {
    color: var(--on-pine);
    text-decoration: underline;
  }
  h2 {
    margin-bottom: 10px;
    color: var(--on-pine);
    font: 600 1rem/1.4 var(--text);
    letter-spacing: 0;
  }
`;

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 28px 24px;
  ${media.phone} {
    grid-template-columns: auto 1fr;
    column-gap: 16px;
  }
  ${media.belowPhablet} {
    font-size: 0.9375rem;
  }
  ${media.phablet} {
    gap: 32px;
    padding-block: 48px 32px;
  }
  ${media.tablet} {
    grid-template-columns: 4fr 2.4fr 3fr 3fr;
    padding-top: 72px;
  }
`;

export const brand = css`
  grid-column: 1 / -1;
  & > a {
    color: var(--on-pine);
  }
  p {
    max-width: 19em;
    margin-top: 12px;
    line-height: 1.5;
  }
  ul {
    display: flex;
    gap: 10px;
    margin-top: 20px;
  }
  li a {
    justify-content: center;
    width: 44px;
    height: 44px;
    border: 1px solid var(--pine-line);
    border-radius: 12px;
  }
  ${media.belowPhablet} {
    display: flex;
    justify-content: space-between;
    align-items: center;
    p {
      ${visuallyHidden}
    }
    ul {
      margin-top: 0;
    }
  }
  ${media.tablet} {
    grid-column: auto;
  }
`;

export const company = css`
  dl {
    display: grid;
    gap: 8px;
    line-height: 1.45;
  }
  dt {
    font-size: var(--fs-small);
    opacity: 0.85;
  }
  ${media.belowPhablet} {
    grid-column: 1 / -1;
    h2 {
      ${visuallyHidden}
    }
    dl,
    dl div,
    dt,
    dd {
      display: inline;
    }
    dt::after {
      content: ' ';
    }
    div:not(:last-child) dd::after {
      content: '; ';
    }
  }
`;

export const footerEnd = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 28px;
  align-items: center;
  padding-block: 14px 20px;
  border-top: 1px solid var(--pine-line);
  font-size: var(--fs-small);
  & > span {
    padding-block: 6px;
  }
  ${media.phablet} {
    & > span {
      margin-right: auto;
    }
  }
`;
