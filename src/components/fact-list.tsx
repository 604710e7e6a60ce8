import { css } from '@emotion/react';
import { cluster, grid, media } from '../theme';
import { wholeRanges } from './whole-ranges';

/** Browsers must not translate the name of a person, a company or a street, or a reference. */
export type Fact = readonly [name: string, value: React.ReactNode, isProperName?: boolean];

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value, isProperName], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd translate={isProperName ? 'no' : translateAttribute(value)}>{wholeRanges(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name and the value of a fact stand at the two ends of a row, with a line above it. */
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

/** The value stands large above its name, two facts in a row; the last of an odd number has one of its own. */
export const figureFacts = css(grid('10px 16px'), {
  width: '100%',
  gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
  [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  div: {
    ...{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    paddingTop: 8,
    borderTop: '1px solid var(--line)',
  },
  'div:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  dt: { color: 'var(--ink-soft)', font: '400 var(--fs-note) / 1.3 var(--text)' },
  dd: { font: '500 var(--fs-h3) / 1.2 var(--display)' },
});

/** The attribute `translate` of a value: a translator leaves one alone that has no words. */
export const translateAttribute = (value: React.ReactNode): 'no' | undefined =>
  typeof value === 'string' && !/\p{L}/u.test(value) ? 'no' : undefined;
