import type { Db, Trx } from './schema';

/** Whether nothing has been sold or stocked here yet. */
export async function isEmptyStore(db: Db | Trx): Promise<boolean> {
  return (await db.selectFrom('categories').select('id').limit(1).executeTakeFirst()) === undefined;
}
