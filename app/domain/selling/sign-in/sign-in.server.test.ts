import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { stockTo } from '../../../../tests/support/orders';
import { addAccount } from '../../../../tests/support/accounts';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../cart/cart.queries.server';
import { findSession, openSession, VISITOR_SESSION_MS } from '../../base/sessions/sessions.server';
import { ConflictError } from '../../base/shared/errors';
import { requestSignIn, signInByLink } from './sign-in.server';

let store: TestStore;
let db: Db;
let customerId: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  customerId = await addAccount(db, { email: 'ada@locke.example' });
});

/** Asks for a link and returns what it carries; undefined when no mail was written. */
async function linkFor(email: string): Promise<string | undefined> {
  const before = await mails();
  await requestSignIn(db, email, '/account');
  const mail = (await mails()).at(-1);
  return (await mails()).length > before.length
    ? /sign-in\/([\w-]{22})\?redirectTo=%2Faccount/.exec(mail?.text ?? '')?.[1]
    : undefined;
}

async function tokenFor(email: string): Promise<string> {
  const token = await linkFor(email);
  if (token === undefined) throw new Error('No link was made.');
  return token;
}

const mails = () => db.selectFrom('outbox').select(['to_address', 'text']).orderBy('id').execute();

async function guest(...lines: { productId: number; quantity: number }[]) {
  const { cartId } = await store.cartWith(...lines);
  const id = await openSession(db, { cartId, lifetimeMs: VISITOR_SESSION_MS });
  return { cartId, session: await findSession(db, id), id };
}

const linesOf = async (cartId: string | null | undefined) =>
  (await readCart(db, cartId)).lines.map(({ productId, quantity }) => [productId, quantity]);

describe('a link to sign in', () => {
  it('goes to the address of the account, in any case, and signs in once', async () => {
    const token = await tokenFor('Ada@Locke.example');
    expect(await mails()).toMatchObject([
      { to_address: 'ada@locke.example', text: expect.stringContaining(token) as string },
    ]);
    const session = await findSession(db, await signInByLink(db, token, undefined));
    expect(session).toMatchObject({ customerId, staff: undefined });
    await expect(signInByLink(db, token, undefined)).rejects.toThrow(ConflictError);
  });

  it('is not kept as it is', async () => {
    const token = await tokenFor('ada@locke.example');
    const links = await db.selectFrom('sign_in_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('is not sent to an address without an account, and nothing tells', async () => {
    expect(await linkFor('nobody@locke.example')).toBeUndefined();
    expect(await mails()).toEqual([]);
  });

  it('is refused after fifteen minutes', async () => {
    const token = await tokenFor('ada@locke.example');
    const past = new Date(Date.now() - 1_000).toISOString();
    await db.updateTable('sign_in_links').set({ expires_at: past }).execute();
    await expect(signInByLink(db, token, undefined)).rejects.toThrow(ConflictError);
  });

  it('is refused when it is none', async () => {
    for (const token of ['', 'x', '../..', 'a'.repeat(500)]) {
      await expect(signInByLink(db, token, undefined)).rejects.toThrow(ConflictError);
    }
  });

  it('of two who use it at once, one is signed in', async () => {
    const token = await tokenFor('ada@locke.example');
    const both = await Promise.allSettled([
      signInByLink(db, token, undefined),
      signInByLink(db, token, undefined),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('fills nobody’s mailbox', async () => {
    for (let asked = 0; asked < 12; asked += 1) await linkFor('ada@locke.example');
    expect(await mails()).toHaveLength(5);
  });
});

describe('signing in', () => {
  const signIn = async (session: Awaited<ReturnType<typeof guest>>['session']) =>
    findSession(db, await signInByLink(db, await tokenFor('ada@locke.example'), session));

  it('ends the session of before, so that a known id never becomes a buyer', async () => {
    const { session, id } = await guest({ productId: 1, quantity: 1 });
    await signIn(session);
    expect(await findSession(db, id)).toBeUndefined();
  });

  it('makes the first guest cart the account’s, and finds it again on another device', async () => {
    const { session, cartId } = await guest({ productId: 1, quantity: 2 });
    expect((await signIn(session))?.cartId).toBe(cartId);
    const elsewhere = await signIn(undefined);
    expect(await linesOf(elsewhere?.cartId)).toEqual([[1, 2]]);
  });

  it('joins a later guest cart: summed per product, capped by the stock, and nothing gets less', async () => {
    await stockTo(db, 1, 5);
    await stockTo(db, 2, 50);
    await stockTo(db, 3, 50);
    const first = await guest({ productId: 1, quantity: 4 }, { productId: 2, quantity: 1 });
    await signIn(first.session);
    const second = await guest({ productId: 1, quantity: 3 }, { productId: 3, quantity: 2 });
    const joined = await signIn(second.session);
    expect(new Map((await linesOf(joined?.cartId)).map(([id, quantity]) => [id, quantity]))).toEqual(
      new Map([
        [1, 5],
        [2, 1],
        [3, 2],
      ]),
    );
    expect(await linesOf(second.cartId)).toEqual([]);
    await stockTo(db, 1, 2);
    const third = await guest({ productId: 1, quantity: 1 });
    expect((await linesOf((await signIn(third.session))?.cartId)).find(([id]) => id === 1)).toEqual([1, 5]);
  });

  it('leaves the cart of another account where it is', async () => {
    const other = await addAccount(db, { email: 'other@locke.example' });
    const mine = await guest({ productId: 1, quantity: 1 });
    await db.updateTable('carts').set({ customer_id: other }).where('id', '=', mine.cartId).execute();
    expect((await signIn(mine.session))?.cartId).toBeNull();
    expect(await linesOf(mine.cartId)).toEqual([[1, 1]]);
  });
});
