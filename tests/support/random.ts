/** Random choices that a seed repeats, so that what failed once fails again. */
export interface Random {
  /** A whole number from one to the other. */
  between(least: number, most: number): number;
  upTo(most: number): number;
  chance(probability: number): boolean;
  /** @throws Error for an empty list. */
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, quick, and good enough for tests. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    upTo: (most) => between(1, most),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to choose from.');
      return item;
    },
  };
}
