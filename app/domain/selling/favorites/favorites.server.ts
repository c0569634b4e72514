import { IS_SOLD } from '../../goods/catalog/is-sold.server';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { randomKey } from '../../base/shared/random.server';
import { DEFAULT_LIST, MAX_ITEMS, MAX_LISTS } from './favorites.schema';
import { countRows } from '../../base/shared/list-queries.server';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

const NO_SUCH_LIST = perLanguage(() => t`List not found.`);

/** Whether to move an item or to copy it. */
export type Transfer = 'move' | 'copy';

/**
 * Creates a list.
 *
 * @throws FieldError if there are too many lists or the name is taken.
 */
export async function createFavoriteList(db: Db, owner: string, name: string): Promise<string> {
  return inTransaction(db, (trx) => insertList(trx, owner, name));
}

/** @throws FieldError if the name is taken, NotFoundError if the list isn't the visitor's. */
export async function renameFavoriteList(db: Db, owner: string, id: string, name: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await getList(trx, owner, id);
    await assertNameFree(trx, owner, name, id);
    await trx
      .updateTable('favorite_lists')
      .set({ name, updated_at: nowIso() })
      .where('id', '=', id)
      .execute();
  });
}

/** Deletes a list and its items. */
export async function deleteFavoriteList(db: Db, owner: string, id: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { name } = await getList(trx, owner, id);
    await trx.deleteFrom('favorite_lists').where('id', '=', id).execute();
    return name;
  });
}

/** Adds a product to a list, or to the default list, which is created if needed. Existing items stay unchanged. */
export async function addFavorite(
  db: Db,
  owner: string,
  favorite: { productId: number; quantity: number; listId: string },
): Promise<{ id: string; name: string; isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    await trx
      .selectFrom('products as p')
      .select('id')
      .where('id', '=', favorite.productId)
      .where(IS_SOLD)
      .executeTakeFirstOrThrow(() => new NotFoundError(t`That product isn’t available.`));
    const id = favorite.listId === '' ? await findOrCreateDefaultList(trx, owner) : favorite.listId;
    const { name } = await getList(trx, owner, id);
    const isNew = await insertItem(trx, id, favorite.productId, favorite.quantity);
    return { id, name, isNew };
  });
}

/** Sets the quantity of a product on a list. */
export async function setFavoriteQuantity(
  db: Db,
  owner: string,
  id: string,
  productId: number,
  quantity: number,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await getList(trx, owner, id);
    await trx
      .updateTable('favorite_items')
      .set({ quantity })
      .where('list_id', '=', id)
      .where('product_id', '=', productId)
      .execute();
  });
}

/** Removes a product from a list. */
export async function removeFavorite(db: Db, owner: string, id: string, productId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await getList(trx, owner, id);
    await deleteItem(trx, id, productId);
  });
}

/** Moves or copies an item to another of the visitor's lists. An existing item there stays unchanged. */
export async function transferFavorite(
  db: Db,
  owner: string,
  from: string,
  to: string,
  productId: number,
  transfer: Transfer,
): Promise<{ name: string }> {
  return inTransaction(db, async (trx) => {
    await getList(trx, owner, from);
    const { name } = await getList(trx, owner, to);
    const item = await trx
      .selectFrom('favorite_items')
      .select('quantity')
      .where('list_id', '=', from)
      .where('product_id', '=', productId)
      .executeTakeFirstOrThrow(() => new NotFoundError(t`That product is no longer on the list.`));
    if (from === to) return { name };
    await insertItem(trx, to, productId, item.quantity);
    if (transfer === 'move') await deleteItem(trx, from, productId);
    return { name };
  });
}

async function getList(trx: Trx, owner: string, id: string): Promise<{ name: string }> {
  return trx
    .selectFrom('favorite_lists')
    .select('name')
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirstOrThrow(() => new NotFoundError(NO_SUCH_LIST()));
}

async function findOrCreateDefaultList(trx: Trx, owner: string): Promise<string> {
  const first = await trx
    .selectFrom('favorite_lists')
    .select('id')
    .where('owner_id', '=', owner)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return first?.id ?? insertList(trx, owner, DEFAULT_LIST());
}

async function insertList(trx: Trx, owner: string, name: string): Promise<string> {
  await assertNameFree(trx, owner, name);
  const count = await countRows(trx.selectFrom('favorite_lists').where('owner_id', '=', owner));
  if (count >= MAX_LISTS)
    throw new FieldError('name', t`You have ${MAX_LISTS} lists. Delete one to add another.`);
  const id = randomKey();
  await trx
    .insertInto('favorite_lists')
    .values({
      id,
      owner_id: owner,
      name,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .execute();
  return id;
}

async function assertNameFree(trx: Trx, owner: string, name: string, exceptId = ''): Promise<void> {
  const lists = await trx
    .selectFrom('favorite_lists')
    .select(['id', 'name'])
    .where('owner_id', '=', owner)
    .execute();
  const isTaken = lists.some(
    (list) => list.id !== exceptId && list.name.toLowerCase() === name.toLowerCase(),
  );
  if (isTaken) throw new FieldError('name', t`You already have a list named “${name}”`);
}

/** @returns whether the product was new to the list. */
async function insertItem(trx: Trx, listId: string, productId: number, quantity: number): Promise<boolean> {
  const items = await trx
    .selectFrom('favorite_items')
    .select('product_id')
    .where('list_id', '=', listId)
    .execute();
  if (items.some(({ product_id }) => product_id === productId)) return false;
  if (items.length >= MAX_ITEMS)
    throw new FieldError(
      'listId',
      t`A list can have ${MAX_ITEMS} products. Remove one, or start another list.`,
    );
  await trx
    .insertInto('favorite_items')
    .values({ list_id: listId, product_id: productId, quantity, added_at: nowIso() })
    .execute();
  return true;
}

async function deleteItem(trx: Trx, listId: string, productId: number): Promise<void> {
  await trx
    .deleteFrom('favorite_items')
    .where('list_id', '=', listId)
    .where('product_id', '=', productId)
    .execute();
}
