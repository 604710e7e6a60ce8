import { css } from '@emotion/react';
import { media } from '../theme/media';

export const lines = css`
  width: 100%;
  border-collapse: collapse;
  font: 400 1rem/1.4 var(--text);
  font-variant-numeric: tabular-nums lining-nums;
  caption {
    padding-top: var(--s5);
    font-weight: 600;
    text-align: left;
  }
  & :is(th, td) {
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
  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--fs-small);
    line-height: 1.4;
  }
  ${media.belowPhablet} {
    font-size: 0.9375rem;
    td,
    th:not(:first-of-type) {
      padding-left: 8px;
    }
  }
  ${media.narrowPhone} {
    td {
      white-space: normal;
    }
    /* Room for the longest month and for one short word. */
    thead th:first-of-type {
      width: 44%;
    }
    thead th:nth-of-type(2) {
      width: 22%;
    }
  }
  @media print {
    font-size: 0.8125rem;
    & :is(th, td) {
      padding-block: 2px;
    }
    caption,
    thead th {
      padding-top: 8px;
    }
    small {
      line-height: 1.3;
    }
  }
`;

export const ruled = css`
  tbody tr {
    border-top: 1px solid var(--line);
  }
`;

export const total = css`
  && :is(th, td) {
    font-weight: 600;
  }
`;
