import { css } from '@emotion/react';
import { cluster } from '../theme';
import { translateValue } from './translate-value';

export type Fact = readonly [name: string, value: React.ReactNode];

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd translate={translateValue(value)}>{value}</dd>
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
