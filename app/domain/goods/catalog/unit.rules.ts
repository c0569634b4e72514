/** How a product is sold. Its price and stock count these units. */
export const UNITS = ['each', 'pair', 'set', 'pack', 'box', 'bag', 'roll', 'case'] as const;

export type Unit = (typeof UNITS)[number];

/** A product's unit of measure, and the pieces in one unit. */
export interface SalesUnit {
  unit: Unit;
  packSize: number;
}

export const EACH: SalesUnit = { unit: 'each', packSize: 1 };

export const UNIT_LABELS: Record<Unit, string> = {
  each: 'Each',
  pair: 'Pair',
  set: 'Set',
  pack: 'Pack',
  box: 'Box',
  bag: 'Bag',
  roll: 'Roll',
  case: 'Case',
};

/** Formats a unit as 'Box of 250'; empty for a product sold by the each. */
export function formatUnit({ unit, packSize }: SalesUnit): string {
  if (unit === 'each') return '';
  return packSize > 1 && unit !== 'pair' ? `${UNIT_LABELS[unit]} of ${packSize}` : UNIT_LABELS[unit];
}

/** Says what a quantity counts, such as 'boxes of 250'; empty for a product sold by the each. */
export function formatCountedUnits(sold: SalesUnit): string {
  const [unit = '', ...rest] = formatUnit(sold).toLowerCase().split(' ');
  if (unit === '') return '';
  return [unit === 'box' ? 'boxes' : `${unit}s`, ...rest].join(' ');
}

/** Returns whether a text is a unit. */
function isUnit(text: string): text is Unit {
  return UNITS.some((unit) => unit === text);
}

/** Reads the unit of a product's row. */
export function toSalesUnit(row: { unit: string; pack_size: number }): SalesUnit {
  if (!isUnit(row.unit) || row.unit === 'each') return EACH;
  return { unit: row.unit, packSize: row.pack_size };
}
