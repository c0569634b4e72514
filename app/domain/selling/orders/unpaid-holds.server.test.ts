import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf } from '../../../../tests/support/accounts';
import { confirmAddress, readConfirmationToken } from '../../../../tests/support/confirmed-email';
import { readPlacement, stockOf, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { changeSettings } from '../../base/settings/settings.server';
import { setCartQuantity } from '../cart/cart.server';
import { confirmEmail, isEmailConfirmed } from './email-confirmation.server';
import { placeOrder, type Placement } from './place-order.server';
import { expireTransfers } from './transfers.server';
import { UnconfirmedEmailError } from './unpaid-holds.server';

let store: TestStore;
let buyers = 0;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await setPrice(1_000);
  await stockTo(store.db, 1, 500);
});

const setPrice = (cents: number) =>
  store.db.updateTable('products').set({ price_cents: cents, is_on_sale: 0 }).where('id', '=', 1).execute();

interface Buyer {
  /** Whether the address is confirmed before. */
  isConfirmed?: boolean;
  cartId?: string;
  email?: string;
  placedFrom?: string;
  paymentMethod?: Placement['paymentMethod'];
  providerName?: string;
}

/** Places an order as somebody else each time, unless told who. */
async function hold(units: number, buyer: Buyer = {}) {
  const { cartId = (await store.cartWith()).cartId, email = `${++buyers}@locke.example` } = buyer;
  const { paymentMethod = 'zelle', providerName, placedFrom = '', isConfirmed = true } = buyer;
  if (isConfirmed && !(await isEmailConfirmed(store.db, email))) await confirmAddress(store.db, email);
  await setCartQuantity(store.db, cartId, 1, units);
  const by = { paymentMethod, providerName, placedFrom };
  return placeOrder(store.db, {
    ...(await readPlacement(store.db, cartId, by)),
    checkoutToken: `token-${++buyers}`,
    customer: { ...customer, email },
  });
}

const REFUSED =
  'Without an account, you can have up to 5 unpaid Zelle or e-Transfer orders, with up to 50 units and $5,000.00 in total. ' +
  'Pay by card, or sign in to a trade account.';

describe('without an account, orders that promise a transfer hold', () => {
  it('a number of units, of which a refused order takes none', async () => {
    await hold(50);
    await expect(hold(51)).rejects.toThrow(REFUSED);
    expect(await stockOf(store.db, 1)).toBe(450);
    expect(await store.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });

  it('a value', async () => {
    await setPrice(100_000);
    await hold(4);
    await expect(hold(5)).rejects.toThrow(REFUSED);
  });

  it.each([
    ['visitor', async () => ({ cartId: (await store.cartWith()).cartId })],
    ['email address, however it is written', async () => ({ email: 'Ada@Locke.example' })],
    ['client address', async () => ({ placedFrom: 'hash-of-an-address' })],
  ])('as much in all by the same %s', async (_what, same) => {
    const buyer = await same();
    await hold(30, buyer);
    await hold(20, { ...buyer, ...('email' in buyer ? { email: 'ada@locke.example' } : {}) });
    await expect(hold(1, buyer)).rejects.toThrow(REFUSED);
    // Somebody else is not counted with them.
    await hold(50);
  });

  it('a number of orders at a time, until one of them is paid or cancelled', async () => {
    const buyer = { email: 'ada@locke.example' };
    const [first] = [await hold(1, buyer), await hold(1, buyer), await hold(1, buyer), await hold(1, buyer)];
    await hold(1, buyer);
    await expect(hold(1, buyer)).rejects.toThrow(REFUSED);
    await store.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', first.id).execute();
    await hold(1, buyer);
  });

  it('no more when they are sent at once', async () => {
    const buyer = { email: 'ada@locke.example' };
    const carts = await Promise.all(Array.from({ length: 8 }, () => store.cartWith()));
    const placed = await Promise.allSettled(carts.map(({ cartId }) => hold(20, { ...buyer, cartId })));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stockOf(store.db, 1)).toBe(460);
  });

  it('what staff set', async () => {
    await changeSettings(
      store.db,
      { expectedVersion: 0, settings: { ...DEFAULT_SETTINGS, unpaidUnitsMax: 2 } },
      { name: 'staff:admin', staffId: null, requestId: 'test' },
    );
    await hold(2);
    await expect(hold(3)).rejects.toThrow(
      'up to 5 unpaid Zelle or e-Transfer orders, with up to 2 units and $5,000.00 in total',
    );
  });
});

it('cards, accounts, and what was paid are not limited', async () => {
  const buyer = { email: 'ada@locke.example', placedFrom: 'hash-of-an-address' };
  await hold(60, { ...buyer, paymentMethod: 'stripe', providerName: 'stripe' });
  const customerId = await addAccount(store.db, { email: buyer.email });
  const userId = await firstUserOf(store.db, customerId);
  const { cartId } = await store.cartWith();
  await store.db
    .updateTable('carts')
    .set({ customer_id: customerId, user_id: userId })
    .where('id', '=', cartId)
    .execute();
  await hold(60, { ...buyer, cartId });
  await hold(50, buyer);
});

describe('before the email address is confirmed', () => {
  const buyer = { email: 'ada@locke.example', isConfirmed: false };
  const readHolds = () =>
    store.db
      .selectFrom('orders')
      .select(['id', 'state', 'placed_at', 'expires_at', 'is_email_unconfirmed'])
      .orderBy('id')
      .execute();
  const hoursOf = (order: { placed_at: string; expires_at: string | null }) =>
    Math.round((Date.parse(order.expires_at ?? '') - Date.parse(order.placed_at)) / 3_600_000);
  const hoursHeld = async () => (await readHolds()).map(hoursOf);
  const mailsTo = async (email: string) => {
    const mails = store.db.selectFrom('outbox').select('text').where('to_address', '=', email);
    return (await mails.orderBy('id').execute()).map(({ text }) => text);
  };

  it('an order is held for hours, then canceled, and its stock is back', async () => {
    await hold(1, buyer);
    expect(await hoursHeld()).toEqual([4]);
    const past = new Date(Date.now() - 1_000).toISOString();
    await store.db.updateTable('orders').set({ expires_at: past }).execute();
    await expireTransfers(store.db);
    expect(await readHolds()).toMatchObject([{ state: 'cancelled' }]);
    expect(await stockOf(store.db, 1)).toBe(500);
  });

  it('never longer than with a confirmed one', async () => {
    await changeSettings(
      store.db,
      { expectedVersion: 0, settings: { ...DEFAULT_SETTINGS, transferHours: 2 } },
      { name: 'staff:admin', staffId: null, requestId: 'test' },
    );
    await hold(1, buyer);
    expect(await hoursHeld()).toEqual([2]);
  });

  it('the link of its mail holds all orders of the address for the full time, however often it is followed', async () => {
    const first = await hold(2, buyer);
    await hold(2, { ...buyer, email: 'Ada@Locke.example' });
    await hold(2, { email: 'ben@locke.example', isConfirmed: false });
    const token = await readConfirmationToken(store.db, 'ada@locke.example');
    expect(
      JSON.stringify(await store.db.selectFrom('email_confirmations').selectAll().execute()),
    ).not.toContain(token);
    expect(await confirmEmail(store.db, token)).toMatchObject({ accessKey: first.accessKey });
    expect(await hoursHeld()).toEqual([72, 72, 4]);
    expect((await readHolds()).map((order) => order.is_email_unconfirmed)).toEqual([0, 0, 1]);
    const events = () =>
      store.db.selectFrom('order_events').select('detail').where('kind', '=', 'hold').execute();
    expect(await events()).toHaveLength(2);
    await confirmEmail(store.db, token);
    expect(await hoursHeld()).toEqual([72, 72, 4]);
    expect(await events()).toHaveLength(2);
    // The next one has the full time from the start, and its mail asks for nothing.
    await hold(2, buyer);
    expect((await hoursHeld()).at(-1)).toBe(72);
    expect((await mailsTo('ada@locke.example')).at(-1)).not.toContain('confirm-email');
  });

  it('confirming gives no end to what has a part payment, and shortens nothing that staff extended', async () => {
    await hold(1, buyer);
    await hold(1, buyer);
    const [first, second] = await readHolds();
    const late = new Date(Date.now() + 100 * 3_600_000).toISOString();
    await store.db
      .updateTable('orders')
      .set({ expires_at: null })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await store.db
      .updateTable('orders')
      .set({ expires_at: late })
      .where('id', '=', second?.id ?? 0)
      .execute();
    await confirmEmail(store.db, await readConfirmationToken(store.db, buyer.email));
    expect((await readHolds()).map(({ expires_at }) => expires_at)).toEqual([null, late]);
  });

  it('a link that has expired, and one that never was, confirm nothing', async () => {
    await hold(1, buyer);
    const token = await readConfirmationToken(store.db, buyer.email);
    await store.db
      .updateTable('email_confirmations')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .execute();
    for (const wrong of [token, '', 'x', 'a'.repeat(22)])
      await expect(confirmEmail(store.db, wrong)).rejects.toThrow('This link has expired.');
    expect(await hoursHeld()).toEqual([4]);
  });

  it.each([
    ['visitor', async () => ({ cartId: (await store.cartWith()).cartId })],
    ['email address', async () => ({ email: 'Ada@Locke.example' })],
    ['client address', async () => ({ placedFrom: 'hash-of-an-address' })],
  ])('orders hold few units in all by the same %s, until it is', async (_what, same) => {
    const who = { isConfirmed: false, ...(await same()) };
    await hold(6, who);
    const refused = hold(5, { ...who, email: buyer.email });
    await expect(refused).rejects.toThrow(UnconfirmedEmailError);
    await expect(refused).rejects.toThrow(
      'Confirm your email address to order more than 10 units. We’ve emailed a link to ada@locke.example.',
    );
    expect(await stockOf(store.db, 1)).toBe(494);
    expect(await readHolds()).toHaveLength(1);
    expect((await mailsTo(buyer.email)).at(-1)).toContain('then place your order again');
    await confirmEmail(store.db, await readConfirmationToken(store.db, buyer.email));
    await hold(5, { ...who, email: buyer.email });
    expect(await stockOf(store.db, 1)).toBe(489);
  });

  it('links are mailed a few times a day', async () => {
    for (let asked = 0; asked < 5; asked += 1)
      await expect(hold(11, buyer)).rejects.toThrow('We’ve emailed a link');
    await expect(hold(11, { ...buyer, email: 'Ada@Locke.example' })).rejects.toThrow(
      'Use the link we already emailed to Ada@Locke.example, or try again tomorrow.',
    );
    expect(await mailsTo(buyer.email)).toHaveLength(5);
  });

  it('a confirmation counts for 30 days', async () => {
    await confirmAddress(store.db, buyer.email);
    const stored = await store.db.selectFrom('confirmed_emails').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('ada');
    expect((Date.parse(stored[0]?.expires_at ?? '') - Date.now()) / 86_400_000).toBeCloseTo(30, 1);
    await hold(11, buyer);
    await store.db.updateTable('confirmed_emails').set({ expires_at: new Date().toISOString() }).execute();
    await expect(hold(1, buyer)).rejects.toThrow(UnconfirmedEmailError);
  });

  it('few units are held when many orders are sent at once, and confirming meanwhile loses none of them', async () => {
    const carts = await Promise.all(Array.from({ length: 8 }, () => store.cartWith()));
    const placed = await Promise.allSettled(carts.map(({ cartId }) => hold(4, { ...buyer, cartId })));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await stockOf(store.db, 1)).toBe(492);
    const token = await readConfirmationToken(store.db, buyer.email);
    const more = await Promise.all(Array.from({ length: 2 }, () => store.cartWith()));
    await Promise.all([
      confirmEmail(store.db, token),
      ...more.map(({ cartId }) => hold(1, { ...buyer, cartId })),
      confirmEmail(store.db, token),
    ]);
    expect(await hoursHeld()).toEqual([72, 72, 72, 72]);
  });
});
