import type { Db, Trx } from './schema';

/** Returns whether the store has no catalog yet. */
export async function isEmptyStore(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) === undefined;
}
