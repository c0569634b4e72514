import type { Db } from '../../../../db/schema';
import { readVersion, type VersionName } from './catalog-version.queries.server';

/** Default number of entries. */
const MAX_ENTRIES = 500;

/** The version and the cache size. */
interface CacheOptions {
  /**
   * 'catalogue': everything visitors see, including stock and prices. 'assortment': which products exist, how they
   * are found and listed, and whether they are in stock; most sales don't change it.
   */
  of?: VersionName;
  /** The least recently used entry is evicted. */
  most?: number;
}

/**
 * Caches values for as long as a version in the database stays the same. The version is read on every access, so
 * changes by any process count at once.
 */
export class VersionedCache<Answer> {
  private readonly versioned: VersionName;
  private readonly most: number;

  constructor({ of = 'catalogue', most = MAX_ENTRIES }: CacheOptions = {}) {
    this.versioned = of;
    this.most = most;
  }

  private readonly kept = new WeakMap<Db, { version: number; answers: Map<string, Answer> }>();

  /**
   * @param key everything else the value depends on.
   * @param make must read its data after the version was read; older data would be cached as current.
   */
  async read(db: Db, key: string, make: () => Promise<Answer>): Promise<Answer> {
    const version = await readVersion(db, this.versioned);
    const { answers } = this.forVersion(db, version);
    const known = answers.get(key);
    const answer = known ?? (await make());
    // Moves the entry to the end, as most recently used.
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= this.most) break;
      answers.delete(oldest);
    }
    return answer;
  }

  private forVersion(db: Db, version: number) {
    const kept = this.kept.get(db);
    if (kept?.version === version) return kept;
    const fresh = { version, answers: new Map<string, Answer>() };
    this.kept.set(db, fresh);
    return fresh;
  }
}
