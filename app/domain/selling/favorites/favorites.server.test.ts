import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { findFavoriteList, listFavoriteLists, readProductFavorites } from './favorites.queries.server';
import { MAX_ITEMS, MAX_LISTS } from './favorites.schema';
import {
  addFavorite,
  createFavoriteList,
  deleteFavoriteList,
  removeFavorite,
  renameFavoriteList,
  setFavoriteQuantity,
  transferFavorite,
} from './favorites.server';

const ME = 'owner-one';
const OTHER = 'owner-two';
let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

const add = (productId: number, listId = '', quantity = 1) =>
  addFavorite(db, ME, { productId, quantity, listId });
/** By product: within one millisecond nothing says which came first. */
const getItems = async (id: string) =>
  (await findFavoriteList(db, ME, id))?.items
    .map(({ productId, quantity }) => [productId, quantity])
    .sort(([a = 0], [b = 0]) => a - b);

describe('a favorite', () => {
  it('makes the first list when there is none, and is in it once', async () => {
    const first = await add(1);
    expect(first).toMatchObject({ name: 'My list', isNew: true });
    expect(await add(1, '', 7)).toMatchObject({ id: first.id, isNew: false });
    expect(await getItems(first.id)).toEqual([[1, 1]]);
    expect(await readProductFavorites(db, ME, 1)).toMatchObject({ within: [first.id] });
    expect(await readProductFavorites(db, OTHER, 1)).toEqual({ lists: [], within: [] });
  });

  it('at once from several windows makes one list', async () => {
    await Promise.all([1, 2, 3].map((productId) => add(productId)));
    expect(await listFavoriteLists(db, ME)).toMatchObject([{ items: 3 }]);
  });

  it('of a product that is not sold is refused', async () => {
    await expect(add(99_999)).rejects.toThrow(NotFoundError);
    expect(await listFavoriteLists(db, ME)).toEqual([]);
  });

  it('moves and copies; one that is there already stays as it is', async () => {
    const from = await createFavoriteList(db, ME, 'A');
    const to = await createFavoriteList(db, ME, 'B');
    await add(1, from, 4);
    await add(2, from, 5);
    await add(2, to, 1);
    await transferFavorite(db, ME, from, to, 1, 'copy');
    await transferFavorite(db, ME, from, to, 2, 'move');
    expect(await getItems(from)).toEqual([[1, 4]]);
    expect(await getItems(to)).toEqual([
      [1, 4],
      [2, 1],
    ]);
    await transferFavorite(db, ME, from, from, 1, 'move');
    expect(await getItems(from)).toEqual([[1, 4]]);
  });
});

describe('lists', () => {
  it('have names of their own', async () => {
    const id = await createFavoriteList(db, ME, 'Van');
    await expect(createFavoriteList(db, ME, 'VAN')).rejects.toThrow(FieldError);
    await createFavoriteList(db, OTHER, 'Van');
    await renameFavoriteList(db, ME, id, 'VAN');
    expect(await listFavoriteLists(db, ME)).toMatchObject([{ name: 'VAN' }]);
  });

  it('go with what is in them', async () => {
    const { id } = await add(1);
    await deleteFavoriteList(db, ME, id);
    expect(await db.selectFrom('favorite_items').selectAll().execute()).toEqual([]);
  });

  it('of another visitor are not there, whatever is asked', async () => {
    const { id } = await add(1);
    const own = await createFavoriteList(db, OTHER, 'Mine');
    expect(await findFavoriteList(db, OTHER, id)).toBeUndefined();
    for (const attempt of [
      () => deleteFavoriteList(db, OTHER, id),
      () => renameFavoriteList(db, OTHER, id, 'Taken'),
      () => removeFavorite(db, OTHER, id, 1),
      () => setFavoriteQuantity(db, OTHER, id, 1, 9),
      () => addFavorite(db, OTHER, { productId: 2, quantity: 1, listId: id }),
      () => transferFavorite(db, OTHER, id, own, 1, 'move'),
      () => transferFavorite(db, OTHER, own, id, 1, 'copy'),
    ]) {
      await expect(attempt()).rejects.toThrow(NotFoundError);
    }
    expect(await getItems(id)).toEqual([[1, 1]]);
  });

  it('are limited in number and length', async () => {
    const { id } = await add(1);
    const products = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', 1)
      .limit(MAX_ITEMS)
      .execute();
    for (const product of products.slice(0, MAX_ITEMS - 1)) await add(product.id, id);
    await expect(add(products[MAX_ITEMS - 1]?.id ?? 0, id)).rejects.toThrow(/can have 200 products/);
    for (let count = 1; count < MAX_LISTS; count += 1) await createFavoriteList(db, ME, `List ${count}`);
    await expect(createFavoriteList(db, ME, 'One more')).rejects.toThrow(/You have 50 lists/);
  });
});
