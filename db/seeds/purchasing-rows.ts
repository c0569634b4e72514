import type { Trx } from '../schema';
import { demoPurchaseOrders, demoSuppliers } from './demo/purchasing';

const ACTOR = 'seed';

type SeedOrder = (typeof demoPurchaseOrders)[number];

/** Adds suppliers and their products. */
export async function seedSuppliers(trx: Trx, now: string): Promise<void> {
  for (const supplier of demoSuppliers) await seedSupplier(trx, supplier, now);
}

/** Adds a purchase order in each state that needs work. */
export async function seedPurchaseOrders(trx: Trx, now: string): Promise<void> {
  for (const order of demoPurchaseOrders) {
    const { id } = await trx
      .selectFrom('suppliers')
      .select('id')
      .where('name', '=', order.supplier)
      .executeTakeFirstOrThrow();
    await seedOrder(trx, id, order, now);
  }
}

/** SKUs whose opening stock came with a receipt of these orders. */
export const RECEIVED_SKUS: readonly string[] = demoPurchaseOrders.flatMap(({ lines }) =>
  lines.filter(({ received }) => received !== undefined).map(({ sku }) => sku),
);

async function seedSupplier(trx: Trx, supplier: (typeof demoSuppliers)[number], now: string): Promise<void> {
  const { id } = await trx
    .insertInto('suppliers')
    .values({
      name: supplier.name,
      contact_name: supplier.contactName,
      email: supplier.email,
      phone: supplier.phone,
      account_number: supplier.accountNumber,
      lead_time_days: supplier.leadTimeDays,
      minimum_order_cents: supplier.minimumOrderCents,
      notes: supplier.notes,
      archived_at: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const products = await trx
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('brand', 'in', supplier.brands)
    .orderBy('id')
    .execute();
  if (products.length === 0) throw new Error(`${supplier.name} has no products in the demo`);
  await trx
    .insertInto('supplier_products')
    .values(
      products.map((product) => ({
        supplier_id: id,
        product_id: product.id,
        part_number: supplier.prefix + product.sku,
        unit_cost_cents: supplier.costs[product.sku] ?? null,
        is_preferred: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

async function seedOrder(trx: Trx, supplierId: number, order: SeedOrder, now: string): Promise<void> {
  const sentAt = order.sentDays === null ? null : daysFrom(now, order.sentDays);
  const branch = await trx
    .selectFrom('locations')
    .select('id')
    .where('type', '=', 'Distribution Center')
    .executeTakeFirst();
  const { id } = await trx
    .insertInto('purchase_orders')
    .values({
      supplier_id: supplierId,
      state: order.state,
      location_id: branch?.id ?? null,
      reference: order.reference,
      notes: order.notes,
      expected_on: weekdayFrom(now, order.expectedDays),
      end_reason: '',
      created_by: ACTOR,
      sent_at: sentAt,
      ended_at: null,
      created_at: sentAt ?? now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const receiptId = order.lines.some(({ received }) => received !== undefined)
    ? await seedReceipt(trx, id, now)
    : undefined;
  for (const line of order.lines) await seedLine(trx, { orderId: id, supplierId, receiptId }, line, now);
}

async function seedReceipt(trx: Trx, orderId: number, now: string): Promise<number> {
  const { id } = await trx
    .insertInto('purchase_receipts')
    .values({
      purchase_order_id: orderId,
      number: 1,
      reference: 'DN 40871',
      received_by: ACTOR,
      form_key: `seed:${orderId}`,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seedLine(
  trx: Trx,
  of: { orderId: number; supplierId: number; receiptId: number | undefined },
  line: SeedOrder['lines'][number],
  now: string,
): Promise<void> {
  const product = await trx
    .selectFrom('products as p')
    .innerJoin('supplier_products as sp', 'sp.product_id', 'p.id')
    .select([
      'p.id',
      'p.sku',
      'p.name',
      'p.stock_quantity',
      'p.cost_price_cents',
      'sp.part_number',
      'sp.unit_cost_cents',
    ])
    .where('sp.supplier_id', '=', of.supplierId)
    .where('p.sku', '=', line.sku)
    .executeTakeFirstOrThrow();
  const cost = product.unit_cost_cents ?? product.cost_price_cents ?? 0;
  const received = line.received ?? 0;
  const { id } = await trx
    .insertInto('purchase_order_lines')
    .values({
      purchase_order_id: of.orderId,
      product_id: product.id,
      sku: product.sku,
      name: product.name,
      part_number: product.part_number,
      quantity: line.quantity,
      unit_cost_cents: cost,
      received_quantity: received,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (of.receiptId === undefined || received === 0) return;
  await trx
    .insertInto('purchase_receipt_lines')
    .values({
      receipt_id: of.receiptId,
      line_id: id,
      quantity: received,
      unit_cost_cents: cost,
      discrepancy: '',
    })
    .execute();
  // Part of the product's stock came with this receipt; the opening stock is the rest.
  const opening = product.stock_quantity - received;
  const { location_id: home } = await trx
    .selectFrom('stock_movements')
    .select('location_id')
    .where('product_id', '=', product.id)
    .where('kind', '=', 'initial')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('stock_movements')
    .set({ delta: opening, quantity_after: opening, location_quantity_after: opening })
    .where('product_id', '=', product.id)
    .where('kind', '=', 'initial')
    .execute();
  await trx
    .insertInto('stock_movements')
    .values({
      product_id: product.id,
      delta: received,
      quantity_after: product.stock_quantity,
      location_id: home,
      location_quantity_after: product.stock_quantity,
      kind: 'receipt',
      reason: 'Demo receipt',
      actor: ACTOR,
      cause: `purchase-order:${of.orderId}:receipt:1`,
      created_at: now,
    })
    .execute();
}

function daysFrom(moment: string, days: number): string {
  return new Date(Date.parse(moment) + days * 24 * 60 * 60 * 1000).toISOString();
}

/** Returns a day; suppliers don't deliver on weekends. */
function weekdayFrom(moment: string, days: number): string {
  const day = daysFrom(moment, days);
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  return isWeekend ? weekdayFrom(moment, days + 1) : day.slice(0, 10);
}
