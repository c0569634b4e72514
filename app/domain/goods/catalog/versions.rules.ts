import type { Specification } from './product.schema';

/** What tells the line of a product: what its versions share. */
export interface VersionLine {
  name: string;
  /** Its specification 'Series', if it has one. */
  series: string | null;
}

/** The specifications in which versions of one product differ, in the order that a buyer chooses them. */
const CHOICES = [
  'Function',
  'Arm',
  'Size',
  'Length',
  'Width',
  'Door width',
  'Backset',
  'Handing',
  'Voltage',
  'Color',
  'Finish',
  'Keying',
  'Keyway',
];

/** 'Schlage B60N Single Cylinder Deadbolt' of 'Schlage B60N Single Cylinder Deadbolt, 626'. */
function getNameStem(name: string): string {
  return (name.split(', ', 1)[0] ?? '').trim().toLowerCase();
}

/**
 * Returns whether two products of one brand and subcategory are versions of each other: of one series, or of one name
 * up to its first comma. The model alone would make versions of an arm and a plate for the same closer.
 */
export function isSameLine(one: VersionLine, other: VersionLine): boolean {
  if (one.series !== null && one.series === other.series) return true;
  return getNameStem(one.name) === getNameStem(other.name);
}

/**
 * Names each version by the same choices in the same order, e.g. 'Single cylinder', '605 Bright Brass', 'Keyed alike':
 * those in which any two differ. Only what every version states counts.
 */
export function nameVersions(versions: readonly (readonly Specification[])[]): string[][] {
  const choices = CHOICES.map((name) =>
    versions.map((specifications) => readChoice(specifications, name)),
  ).filter((values) => values.every((value) => value !== '') && new Set(values).size > 1);
  return versions.map((_, index) => choices.map((values) => values[index] ?? ''));
}

function readChoice(specifications: readonly Specification[], name: string): string {
  const value = specifications.find((fact) => fact.name === name)?.value ?? '';
  return value === 'None' ? '' : value;
}
