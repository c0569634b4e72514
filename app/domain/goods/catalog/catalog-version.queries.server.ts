import type { CompiledQuery } from 'kysely';

import type { Db } from '../../../../db/schema';

/** The two versions: `catalogue_version` and `assortment_version` define which changes count. */
export type VersionName = 'catalogue' | 'assortment';

const TABLES = { catalogue: 'catalogue_version', assortment: 'assortment_version' } as const;

// Read several times per page, so compiled once.
const questions: Record<VersionName, WeakMap<Db, CompiledQuery<{ version: number }>>> = {
  catalogue: new WeakMap(),
  assortment: new WeakMap(),
};

/** Returns a number that changes with everything a guest can see. */
export function readCatalogVersion(db: Db): Promise<number> {
  return readVersion(db, 'catalogue');
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
