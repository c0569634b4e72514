import { LRUCache } from 'lru-cache';
import type { CompiledQuery } from 'kysely';

import { getLanguage } from '~/i18n/language';
import type { Db } from '../../../../db/schema';

/** The two versions: `catalogue_version` and `assortment_version` define which changes count. */
type VersionName = 'catalog' | 'assortment';

const TABLES = { catalog: 'catalogue_version', assortment: 'assortment_version' } as const;

// Read several times per page, so compiled once.
const questions: Record<VersionName, WeakMap<Db, CompiledQuery<{ version: number }>>> = {
  catalog: new WeakMap(),
  assortment: new WeakMap(),
};

/** Returns a number that changes with everything a guest can see. */
export function readCatalogVersion(db: Db): Promise<number> {
  return readVersion(db, 'catalog');
}

export async function readVersion(db: Db, of: VersionName): Promise<number> {
  const question = questions[of].get(db) ?? selectVersion(db, of);
  questions[of].set(db, question);
  const { rows } = await db.executeQuery(question);
  const version = rows[0]?.version;
  if (version === undefined) throw new Error(`The ${of} has no version.`);
  return version;
}

function selectVersion(db: Db, of: VersionName) {
  // PostgreSQL counts in several rows, so that writers don't wait for each other.
  return db
    .selectFrom(TABLES[of])
    .select((build) => build.fn.sum<number>('version').as('version'))
    .compile();
}

interface CacheOptions {
  /**
   * What the answers depend on. 'catalog': everything that visitors see, including stock and prices. 'assortment':
   * what is listed, found, and in stock, which most sales don't change.
   */
  version?: VersionName;
  /** Cached answers per process. */
  max?: number;
}

/**
 * Caches answers until the version that they depend on changes. The version is read from the database on each call, so
 * a change by any process takes effect at once.
 */
export class VersionedCache<Answer> {
  readonly #caches = new WeakMap<Db, LRUCache<string, { version: number; answer: Answer }>>();
  readonly #version: VersionName;
  readonly #max: number;

  constructor({ version = 'catalog', max = 500 }: CacheOptions = {}) {
    this.#version = version;
    this.#max = max;
  }

  /**
   * Returns the cached answer, or makes it.
   *
   * @param about everything else that the answer depends on.
   * @param make reads everything that the answer is made of, after the version: what was read before may be older.
   */
  async read(db: Db, about: string, make: () => Promise<Answer>): Promise<Answer> {
    // Answers may hold texts.
    const key = `${getLanguage()} ${about}`;
    const version = await readVersion(db, this.#version);
    const cache = this.#caches.get(db) ?? new LRUCache({ max: this.#max });
    this.#caches.set(db, cache);
    const cached = cache.get(key);
    if (cached?.version === version) return cached.answer;
    const answer = await make();
    cache.set(key, { version, answer });
    return answer;
  }
}
