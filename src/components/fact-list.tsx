import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
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
