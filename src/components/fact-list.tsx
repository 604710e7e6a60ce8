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
