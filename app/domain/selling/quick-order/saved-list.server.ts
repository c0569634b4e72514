import { z } from 'zod';

import type { Db } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { randomKey } from '../../base/shared/random.server';
import { parseJson } from '../../base/shared/stored-json';
import type { SavedList } from './saved-list.rules';

const Lines = z
  .array(
    z.object({
      id: z.number(),
      text: z.string(),
      quantity: z.string().optional(),
      productId: z.number().optional(),
      merged: z.array(z.number()).optional().catch(undefined),
      isWholeLine: z.boolean().optional(),
      isUnclear: z.boolean().optional(),
      isMisfit: z.boolean().optional(),
      isNumbered: z.boolean().optional(),
    }),
  )
  .catch([]);

const LeftOut = z.array(z.string()).catch([]);

/** Returns the list a cart's owner has checked; undefined if there is none. */
export async function findSavedList(db: Db, cartId: string): Promise<SavedList | undefined> {
  const row = await db
    .selectFrom('quick_order_lists')
    .select(['list_id', 'revision', 'lines', 'left_out'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return (
    row && {
      id: row.list_id,
      revision: row.revision,
      lines: Lines.parse(parseJson(row.lines)),
      leftOut: LeftOut.parse(parseJson(row.left_out)),
    }
  );
}

/**
 * Keeps a list for a cart's owner, in place of any other. Without lines, none is kept.
 *
 * @param former the list it changes; undefined for a new one.
 */
export async function saveList(
  db: Db,
  cartId: string,
  { lines, leftOut }: Pick<SavedList, 'lines' | 'leftOut'>,
  former?: SavedList,
): Promise<SavedList> {
  const list = { id: former?.id ?? randomKey(), revision: (former?.revision ?? 0) + 1, lines, leftOut };
  if (lines.length === 0) {
    await deleteList(db, cartId);
    return list;
  }
  const values = {
    list_id: list.id,
    revision: list.revision,
    lines: JSON.stringify(lines),
    left_out: JSON.stringify(leftOut),
    updated_at: nowIso(),
  };
  await db
    .insertInto('quick_order_lists')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
  return list;
}

/** Deletes the list a cart's owner has checked. */
export async function deleteList(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('quick_order_lists').where('cart_id', '=', cartId).execute();
}
