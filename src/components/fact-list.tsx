import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  facts: readonly Fact[];
  className?: string;
}

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
