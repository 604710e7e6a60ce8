import { css } from '@emotion/react';
import { media } from '../theme/media';

export const calculator = css`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-l);
  & > div {
    min-width: 0;
    padding: clamp(24px, 14px + 2.6vw, 56px);
  }
  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

export const inputs = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: 32px;
  background: var(--white);
`;

export const results = css`
  position: relative;
  background: var(--mist);
`;

export const small = css`
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.5;
`;

export const terms = css`
  margin-top: 24px;
  padding-top: 18px;
  border-top: 1px solid var(--line-result);
`;

export const use = css`
  margin-top: 24px;
  ${media.belowPhablet} {
    width: 100%;
  }
`;
