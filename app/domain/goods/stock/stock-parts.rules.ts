/** Units at one location. */
export interface StockPart {
  locationId: number;
  units: number;
}

/**
 * Takes units from levels in order.
 *
 * @returns undefined if they don't suffice.
 */
export function splitTaken(levels: readonly StockPart[], wanted: number): StockPart[] | undefined {
  const parts: StockPart[] = [];
  let open = wanted;
  for (const { locationId, units } of levels) {
    const taken = Math.min(open, units);
    if (taken > 0) parts.push({ locationId, units: taken });
    open -= Math.max(0, taken);
    if (open === 0) return parts;
  }
  return open === 0 ? parts : undefined;
}

/** Returns units to where they were taken, last place first; the rest goes to the given location. */
export function splitReturned(taken: readonly StockPart[], wanted: number, otherwise: number): StockPart[] {
  const parts = new Map<number, number>();
  let open = wanted;
  for (const { locationId, units } of [...taken].reverse()) {
    const back = Math.min(open, units);
    if (back <= 0) continue;
    parts.set(locationId, (parts.get(locationId) ?? 0) + back);
    open -= back;
  }
  if (open > 0) parts.set(otherwise, (parts.get(otherwise) ?? 0) + open);
  return [...parts].map(([locationId, units]) => ({ locationId, units }));
}
