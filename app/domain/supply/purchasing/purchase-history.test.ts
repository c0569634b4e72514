import { expect, it } from 'vitest';

import { draftOf, sentOrder, supplierWith } from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import { listAuditEvents } from '../../base/audit/audit.queries.server';
import { mergeHistory } from '../../base/audit/audit-changes.rules';
import type { Db } from '../../../../db/schema';
import { listPurchaseHistory } from './purchase-states.rules';
import { getPurchaseOrder, listReceipts } from './purchase-orders.queries.server';

async function historyOf(db: Db, id: number): Promise<string[]> {
  const order = await getPurchaseOrder(db, id);
  const known = listPurchaseHistory(order, await listReceipts(db, id));
  return mergeHistory(await listAuditEvents(db, `purchase-order:${id}`), known).map(
    ({ actor, action, createdAt }) => `${actor} ${action.replace('purchase-order.', '')} ${createdAt}`,
  );
}

it('of an order of the demo says that it was opened, sent and received, though nobody logged it', async () => {
  const { db } = await openTestStore({ seeded: true });
  const orders = await db
    .selectFrom('purchase_orders')
    .select(['id', 'state', 'created_at', 'sent_at'])
    .orderBy('id')
    .execute();
  expect(orders.map(({ state }) => state)).toEqual(['partly_received', 'sent', 'draft']);
  for (const { id, state, created_at, sent_at } of orders) {
    const receipts = (await listReceipts(db, id)).map((receipt) => `seed receive ${receipt.createdAt}`);
    expect(receipts).toHaveLength(state === 'partly_received' ? 1 : 0);
    expect(await historyOf(db, id)).toEqual([
      ...receipts,
      ...(sent_at === null ? [] : [` send ${sent_at}`]),
      `seed create ${created_at}`,
    ]);
  }
});

it('says what was logged once, with whoever did it', async () => {
  const { db } = await openTestStore({ seeded: true });
  const supplierId = await supplierWith(db);
  const { sku } = await db.selectFrom('products').select('sku').where('id', '=', 1).executeTakeFirstOrThrow();
  const draft = await draftOf(db, supplierId);
  expect((await historyOf(db, draft.id)).filter((line) => line.includes(' create '))).toHaveLength(1);
  const sent = await sentOrder(db, supplierId, [sku, 2, '1.00']);
  const actions = (await historyOf(db, sent.id)).map((line) => line.split(' ').slice(0, 2).join(' '));
  expect(actions.filter((action) => action.endsWith('send'))).toEqual(['staff:clerk send']);
  expect(actions.filter((action) => action.endsWith('create'))).toEqual(['staff:clerk create']);
});
