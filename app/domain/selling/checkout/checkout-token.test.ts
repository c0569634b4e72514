import { expect, it } from 'vitest';

import { placeCharged } from '../../../../tests/support/orders';
import { openTestStore } from '../../../../tests/support/test-store';
import { randomKey } from '../../base/shared/random.server';

it.each(['checkout_token', 'number', 'access_key'] as const)(
  'the database itself refuses a second order with the same %s',
  async (column) => {
    const { db, cartWith } = await openTestStore({ seeded: true });
    await placeCharged(db, (await cartWith({ productId: 1, quantity: 1 })).cartId);
    const { id, ...order } = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    const another = { checkout_token: randomKey(), number: 'KW-AAAA-BBBB', access_key: randomKey() };
    const insert = db.insertInto('orders').values({ ...order, ...another, [column]: order[column] });
    await expect(insert.execute()).rejects.toThrow(new RegExp(`unique constraint.+orders.${column}`, 'i'));
    await db
      .insertInto('orders')
      .values({ ...order, ...another })
      .execute();
    expect(id).toBeGreaterThan(0);
  },
);
