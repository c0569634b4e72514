/**
 * Specifications of what a buyer gets with a product. Pages show them, but no search finds a lock by the screws in its
 * box, and they don't tell which products belong together.
 */
export const SUPPLIED = { box: 'In the box', keys: 'Keys supplied', warranty: 'Warranty' } as const;

const NAMES = new Set<string>(Object.values(SUPPLIED));

export function isSupplied({ name }: { name: string }): boolean {
  return NAMES.has(name);
}
