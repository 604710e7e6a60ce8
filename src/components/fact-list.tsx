import { css } from '@emotion/react';
import { cluster } from '../theme';
import { translateValue } from './translate-value';

/** Browsers must not translate the name of a person, a company or a street, or a reference. */
export type Fact = readonly [name: string, value: React.ReactNode, isProperName?: boolean];

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value, isProperName], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd translate={isProperName ? 'no' : translateValue(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The name and the value at the two ends of a row, with a line above it. */
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
  dt: { color: 'var(--ink-soft)' },
  dd: { fontWeight: 600 },
});
