import { css } from '@emotion/react';

export const lead = css`
  max-width: 36em;
  font-size: var(--fs-lead);
  line-height: 1.5;
  color: var(--ink-soft);
`;

/** The short line above a title. */
export const kicker = css`
  font-size: var(--fs-small);
  font-weight: 600;
  line-height: 1.4;
  color: var(--teal);
`;

export const groupTitle = css`
  font: 500 var(--fs-h3) / 1.2 var(--display);
  letter-spacing: -0.01em;
`;

export const cardTitle = css`
  font-size: var(--fs-h4);
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.005em;
`;

export const cardText = css`
  font-size: var(--fs-card);
  line-height: 1.5;
  color: var(--ink-soft);
`;

/** Digits of equal width. */
export const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

/** The two ends of a scale, below it. */
export const scaleEnds = css`
  display: flex;
  justify-content: space-between;
  margin-top: 4px;
  color: var(--ink-soft);
  font-size: var(--fs-small);
  ${tabular}
`;

/** A link that is underlined only under the pointer. */
export const plainLink = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
