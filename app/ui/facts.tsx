import type { ReactNode } from 'react';

export type NamedFact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** Facts that are false are left out. */
  facts: readonly (NamedFact | false)[];
  className?: string;
}

export function Facts({ facts, className = 'fact-list' }: FactsProps) {
  return (
    <dl className={className || undefined}>
      {facts
        .filter((fact) => fact !== false)
        .map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
