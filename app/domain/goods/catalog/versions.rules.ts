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
export function getNameStem(name: string): string {
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

export interface DescribedVersion {
  id: number;
  productNumber: string;
  sku: string;
  specifications: readonly Specification[];
}

/**
 * Names each version by its choices that differ from the product's, e.g. '605 Bright Brass' or 'Keyed alike', and the
 * product by all of them. Only what every version states counts. Two of the same name add their part number.
 */
export function nameVersions(versions: readonly DescribedVersion[], productId: number): string[][] {
  const own = versions.findIndex(({ id }) => id === productId);
  const choices = CHOICES.map((name) => versions.map((version) => readChoice(version, name))).filter(
    (values) => values.every((value) => value !== '') && new Set(values).size > 1,
  );
  const named = versions.map((_, index) =>
    choices
      .filter((values) => index === own || values[index] !== values[own])
      .map((values) => values[index] ?? ''),
  );
  const names = named.map((parts) => parts.join());
  return named.map((parts, index) => {
    const isUnique = parts.length > 0 && names.filter((name) => name === names[index]).length === 1;
    return isUnique ? parts : [...parts, versions[index]?.productNumber || versions[index]?.sku || ''];
  });
}

function readChoice({ specifications }: DescribedVersion, name: string): string {
  const value = specifications.find((fact) => fact.name === name)?.value ?? '';
  return value === 'None' ? '' : value;
}
