import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type {
  Discrepancy,
  PurchaseOrderLinesTable,
  PurchaseOrdersTable,
  PurchaseReceiptLinesTable,
  PurchaseReceiptsTable,
  SupplierProductsTable,
  SuppliersTable,
} from '../../../../db/tables/purchasing';
import { randomKey } from '../../../domain/base/shared/random.server';
import { HISTORY_DAYS, HistoryCalendar } from './calendar';
import type { HistoryProduct } from './catalog.server';
import type { HistoryLog } from './history-log.server';
import { insertRows, NumberedRows, continueTable } from './insert-rows.server';
import type { HistoryStaff } from './staff.server';
import type { HistoryLedger } from './stock-ledger.server';

interface PurchasingInput {
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  staff: HistoryStaff;
  log: HistoryLog;
  ledger: HistoryLedger;
}

/** Two more suppliers, which share the brands that the others don't sell. */
const MORE_SUPPLIERS = [
  ['Allegheny Builders Hardware', 'Ruth Callahan', 'allegheny-hardware', '412-555-0188'],
  ['Midland Security Imports', 'Oscar Brandt', 'midland-security', '317-555-0121'],
] as const;

/** Business days between two orders to a supplier, and from an order to its delivery. */
const ORDER_EVERY = 18;
const LEAD_DAYS = 6;
/** What is left on the shelf when a delivery arrives, unless its stock today is lower. */
const SHELF = 15;

interface Delivery {
  supplierId: number;
  daysAgo: number;
  lines: { product: HistoryProduct; partNumber: string; quantity: number }[];
}

/** Adds the purchase orders that brought what was sold, with receipts, some of them short or damaged. */
export async function seedPurchaseHistory(trx: Trx, input: PurchasingInput): Promise<void> {
  await seedMoreSuppliers(trx, input);
  const rows = new PurchaseRows(input);
  const locations = await trx
    .selectFrom('locations')
    .select('id')
    .where('is_stock_default', '=', 1)
    .executeTakeFirst();
  const deliveries = await planDeliveries(trx, input);
  for (const [index, delivery] of deliveries.entries()) rows.add(index, delivery, locations?.id ?? null);
  await rows.write(trx);
}

async function seedMoreSuppliers(trx: Trx, { calendar, products }: PurchasingInput): Promise<void> {
  const at = calendar.at(HISTORY_DAYS, 15);
  const suppliers = await continueTable<Insertable<SuppliersTable>>(trx, 'suppliers');
  const ids = MORE_SUPPLIERS.map(([name, contactName, domain, phone], index) =>
    suppliers.add({
      name,
      contact_name: contactName,
      email: `orders@${domain}.example`,
      phone,
      account_number: `KW-${410 + index}`,
      lead_time_days: 8,
      minimum_order_cents: 30_000,
      notes: '',
      archived_at: null,
      created_at: at,
      updated_at: at,
    }),
  );
  await insertRows(trx, 'suppliers', suppliers.rows);
  const supplied = await trx.selectFrom('supplier_products').select('product_id').execute();
  const taken = new Set(supplied.map(({ product_id }) => product_id));
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const rows = products
    .filter(({ id }) => !taken.has(id))
    .map(({ id, sku, brand }): Insertable<SupplierProductsTable> => ({
      supplier_id: ids[brands.indexOf(brand) % ids.length] ?? 0,
      product_id: id,
      part_number: sku,
      unit_cost_cents: null,
      is_preferred: 1,
      created_at: at,
      updated_at: at,
    }));
  await insertRows(trx, 'supplier_products', rows);
}

/** Plans when each supplier delivered what, oldest first. Every product ends with the stock it has today. */
async function planDeliveries(
  trx: Trx,
  { calendar, products, ledger }: PurchasingInput,
): Promise<Delivery[]> {
  const sources = await trx
    .selectFrom('supplier_products')
    .select(['product_id', 'supplier_id', 'part_number'])
    .where('is_preferred', '=', 1)
    .execute();
  const sourceOf = new Map(sources.map((row) => [row.product_id, row]));
  const deliveries = new Map<string, Delivery>();
  for (const product of products) {
    const source = sourceOf.get(product.id);
    if (source === undefined) continue;
    const { supplier_id: supplierId, part_number: partNumber } = source;
    const days = listDeliveryDays(supplierId);
    const quantities = planQuantities(
      product,
      ledger,
      days.map((day) => calendar.at(day, 20)),
    );
    for (const [index, daysAgo] of days.entries()) {
      const quantity = quantities[index] ?? 0;
      if (quantity === 0) continue;
      const key = `${daysAgo} ${supplierId}`;
      const delivery = deliveries.get(key) ?? { supplierId, daysAgo, lines: [] };
      delivery.lines.push({ product, partNumber, quantity });
      deliveries.set(key, delivery);
    }
  }
  return [...deliveries.values()].sort(
    (one, other) => other.daysAgo - one.daysAgo || one.supplierId - other.supplierId,
  );
}

/** Newest first; each supplier delivers on other days. */
function listDeliveryDays(supplierId: number): number[] {
  const days = [];
  for (let day = 6 + supplierId * 3; day < HISTORY_DAYS - LEAD_DAYS; day += ORDER_EVERY) days.push(day);
  return days;
}

/** Decides, from today backward, how much each delivery brought: what was sold since, as far as the shelf allows. */
function planQuantities(
  product: HistoryProduct,
  ledger: HistoryLedger,
  moments: readonly string[],
): number[] {
  const movements = ledger.listBackward(product.id);
  let level = product.stock;
  return moments.map((moment) => {
    for (let next = movements[0]; next !== undefined && next.at >= moment; next = movements[0]) {
      level -= next.delta;
      movements.shift();
    }
    const quantity = Math.max(0, level - Math.max(SHELF, product.stock));
    level -= quantity;
    return quantity;
  });
}

/** Collects purchase orders and their receipts. */
class PurchaseRows {
  readonly #input: PurchasingInput;
  readonly #orders = new NumberedRows<Insertable<PurchaseOrdersTable>>();
  readonly #lines = new NumberedRows<Insertable<PurchaseOrderLinesTable>>();
  readonly #receipts = new NumberedRows<Insertable<PurchaseReceiptsTable>>();
  readonly #receiptLines: Insertable<PurchaseReceiptLinesTable>[] = [];

  constructor(input: PurchasingInput) {
    this.#input = input;
  }

  /** Every fourth order comes short, another fourth with a damaged unit: both are closed with the rest open. */
  add(index: number, { supplierId, daysAgo, lines }: Delivery, locationId: number | null): void {
    const { calendar, staff, log, ledger } = this.#input;
    const [clerk, receiver] = staff.clerks;
    const trouble: Discrepancy = index % 4 === 1 ? 'short' : index % 4 === 3 ? 'damaged' : '';
    const sentAt = calendar.at(daysAgo + LEAD_DAYS, 200);
    const arrivedAt = calendar.at(daysAgo, 20);
    const id = this.#orders.add({
      supplier_id: supplierId,
      state: trouble === '' ? 'received' : 'closed',
      location_id: locationId,
      reference: '',
      notes: '',
      expected_on: arrivedAt.slice(0, 10),
      end_reason: { short: 'Rest is discontinued', damaged: 'Damaged units credited', over: '', '': '' }[
        trouble
      ],
      created_by: clerk.actor,
      sent_at: sentAt,
      ended_at: arrivedAt,
      created_at: sentAt,
      updated_at: arrivedAt,
    });
    const subject = `purchase-order:${id}`;
    const receiptId = this.#receipts.add({
      purchase_order_id: id,
      number: 1,
      reference: `PS ${20_400 + index}`,
      received_by: receiver.actor,
      form_key: randomKey(),
      created_at: arrivedAt,
    });
    for (const [position, { product, partNumber, quantity }] of lines.entries()) {
      const isTrouble = position === 0 && trouble !== '';
      const lineId = this.#lines.add({
        purchase_order_id: id,
        product_id: product.id,
        sku: product.sku,
        name: product.name,
        part_number: partNumber,
        quantity: quantity + (isTrouble ? 2 : 0),
        unit_cost_cents: product.costCents,
        received_quantity: quantity,
      });
      this.#receiptLines.push({
        receipt_id: receiptId,
        line_id: lineId,
        quantity,
        discrepancy: isTrouble ? trouble : '',
        unit_cost_cents: product.costCents,
      });
      ledger.add({
        productId: product.id,
        delta: quantity,
        kind: 'receipt',
        reason: `Receipt 1 of PO-${1000 + id}`,
        actor: receiver.actor,
        cause: `${subject}:receipt:1`,
        at: arrivedAt,
      });
    }
    log.add(clerk, { action: 'purchase-order.send', subject, at: sentAt, after: { state: 'sent' } });
    log.add(receiver, { action: 'purchase-order.receive', subject, at: arrivedAt, after: { receipt: 1 } });
    if (trouble !== '') log.add(clerk, { action: 'purchase-order.close', subject, at: arrivedAt });
  }

  async write(trx: Trx): Promise<void> {
    this.#addCanceled();
    await insertRows(trx, 'purchase_orders', this.#orders.rows);
    await insertRows(trx, 'purchase_order_lines', this.#lines.rows);
    await insertRows(trx, 'purchase_receipts', this.#receipts.rows);
    await insertRows(trx, 'purchase_receipt_lines', this.#receiptLines);
  }

  /** The last order to a supplier, sent by mistake. */
  #addCanceled(): void {
    const { calendar, staff, log, products } = this.#input;
    const like = this.#orders.rows.at(-1);
    const [product] = products;
    if (like === undefined || product === undefined) return;
    const at = calendar.at(5, 100);
    const [clerk] = staff.clerks;
    const id = this.#orders.add({
      ...like,
      id: like.id + 1,
      state: 'cancelled',
      expected_on: HistoryCalendar.addDays(at, 7).slice(0, 10),
      end_reason: 'Ordered twice',
      sent_at: at,
      ended_at: at,
      created_at: at,
      updated_at: at,
    });
    this.#lines.add({
      purchase_order_id: id,
      product_id: product.id,
      sku: product.sku,
      name: product.name,
      part_number: '',
      quantity: 10,
      unit_cost_cents: product.costCents,
      received_quantity: 0,
    });
    log.add(clerk, { action: 'purchase-order.cancel', subject: `purchase-order:${id}`, at });
  }
}
