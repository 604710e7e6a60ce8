import { css } from '@emotion/react';
import { cluster } from '../theme';

/** For a list of facts: the name and the value at the two ends of a row, with a line above it. */
export const ruledFacts = css({
  div: [
    cluster('2px 16px'),
    {
      justifyContent: 'space-between',
      paddingBlock: 9,
      borderTop: '1px solid var(--line)',
      lineHeight: 1.35,
    },
  ],
  // A long name breaks before its value leaves the row.
  dt: { flex: 1, color: 'var(--ink-soft)' },
  dd: { marginLeft: 'auto', fontWeight: 600, textAlign: 'right' },
});
