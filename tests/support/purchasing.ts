import type { Actor } from '../../app/domain/base/audit/actor';
import { createDraft, saveDraft } from '../../app/domain/supply/purchasing/draft-order.server';
import { DraftSchema, ReceiptSchema } from '../../app/domain/supply/purchasing/purchase-order.schema';
import {
  getPurchaseOrder,
  type PurchaseOrder,
} from '../../app/domain/supply/purchasing/purchase-orders.queries.server';
import { receiveOrder, type PostedReceipt } from '../../app/domain/supply/purchasing/receive-order.server';
import { sendOrder } from '../../app/domain/supply/purchasing/send-order.server';
import { SupplierSchema } from '../../app/domain/supply/purchasing/supplier.schema';
import { addSupplier } from '../../app/domain/supply/purchasing/suppliers.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import type { Db } from '../../db/schema';

export const CLERK: Actor = { name: 'staff:clerk', staffId: null, requestId: 'test' };

let added = 0;

/** A supplier of its own, with an address unless it should have none. */
export async function supplierWith(db: Db, fields: Record<string, string> = {}): Promise<number> {
  added += 1;
  const input = SupplierSchema.parse({
    name: `Supplier ${added}`,
    email: `orders${added}@supplier.example`,
    ...fields,
  });
  return (await addSupplier(db, input, CLERK)).id;
}

/** A draft with so many units of products, by their SKUs. */
export async function draftOf(
  db: Db,
  supplierId: number,
  ...lines: [sku: string, quantity: number, unitCost?: string][]
): Promise<PurchaseOrder> {
  const { id } = await createDraft(db, { formKey: randomKey(), supplierId }, CLERK);
  for (const [newSku, quantity, newCost = ''] of lines)
    await changeDraft(db, id, { newSku, newQuantity: String(quantity), newCost });
  return getPurchaseOrder(db, id);
}

/** Posts the draft's form with these fields, as it is seen now unless they say otherwise. */
export async function changeDraft(db: Db, id: number, fields: Record<string, unknown>): Promise<void> {
  const { revision, expectedOn, reference, notes } = await getPurchaseOrder(db, id);
  const form = { formKey: randomKey(), expectedRevision: revision, expectedOn, reference, notes, ...fields };
  await saveDraft(db, id, DraftSchema.parse(form), CLERK);
}

export async function sentOrder(
  db: Db,
  supplierId: number,
  ...lines: [sku: string, quantity: number, unitCost?: string][]
): Promise<PurchaseOrder> {
  const draft = await draftOf(db, supplierId, ...lines);
  await sendOrder(db, draft.id, { expectedRevision: draft.revision }, CLERK);
  return getPurchaseOrder(db, draft.id);
}

/** Posts the receiving form: units by SKU, and whatever else it says. */
export async function receive(
  db: Db,
  order: PurchaseOrder,
  units: Record<string, number>,
  fields: Record<string, unknown> = {},
): Promise<PostedReceipt> {
  const { revision } = await getPurchaseOrder(db, order.id);
  const received = Object.fromEntries(
    Object.entries(units).map(([sku, quantity]) => [`l${lineOf(order, sku).id}`, String(quantity)]),
  );
  const form = { formKey: randomKey(), expectedRevision: revision, received, ...fields };
  return receiveOrder(db, order.id, ReceiptSchema.parse(form), CLERK);
}

export function lineOf(order: PurchaseOrder, sku: string) {
  const line = order.lines.find((one) => one.sku === sku);
  if (line === undefined) throw new Error(`${order.number} has no ${sku}.`);
  return line;
}

/** The first products of the demo, by SKU. */
export async function someSkus(db: Db, count: number): Promise<string[]> {
  const rows = await db.selectFrom('products').select('sku').orderBy('id').limit(count).execute();
  return rows.map(({ sku }) => sku);
}

export async function productOf(db: Db, sku: string) {
  return db.selectFrom('products').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();
}

/** What the audit log has about a thing, the latest last. */
export async function auditOf(
  db: Db,
  subject: string,
): Promise<{ action: string; before: unknown; after: unknown }[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();
  const read = (json: string | null): unknown => (json === null ? undefined : JSON.parse(json));
  return rows.map(({ action, before, after }) => ({ action, before: read(before), after: read(after) }));
}
