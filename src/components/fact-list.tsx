import { css } from '@emotion/react';
import { cluster } from '../theme';
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

/** The attribute `translate` of a value: a translator leaves one alone that has no words. */
export const translateAttribute = (value: React.ReactNode): 'no' | undefined =>
  typeof value === 'string' && !/\p{L}/u.test(value) ? 'no' : undefined;
