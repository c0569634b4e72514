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

/** The choice of those that no other tells apart. */
export const PART_NUMBER = 'Part number';

/** A choice in which versions differ, e.g. 'Finish', with the value of each version in their order. */
export interface VersionChoice {
  name: string;
  values: string[];
}

/**
 * Lists the choices in which any two of the versions differ. Only what every version states counts; where that leaves
 * two alike, their part numbers are a choice as well.
 */
export function listChoices(
  versions: readonly { specifications: readonly Specification[]; partNumber: string }[],
): VersionChoice[] {
  const choices = CHOICES.map((name) => ({
    name,
    values: versions.map(({ specifications }) => readChoice(specifications, name)),
  })).filter(({ values }) => values.every((value) => value !== '') && new Set(values).size > 1);
  const told = new Set(versions.map((_, index) => choices.map(({ values }) => values[index]).join('\n')));
  if (told.size === versions.length) return choices;
  return [...choices, { name: PART_NUMBER, values: versions.map(({ partNumber }) => partNumber) }];
}

function readChoice(specifications: readonly Specification[], name: string): string {
  const value = specifications.find((fact) => fact.name === name)?.value ?? '';
  return value === 'None' ? '' : value;
}

/** What a choice offers: a value, the version that it leads to, and what else is different about that one. */
export interface VersionOption {
  value: string;
  index: number;
  otherwise: string[];
}

/** Lists what a choice offers from one of the versions: with each value, the version that differs least otherwise. */
export function listOptions(
  choices: readonly VersionChoice[],
  choice: VersionChoice,
  own: number,
): VersionOption[] {
  const listOtherwise = (index: number) =>
    choices
      .filter((other) => other !== choice && other.values[index] !== other.values[own])
      .map(({ values }) => values[index] ?? '');
  const offered = new Map<string, VersionOption>();
  for (const [index, value] of choice.values.entries()) {
    const option = { value, index, otherwise: listOtherwise(index) };
    const before = offered.get(value);
    if (before === undefined || option.otherwise.length < before.otherwise.length) offered.set(value, option);
  }
  return [...offered.values()].sort((a, b) => a.value.localeCompare(b.value, 'en', { numeric: true }));
}
