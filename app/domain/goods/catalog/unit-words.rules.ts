import type { SalesUnit, Unit } from './unit.rules';

/** The units that words on a list stand for, English or French without accents, as pieces where their number is fixed. */
const UNIT_WORDS: Record<string, Unit | number> = Object.fromEntries(
  (
    [
      [1, 'ea each pc pcs pce pces piece pieces unit units no nos ch unite unites'],
      [12, 'dz doz dozen dozens douzaine douzaines'],
      [144, 'gr gross'],
      ['pair', 'pr prs pair pairs paire paires'],
      ['set', 'set sets'],
      ['pack', 'pk pks pkg pkgs pkt pack packs package packages'],
      ['box', 'bx bxs box boxes bte btes boite boites'],
      ['bag', 'bag bags bg'],
      ['roll', 'roll rolls rl'],
      ['case', 'cs case cases ctn ctns carton cartons'],
    ] as const
  ).flatMap(([meaning, words]) => words.split(' ').map((word) => [word, meaning] as const)),
);

/** Finds what a unit on a list means: a unit, or its number of pieces. */
export function findUnitWord(word: string): Unit | number | undefined {
  const plain = word
    .toLowerCase()
    .replace(/\.$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return Object.hasOwn(UNIT_WORDS, plain) ? UNIT_WORDS[plain] : undefined;
}

/** Finds the unit that a product list names: 'BX' is a box. */
export function findUnitOf(text: string): Unit | undefined {
  const meaning = findUnitWord(text);
  if (meaning === 1) return 'each';
  return typeof meaning === 'string' ? meaning : undefined;
}

/**
 * Converts a count of some unit to the units a product is sold by; undefined where that isn't certain. Pieces must
 * fill whole units. A dozen or a pair is a number of pieces; a case or a box counts only if the product is sold by it.
 */
export function toSalesUnits(count: number, word: string, { unit, packSize }: SalesUnit): number | undefined {
  const meaning = findUnitWord(word);
  if (meaning === undefined) return undefined;
  if (meaning === unit) return count;
  const pieces = meaning === 'pair' ? 2 : meaning;
  // A box without a number of pieces can't be converted, and nor can 'each' of a box: a box may be meant.
  if (typeof pieces !== 'number' || (unit !== 'each' && packSize === 1)) return undefined;
  const units = (count * pieces) / packSize;
  return Number.isInteger(units) ? units : undefined;
}
