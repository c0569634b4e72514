import type { Db } from '../../../../db/schema';
import { listLocationsForStock } from '../../goods/stock/stock-locations.queries.server';
import { NotFoundError } from '../../base/shared/errors';
import { getOutstanding, formatPurchaseOrderNumber, sumPurchaseCents } from './purchase-order.rules';
import { getSupplier } from './suppliers.queries.server';

export type PurchaseLine = Awaited<ReturnType<typeof listLines>>[number];

export type DeliveryAddress = Awaited<ReturnType<typeof listDeliveryAddresses>>[number];

export type PurchaseOrder = Awaited<ReturnType<typeof getPurchaseOrder>>;

export async function findPurchaseOrder(db: Db, id: number) {
  const row = await db
    .selectFrom('purchase_orders')
    .select(['state', 'reference', 'notes', 'expected_on as expectedOn'])
    .select(['end_reason as endReason', 'created_by as createdBy', 'created_at as createdAt'])
    .select(['sent_at as sentAt', 'ended_at as endedAt', 'revision', 'supplier_id'])
    .select('location_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const lines = await listLines(db, id);
  const { supplier_id, location_id, ...columns } = row;
  return {
    ...columns,
    id,
    number: formatPurchaseOrderNumber(id),
    supplier: await getSupplier(db, supplier_id),
    deliverTo: (await listDeliveryAddresses(db)).find((one) => one.id === location_id) ?? null,
    lines,
    totalCents: sumPurchaseCents(lines),
  };
}

/** Lists all locations: the default first, then the other stocking ones. */
export async function listDeliveryAddresses(db: Db) {
  const rows = await db
    .selectFrom('locations')
    .select([
      'id',
      'name',
      'address',
      'city',
      'province',
      'postal_code as postalCode',
      'phone',
      'holds_stock',
    ])
    .orderBy('is_stock_default', 'desc')
    .orderBy('holds_stock', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(({ holds_stock, ...address }) => ({ ...address, holdsStock: holds_stock === 1 }));
}

/** Finds the location that stocks an order's deliveries; undefined if no location holds stock. */
export async function findReceivingLocation(db: Db, { deliverTo }: Pick<PurchaseOrder, 'deliverTo'>) {
  if (deliverTo?.holdsStock === true) return deliverTo;
  return (await listLocationsForStock(db)).find(({ isDefault }) => isDefault);
}

/** @throws NotFoundError */
export async function getPurchaseOrder(db: Db, id: number) {
  const order = await findPurchaseOrder(db, id);
  if (order === undefined) throw new NotFoundError('Purchase order not found.');
  return order;
}

async function listLines(db: Db, orderId: number) {
  const rows = await db
    .selectFrom('purchase_order_lines')
    .select(['id', 'product_id as productId', 'sku', 'name', 'part_number as partNumber'])
    .select(['unit_cost_cents as unitCostCents', 'quantity', 'received_quantity as receivedQuantity'])
    .where('purchase_order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map((line) => ({ ...line, outstanding: getOutstanding(line) }));
}

export type Receipt = Awaited<ReturnType<typeof listReceipts>>[number];

/** Lists an order's receipts, newest first. */
export async function listReceipts(db: Db, orderId: number) {
  const receipts = await db
    .selectFrom('purchase_receipts')
    .select(['id', 'number', 'reference', 'received_by as receivedBy'])
    .select('created_at as createdAt')
    .where('purchase_order_id', '=', orderId)
    .orderBy('number', 'desc')
    .execute();
  const lines = await db
    .selectFrom('purchase_receipt_lines as rl')
    .innerJoin('purchase_order_lines as l', 'l.id', 'rl.line_id')
    .select(['rl.receipt_id', 'rl.line_id as lineId', 'l.sku', 'rl.quantity', 'rl.discrepancy'])
    .select(['rl.unit_cost_cents as unitCostCents', 'l.unit_cost_cents as orderedCostCents'])
    .where('l.purchase_order_id', '=', orderId)
    .orderBy('rl.line_id')
    .execute();
  return receipts.map((receipt) => ({
    ...receipt,
    lines: lines
      .filter((line) => line.receipt_id === receipt.id)
      .map(({ receipt_id: _receiptId, ...line }) => line),
  }));
}

/** Lists the stock movements caused by an order's receipts. */
export async function listReceivedMovements(db: Db, orderId: number) {
  return (
    db
      .selectFrom('stock_movements as m')
      .innerJoin('products as p', 'p.id', 'm.product_id')
      .select(['m.id', 'm.product_id as productId', 'p.name', 'p.sku', 'm.delta', 'm.kind'])
      .select('m.quantity_after as quantityAfter')
      // ';' is the character after ':'.
      .where('m.cause', '>=', `purchase-order:${orderId}:receipt:`)
      .where('m.cause', '<', `purchase-order:${orderId}:receipt;`)
      .orderBy('m.id')
      .execute()
  );
}
