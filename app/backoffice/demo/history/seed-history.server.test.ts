import { expect, it } from 'vitest';

import { openTestStore } from '../../../../tests/support/test-store';
import { proveStock } from '../../../domain/goods/inventory/stock-proof.queries.server';
import { seedDemoStore } from '../seed-demo-store.server';

it('adds up', async () => {
  const { db } = await openTestStore();
  const before = process.cpuUsage();
  await seedDemoStore(db, { history: true });
  const used = process.cpuUsage(before);
  console.log((used.user + used.system) / 1e6);
  expect((await proveStock(db)).differences).toEqual([]);
  for (const q of ['orders', 'order_lines', 'stock_movements', 'audit_entries'] as const)
    console.log(
      q,
      await db
        .selectFrom(q)
        .select((b) => b.fn.countAll().as('n'))
        .execute(),
    );
  console.log(
    await db
      .selectFrom('orders')
      .select(['state', (b) => b.fn.countAll().as('n'), (b) => b.fn.avg('total_cents').as('a')])
      .groupBy('state')
      .execute(),
  );
});
