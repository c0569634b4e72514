import type { ReactNode } from 'react';

/**
 * A sentence with elements or values in the page's language: <Trans>Sold by <b>{name}</b></Trans>. The build replaces it by
 * the component of `translated.tsx` (decision 0066).
 */
export function Trans({ children }: { children: ReactNode }) {
  return <>{children}</>;
}

interface PluralProps {
  value: number;
  one: ReactNode;
  /** '#' stands for the number. */
  other: ReactNode;
}

/** A text that depends on a number: <Plural value={count} one="# item" other="# items" />. */
export function Plural({ value, one, other }: PluralProps) {
  return <>{value === 1 ? one : other}</>;
}
