import { sql, type Kysely } from 'kysely';

import { identity, ownedBy, references, required, textOrEmpty } from './columns';

interface OrdersBefore {
  orders: { id: number; state: string; total_cents: number; received_cents: number };
  order_events: { id: number; order_id: number; to_state: string; detail: string };
}

/**
 * What staff do with an order: how much money came in, what was shipped, what came back to the shelf, and every
 * refund with the lines that it is for.
 */
export async function up(db: Kysely<OrdersBefore>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('received_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('order_lines')
    .addColumn('restocked_quantity', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('order_lines').addColumn('shipped_quantity', 'integer').execute();
  await db.schema
    .alterTable('order_events')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('state'))
    .execute();

  await db.schema
    .createTable('order_refunds')
    .addColumn('id', 'integer', identity)
    .addColumn('order_id', 'integer', references('orders.id'))
    .addColumn('refund_id', 'integer', (column) => column.references('refunds.id'))
    .addColumn('amount_cents', 'integer', required)
    .addColumn('goods_cents', 'integer', required)
    .addColumn('tax_cents', 'integer', required)
    .addColumn('shipping_cents', 'integer', required)
    .addColumn('reason', 'text', textOrEmpty)
    .addColumn('actor', 'text', required)
    .addColumn('sent_at', 'text')
    .addColumn('created_at', 'text', required)
    .addCheckConstraint('order_refunds_amount_positive', sql`amount_cents > 0`)
    .execute();
  await db.schema.createIndex('order_refunds_by_order').on('order_refunds').column('order_id').execute();
  await db.schema
    .createTable('order_refund_lines')
    .addColumn('order_refund_id', 'integer', ownedBy('order_refunds.id'))
    .addColumn('order_line_id', 'integer', references('order_lines.id'))
    .addColumn('quantity', 'integer', required)
    .addColumn('amount_cents', 'integer', required)
    .addPrimaryKeyConstraint('order_refund_lines_key', ['order_refund_id', 'order_line_id'])
    .addCheckConstraint('order_refund_lines_quantity_positive', sql`quantity > 0`)
    .execute();

  await db.schema.createIndex('orders_by_total').on('orders').columns(['total_cents', 'id']).execute();
  await db.schema.createIndex('orders_by_day').on('orders').columns(['placed_at', 'id']).execute();

  await noteWhatWasReceived(db);
}

/** Until now an order was paid in full, or its timeline says what the provider took. */
async function noteWhatWasReceived(db: Kysely<OrdersBefore>): Promise<void> {
  await db
    .updateTable('orders')
    .set({ received_cents: sql`total_cents` })
    .where('state', 'in', ['paid', 'fulfilled'])
    .execute();
  const inReview = await db
    .selectFrom('order_events as e')
    .innerJoin('orders as o', 'o.id', 'e.order_id')
    .select(['e.order_id', 'e.detail'])
    .where('o.state', '=', 'review')
    .where('e.to_state', '=', 'review')
    .execute();
  for (const { order_id, detail } of inReview) {
    const taken = /took (\d+) cents/.exec(detail)?.[1];
    if (taken === undefined) continue;
    await db
      .updateTable('orders')
      .set({ received_cents: Number(taken) })
      .where('id', '=', order_id)
      .execute();
  }
}
