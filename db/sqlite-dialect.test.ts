import { expect, it } from 'vitest';

import { openTestStore } from '../tests/support/test-store';

it('a crowd of transactions lets timers and answers in between', async () => {
  const { db } = await openTestStore();
  const ended: string[] = [];
  setTimeout(() => ended.push('an answer'), 0);
  const write = async () => {
    await db.transaction().execute((trx) => trx.updateTable('products').set({ stock_quantity: 1 }).execute());
    ended.push('a transaction');
  };
  await Promise.all(Array.from({ length: 500 }, write));
  expect(ended.indexOf('an answer')).toBeGreaterThanOrEqual(0);
  expect(ended.indexOf('an answer')).toBeLessThan(250);
});
