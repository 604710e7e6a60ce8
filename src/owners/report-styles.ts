import { css } from '@emotion/react';
import { sideBySide } from '../components/side-by-side';
import { media } from '../theme/media';

export const layout = css`
  ${sideBySide('5fr 7fr', { gap: '40px', wideGap: '80px' })}
  align-items: start;
`;

export const sentence = css`
  margin-block: var(--s4) var(--s5);
`;

/** The page that an owner gets. */
export const sheet = css`
  min-width: 0;
  padding: clamp(20px, 12px + 2vw, 40px);
  border: 1px solid transparent;
  border-radius: var(--r);
  background: var(--white);
  box-shadow: var(--shadow-card);
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  padding-bottom: var(--s4);
  border-bottom: 2px solid var(--pine);
  h3 {
    font: 500 var(--fs-h3) / 1.2 var(--display);
  }
  p {
    flex-basis: 100%;
    color: var(--ink-soft);
    font-size: var(--fs-small);
  }
`;

export const table = css`
  width: 100%;
  border-collapse: collapse;
  font-size: 1rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums lining-nums;
  th,
  td {
    padding: 7px 0;
    font-weight: 400;
    text-align: right;
    vertical-align: baseline;
  }
  td,
  th:not(:first-of-type) {
    padding-left: 12px;
  }
  td {
    white-space: nowrap;
  }
  th:first-of-type {
    text-align: left;
  }
  thead th {
    padding-top: var(--s4);
    color: var(--ink-soft);
    font-size: var(--fs-small);
  }
  tbody + tbody tr {
    border-top: 1px solid var(--line);
  }
  tbody + tbody :is(th, td) {
    padding-block: 11px;
  }
  ${media.belowPhablet} {
    th {
      overflow-wrap: anywhere;
    }
  }
`;

/** A line on which everything above it adds up. */
export const total = css`
  th,
  td {
    font-weight: 600;
  }
`;

/** What belongs to the line above it. */
export const aside = css`
  tbody + tbody && {
    border-top: 0;
  }
  tbody && td {
    padding: 0 0 11px;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    text-align: left;
    white-space: normal;
  }
`;

/** What the owner is paid. */
export const payout = css`
  ${total}
  td {
    font: 500 var(--fs-h3) / 1.1 var(--display);
  }
  tbody + tbody && {
    border-top: 2px solid var(--pine);
  }
  ${media.belowPhablet} {
    td {
      font-size: 1.25rem;
    }
  }
  ${media.tight} {
    td {
      font-size: 1rem;
    }
  }
`;

export const note = css`
  margin-top: var(--s3);
  padding-top: var(--s3);
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: var(--fs-small);
  line-height: 1.45;
`;
