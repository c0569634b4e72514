import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf } from '../../../../tests/support/accounts';
import { readPlacement, stockOf, stockTo } from '../../../../tests/support/orders';
import { customer } from '../../../../tests/support/placement';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { changeSettings } from '../../base/settings/settings.server';
import { setCartQuantity } from '../cart/cart.server';
import { placeOrder, type Placement } from './place-order.server';

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
  cartId?: string;
  email?: string;
  placedFrom?: string;
  paymentMethod?: Placement['paymentMethod'];
  providerName?: string;
}

/** Places an order as somebody else each time, unless told who. */
async function hold(units: number, buyer: Buyer = {}) {
  const { cartId = (await store.cartWith()).cartId, email = `${++buyers}@locke.example`, ...rest } = buyer;
  await setCartQuantity(store.db, cartId, 1, units);
  const by = { paymentMethod: 'zelle', providerName: undefined, placedFrom: '', ...rest } as const;
  return placeOrder(store.db, {
    ...(await readPlacement(store.db, cartId, by)),
    checkoutToken: `token-${++buyers}`,
    customer: { ...customer, email },
  });
}

const REFUSED =
  'Without an account, Zelle and e-Transfer can hold up to 5 orders, 50 units, and $5,000.00 until they are paid. ' +
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
    await expect(hold(3)).rejects.toThrow('hold up to 5 orders, 2 units, and $5,000.00');
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
