import { translateAttribute } from './translate-attribute';

/** Browsers must not translate the name of a person, a company or a street, or a reference. */
export type Fact = readonly [name: string, value: React.ReactNode, isProperName?: boolean];

export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(([name, value, isProperName], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd translate={isProperName ? 'no' : translateAttribute(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
