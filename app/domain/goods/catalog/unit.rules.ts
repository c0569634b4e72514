import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** How a product is sold. Its price and stock count these units. */
export const UNITS = ['each', 'pair', 'set', 'pack', 'box', 'bag', 'roll', 'case'] as const;

export type Unit = (typeof UNITS)[number];

/** A product's unit of measure, and the pieces in one unit. */
export interface SalesUnit {
  unit: Unit;
  packSize: number;
}

export const EACH: SalesUnit = { unit: 'each', packSize: 1 };

export const UNIT_LABELS = perLanguage<Record<Unit, string>>(() => ({
  each: t`Each`,
  pair: t`Pair`,
  set: t`Set`,
  pack: t`Pack`,
  box: t`Box`,
  bag: t`Bag`,
  roll: t`Roll`,
  case: t`Case`,
}));

const COUNTED_UNITS = perLanguage<Record<Unit, string>>(() => ({
  each: '',
  pair: t`pairs`,
  set: t`sets`,
  pack: t`packs`,
  box: t`boxes`,
  bag: t`bags`,
  roll: t`rolls`,
  case: t`cases`,
}));

/** Formats a unit as 'Box of 250'; empty for a product sold by the each. */
export function formatUnit(sold: SalesUnit): string {
  return sold.unit === 'each' ? '' : addPackSize(UNIT_LABELS()[sold.unit], sold);
}

/** Says what a quantity counts, such as 'boxes of 250'; empty for a product sold by the each. */
export function formatCountedUnits(sold: SalesUnit): string {
  return sold.unit === 'each' ? '' : addPackSize(COUNTED_UNITS()[sold.unit], sold);
}

function addPackSize(name: string, { unit, packSize }: SalesUnit): string {
  return packSize > 1 && unit !== 'pair' ? t`${name} of ${packSize}` : name;
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
