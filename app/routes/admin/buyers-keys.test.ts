import { beforeEach, expect, it } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { placeCharged } from '../../../tests/support/orders';
import { requestedQuote } from '../../../tests/support/quotes';
import { opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as account } from './customers.$id';
import { loader as order } from './orders.$id';
import { loader as orders } from './orders._index';
import { loader as quote } from './quotes.$id';
import { loader as quotes } from './quotes._index';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

it('staff who may only look are sent no key by which a buyer acts', async () => {
  const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  const { id, accessKey } = await placeCharged(store.db, cartId);
  await store.db.updateTable('orders').set({ customer_id: customerId }).where('id', '=', id).execute();
  const asked = await requestedQuote(store.db, { customerId, email: 'ada@locke.example' });
  await store.db
    .updateTable('quotes')
    .set({ status: 'accepted', order_id: id })
    .where('id', '=', asked.id)
    .execute();
  const cookie = await store.signIn('viewer');
  const at = (params: Record<string, string> = {}) => opening(store, '/', { cookie, params });
  const answers = [
    await orders(at()),
    await order(at({ id: String(id) })),
    await quotes(at()),
    await quote(at({ id: String(asked.id) })),
    await account(at({ id: String(customerId) })),
  ];
  for (const answer of answers) {
    expect(JSON.stringify(answer)).not.toContain(accessKey);
    expect(JSON.stringify(answer)).not.toContain(asked.accessKey);
  }
  expect(JSON.stringify(answers[3])).toContain(asked.number);
});
