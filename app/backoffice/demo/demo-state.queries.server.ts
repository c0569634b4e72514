import type { Db, Trx } from '../../../db/schema';

/** The settings row of a store whose demo was cleared; it stays empty at the next start. */
export const CLEARED_ROW = 'demo-cleared';

/** Returns whether the demo was cleared, so that it isn't seeded again. */
export async function isDemoCleared(db: Db | Trx): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', CLEARED_ROW)
    .executeTakeFirst();
  return row !== undefined;
}
