import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { randomKey } from '../../base/shared/random.server';

/**
 * Merges a guest's lists into the account's at sign-in. Lists with the same name are merged, each product once, with
 * the account's quantity. Limits don't apply.
 *
 * @returns the owner ID that the session uses from now on.
 */
export async function joinFavorites(trx: Trx, guestOwner: string | null, customerId: number) {
  const account = await trx
    .selectFrom('customers')
    .select('favorites_owner')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const own = account.favorites_owner;
  const joining = guestOwner !== null && (await isOwnerless(trx, guestOwner)) ? guestOwner : undefined;
  if (own === null) {
    const owner = joining ?? randomKey();
    await trx.updateTable('customers').set({ favorites_owner: owner }).where('id', '=', customerId).execute();
    await trx
      .updateTable('favorite_lists')
      .set({ customer_id: customerId })
      .where('owner_id', '=', owner)
      .execute();
    return owner;
  }
  if (joining !== undefined) await mergeLists(trx, joining, own, customerId);
  return own;
}

/** Another account's lists stay theirs, even in the same browser. */
async function isOwnerless(trx: Trx, owner: string): Promise<boolean> {
  const holder = await trx
    .selectFrom('customers')
    .select('id')
    .where('favorites_owner', '=', owner)
    .executeTakeFirst();
  return holder === undefined;
}

async function mergeLists(trx: Trx, from: string, to: string, customerId: number): Promise<void> {
  const held = await trx
    .selectFrom('favorite_lists')
    .select(['id', 'name'])
    .where('owner_id', '=', to)
    .execute();
  const byName = new Map(held.map(({ id, name }) => [name.toLowerCase(), id]));
  const lists = await trx
    .selectFrom('favorite_lists')
    .select(['id', 'name'])
    .where('owner_id', '=', from)
    .execute();
  for (const list of lists) {
    const same = byName.get(list.name.toLowerCase());
    if (same === undefined) {
      await trx
        .updateTable('favorite_lists')
        .set({ owner_id: to, customer_id: customerId })
        .where('id', '=', list.id)
        .execute();
      continue;
    }
    const items = await trx
      .selectFrom('favorite_items')
      .select(['product_id', 'quantity', 'added_at'])
      .where('list_id', '=', list.id)
      .execute();
    for (const item of items) {
      await trx
        .insertInto('favorite_items')
        .values({ ...item, list_id: same })
        .onConflict((conflict) => conflict.columns(['list_id', 'product_id']).doNothing())
        .execute();
    }
    await trx.deleteFrom('favorite_lists').where('id', '=', list.id).execute();
    await trx.updateTable('favorite_lists').set({ updated_at: nowIso() }).where('id', '=', same).execute();
  }
}
