import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf } from '../../../../tests/support/accounts';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { findSession, openSession } from '../../base/sessions/sessions.server';
import { signBuyerIn } from '../sign-in/sign-in.server';
import { findFavoriteList, listFavoriteLists } from './favorites.queries.server';
import { addFavorite, createFavoriteList } from './favorites.server';

let db: Db;
let ada: number;
let bea: number;

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  ada = await addAccount(db, { email: 'ada@locke.example' });
  bea = await addAccount(db, { email: 'bea@locke.example' });
});

/** Signs in on a device on which a guest, or another account, has lists already. */
async function signIn(customerId: number, guestOwner: string | null): Promise<string> {
  const guest = await openSession(db, { favoritesOwner: guestOwner, lifetimeMs: 60_000 });
  const session = await findSession(db, guest);
  const userId = await firstUserOf(db, customerId);
  const id = await inTransaction(db, (trx) => signBuyerIn(trx, session, { id: userId, customerId }));
  return (await findSession(db, id))?.favoritesOwner ?? '';
}

const namesOf = async (owner: string) =>
  (await listFavoriteLists(db, owner)).map(({ name, items }) => `${name} ${items}`).sort();

async function listWith(owner: string, name: string, products: Record<number, number>): Promise<string> {
  const id = await createFavoriteList(db, owner, name);
  for (const [productId, quantity] of Object.entries(products))
    await addFavorite(db, owner, { productId: Number(productId), quantity, listId: id });
  return id;
}

describe('the lists of an account', () => {
  it('are those of its first device, and are there on the next', async () => {
    await listWith('phone', 'Van', { 1: 2 });
    const owner = await signIn(ada, 'phone');
    expect(await namesOf(owner)).toEqual(['Van 1']);
    expect(await signIn(ada, null)).toBe(owner);
  });

  it('take in a guest’s, lists of one name as one and no product twice', async () => {
    const van = await listWith('phone', 'Van', { 1: 2, 2: 1 });
    const owner = await signIn(ada, 'phone');
    await listWith('shop', 'VAN', { 2: 9, 3: 4 });
    await listWith('shop', 'Elm Street', { 5: 1 });
    expect(await signIn(ada, 'shop')).toBe(owner);
    expect(await namesOf(owner)).toEqual(['Elm Street 1', 'Van 3']);
    const items = (await findFavoriteList(db, owner, van))?.items ?? [];
    expect(items.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual([
      [1, 2],
      [2, 1],
      [3, 4],
    ]);
    expect(await namesOf('shop')).toEqual([]);
    await signIn(ada, 'shop');
    expect(await namesOf(owner)).toEqual(['Elm Street 1', 'Van 3']);
  });

  it('stay its own where another account signs in on the same device', async () => {
    const list = await listWith('counter', 'Ada’s', { 1: 1 });
    const adas = await signIn(ada, 'counter');
    const beas = await signIn(bea, adas);
    expect(beas).not.toBe(adas);
    expect(await namesOf(beas)).toEqual([]);
    expect(await findFavoriteList(db, beas, list)).toBeUndefined();
    expect(await namesOf(adas)).toEqual(['Ada’s 1']);
  });

  it('begin at the sign-in where there were none, so that both devices write into the same', async () => {
    const phone = await signIn(ada, null);
    await listWith(phone, 'Van', { 1: 1 });
    expect(await namesOf(await signIn(ada, null))).toEqual(['Van 1']);
  });

  it('are marked as the account’s', async () => {
    await listWith('phone', 'Van', {});
    const owner = await signIn(ada, 'phone');
    await listWith('shop', 'Shop', {});
    await signIn(ada, 'shop');
    const rows = await db.selectFrom('favorite_lists').select(['customer_id', 'owner_id']).execute();
    expect(rows).toEqual([
      { customer_id: ada, owner_id: owner },
      { customer_id: ada, owner_id: owner },
    ]);
  });
});
