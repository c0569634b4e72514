import type { ReactNode } from 'react';

import { Fact } from './fact';

/** A name and its value. */
export type NamedFact = readonly [name: string, value: ReactNode];

interface FactsProps {
  /** Facts that are false are left out. */
  facts: readonly (NamedFact | false)[];
  className?: string;
}

/** Names with their values. */
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
