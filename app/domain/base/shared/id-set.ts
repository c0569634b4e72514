const BITS = 32;

/** A bit set of row IDs: 125 KB for a million products. */
export class IdSet {
  private words = new Uint32Array(64);
  private count = 0;

  static of(ids: Iterable<number>): IdSet {
    const set = new IdSet();
    for (const id of ids) set.add(id);
    return set;
  }

  get size(): number {
    return this.count;
  }

  add(id: number): void {
    const place = Math.floor(id / BITS);
    if (place >= this.words.length) {
      const longer = new Uint32Array(Math.max(place + 1, 2 * this.words.length));
      longer.set(this.words);
      this.words = longer;
    }
    if (this.has(id)) return;
    this.words[place] = (this.words[place] ?? 0) | (1 << (id % BITS));
    this.count += 1;
  }

  has(id: number): boolean {
    return ((this.words[Math.floor(id / BITS)] ?? 0) & (1 << (id % BITS))) !== 0;
  }

  and(other: IdSet): IdSet {
    return this.combine(other, Math.min(this.words.length, other.words.length), (own, its) => own & its);
  }

  or(other: IdSet): IdSet {
    return this.combine(other, Math.max(this.words.length, other.words.length), (own, its) => own | its);
  }

  private combine(other: IdSet, length: number, join: (own: number, its: number) => number): IdSet {
    const set = new IdSet();
    set.words = new Uint32Array(length);
    for (let place = 0; place < length; place += 1) {
      const word = join(this.words[place] ?? 0, other.words[place] ?? 0);
      set.words[place] = word;
      set.count += countBits(word);
    }
    return set;
  }

  [Symbol.iterator](): Generator<number> {
    return this.between(0, this.words.length * BITS - 1);
  }

  /** Yields the ranges that hold so many IDs each. */
  *inRanges(size: number): Generator<{ from: number; to: number }> {
    let [from, to, count] = [0, 0, 0];
    for (const id of this) {
      if (count === 0) from = id;
      to = id;
      count += 1;
      if (count === size) {
        yield { from, to };
        count = 0;
      }
    }
    if (count > 0) yield { from, to };
  }

  /** Yields the IDs of a range, inclusive, in order. */
  *between(from: number, to: number): Generator<number> {
    const last = Math.min(to, this.words.length * BITS - 1);
    for (let place = Math.floor(from / BITS); place * BITS <= last; place += 1) {
      // The lowest bit each time: most words have few.
      for (let left = this.words[place] ?? 0; left !== 0; left &= left - 1) {
        const id = place * BITS + BITS - 1 - Math.clz32(left & -left);
        if (id >= from && id <= last) yield id;
      }
    }
  }
}

function countBits(word: number): number {
  let count = 0;
  for (let left = word; left !== 0; left &= left - 1) count += 1;
  return count;
}
