import { sql } from 'kysely';
import { z } from 'zod';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError, FieldError } from '../../base/shared/errors';
import { formatMoney, MAX_CENTS, toDecimal } from '../../base/shared/money.rules';
import { getStoreDay } from '../../base/shared/store-day.rules';
import type { DraftInput } from './purchase-order.schema';
import { MAX_UNITS } from './purchase-order.rules';
import {
  getPurchaseOrder,
  listDeliveryAddresses,
  type PurchaseLine,
  type PurchaseOrder,
} from './purchase-orders.queries.server';
import { canBeEdited, PURCHASE_STATE_NAMES } from './purchase-states.rules';
import { type ComparedField, createStaleFormError } from '../../base/shared/stale-form.server';
import { findOrderableProduct } from './supplier-products.queries.server';
import { saveTerms } from './supplier-products.server';
import { getSupplier } from './suppliers.queries.server';
import { countRows } from '../../base/shared/list-queries.server';

const OrderIds = z.array(z.number().int());

/** Finds the orders this form already created or filled; undefined for a new form. */
export async function findPosted(trx: Trx, key: string): Promise<number[] | undefined> {
  const row = await trx
    .selectFrom('purchase_posts')
    .select('order_ids')
    .where('form_key', '=', key)
    .executeTakeFirst();
  return row && OrderIds.parse(JSON.parse(row.order_ids));
}

/** Records a form as posted, in the same transaction. */
export async function recordPosted(trx: Trx, key: string, orderIds: readonly number[]): Promise<void> {
  await trx
    .insertInto('purchase_posts')
    .values({ form_key: key, order_ids: JSON.stringify(orderIds), created_at: nowIso() })
    .execute();
}

/** Maximum lines per order: its form has four fields per line. */
export const MAX_LINES = 200;

/**
 * Opens an empty draft. Idempotent per form.
 *
 * @throws NotFoundError, or FieldError if the supplier is archived.
 */
export async function createDraft(
  db: Db,
  { formKey, supplierId }: { formKey: string; supplierId: number },
  actor: Actor,
): Promise<{ id: number }> {
  return inTransaction(db, async (trx) => {
    const [known] = (await findPosted(trx, formKey)) ?? [];
    if (known !== undefined) return { id: known };
    const id = await openDraft(trx, supplierId, actor);
    await recordPosted(trx, formKey, [id]);
    return { id };
  });
}

/** Creates a draft for a supplier, expected after its lead time. */
export async function openDraft(trx: Trx, supplierId: number, actor: Actor): Promise<number> {
  const supplier = await getSupplier(trx, supplierId);
  if (supplier.isArchived) throw new FieldError('supplierId', `${supplier.name} is archived`);
  const { id } = await trx
    .insertInto('purchase_orders')
    .values({
      supplier_id: supplierId,
      state: 'draft',
      location_id: (await listDeliveryAddresses(trx))[0]?.id ?? null,
      expected_on: getDayAfter(supplier.leadTimeDays),
      created_by: actor.name,
      reference: '',
      notes: '',
      end_reason: '',
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, 'purchase-order.create', getOrderSubject(id), {
    after: { supplier: supplier.name },
  });
  return id;
}

/** Returns the store day that many days ahead; null if the lead time is unknown. */
function getDayAfter(days: number): string | null {
  return days === 0 ? null : getStoreDay(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
}

/**
 * Saves a draft's form: particulars, quantities, costs, removed lines, and a new one. Idempotent per form.
 *
 * @throws NotFoundError, DomainError if it is no longer a draft, StaleFormError with both values, FieldError
 */
export async function saveDraft(db: Db, orderId: number, input: DraftInput, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    if ((await findPosted(trx, input.formKey)) !== undefined) return;
    const before = await getPurchaseOrder(trx, orderId);
    assertEditable(before);
    if (before.revision !== input.expectedRevision)
      throw await createStaleFormError(
        trx,
        getOrderSubject(orderId),
        compareWith(before, input, await listDeliveryAddresses(trx)),
      );
    for (const line of before.lines) await saveLine(trx, line, input);
    if (input.newSku !== '') await addNamedLine(trx, before, input);
    const deliverTo = await assertBranch(trx, input.deliverTo ?? before.deliverTo?.id);
    await updateRevision(trx, before, {
      location_id: deliverTo,
      expected_on: input.expectedOn,
      reference: input.reference,
      notes: input.notes,
    });
    const after = await getPurchaseOrder(trx, orderId);
    if (after.totalCents > MAX_CENTS)
      throw new FieldError('newSku', `Order total can’t exceed ${formatMoney(MAX_CENTS)}`);
    if (input.keepTerms) await saveAllTerms(trx, after, actor);
    await recordPosted(trx, input.formKey, [orderId]);
    await recordAudit(trx, actor, 'purchase-order.edit', getOrderSubject(orderId), {
      before: toAuditFacts(before),
      after: toAuditFacts(after),
    });
  });
}

/** @throws FieldError if the location doesn't exist. */
async function assertBranch(trx: Trx, id: number | undefined): Promise<number | null> {
  if (id === undefined) return null;
  const branch = (await listDeliveryAddresses(trx)).find((one) => one.id === id);
  if (branch === undefined) throw new FieldError('deliverTo', 'Choose a branch from the list');
  return branch.id;
}

async function saveLine(trx: Trx, line: PurchaseLine, input: DraftInput): Promise<void> {
  const key = `l${line.id}`;
  if (input.remove[key] === true) {
    await trx.deleteFrom('purchase_order_lines').where('id', '=', line.id).execute();
    return;
  }
  await trx
    .updateTable('purchase_order_lines')
    .set({
      quantity: input.quantities[key] ?? line.quantity,
      unit_cost_cents: input.costs[key] ?? line.unitCostCents,
      part_number: input.partNumbers[key] ?? line.partNumber,
    })
    .where('id', '=', line.id)
    .execute();
}

async function addNamedLine(trx: Trx, order: PurchaseOrder, input: DraftInput): Promise<void> {
  const product = await findOrderableProduct(trx, order.supplier.id, { sku: input.newSku });
  if (product === undefined) throw new FieldError('newSku', 'No product has this SKU or part number');
  const unitCost = input.newCost ?? product.unitCostCents;
  if (unitCost === null)
    throw new FieldError('newCost', `Enter the unit cost: none is known for ${product.name}`);
  await addLine(trx, order.id, { ...product, quantity: input.newQuantity, unitCostCents: unitCost });
}

export interface NewLine {
  id: number;
  sku: string;
  name: string;
  partNumber: string;
  quantity: number;
  unitCostCents: number;
}

/**
 * Adds a product to a draft; an existing line gets the larger quantity.
 *
 * @throws DomainError if the order is full.
 */
export async function addLine(trx: Trx, orderId: number, line: NewLine): Promise<void> {
  const { quantity } = await trx
    .insertInto('purchase_order_lines')
    .values({
      purchase_order_id: orderId,
      product_id: line.id,
      sku: line.sku,
      name: line.name,
      part_number: line.partNumber,
      quantity: line.quantity,
      unit_cost_cents: line.unitCostCents,
    })
    .onConflict((conflict) =>
      conflict.columns(['purchase_order_id', 'product_id']).doUpdateSet({
        quantity: sql`purchase_order_lines.quantity + excluded.quantity`,
      }),
    )
    .returning('quantity')
    .executeTakeFirstOrThrow();
  if (quantity > MAX_UNITS)
    throw new DomainError(
      `The limit is ${MAX_UNITS.toLocaleString('en-US')} units per line. ${line.sku} would have ${quantity}.`,
    );
  const lines = await countRows(
    trx.selectFrom('purchase_order_lines').where('purchase_order_id', '=', orderId),
  );
  if (lines > MAX_LINES)
    throw new DomainError(`The limit is ${MAX_LINES} lines per order. Create another order for the rest.`);
}

async function saveAllTerms(trx: Trx, order: PurchaseOrder, actor: Actor): Promise<void> {
  for (const { productId, partNumber, unitCostCents } of order.lines)
    await saveTerms(trx, order.supplier.id, productId, { partNumber, unitCost: unitCostCents }, actor);
}

/** Updates an order's row and revision, so that open forms become stale. */
export async function updateRevision(
  trx: Trx,
  order: Pick<PurchaseOrder, 'id' | 'revision'>,
  change: {
    location_id?: number | null;
    expected_on?: string | null;
    reference?: string;
    notes?: string;
    state?: PurchaseOrder['state'];
    sent_at?: string;
    ended_at?: string;
    end_reason?: string;
  },
): Promise<void> {
  await trx
    .updateTable('purchase_orders')
    .set({ ...change, revision: order.revision + 1, updated_at: nowIso() })
    .where('id', '=', order.id)
    .execute();
}

/** @throws DomainError unless the order is a draft: sent orders are frozen. */
export function assertEditable({ number, state }: Pick<PurchaseOrder, 'number' | 'state'>): void {
  if (!canBeEdited(state))
    throw new DomainError(
      `${number} is ${PURCHASE_STATE_NAMES[state].toLowerCase()} and can no longer be changed.`,
    );
}

export function getOrderSubject(orderId: number): string {
  return `purchase-order:${orderId}`;
}

/** A draft's values for the audit log. */
export function toAuditFacts({ expectedOn, deliverTo, reference, notes, lines }: PurchaseOrder) {
  return {
    deliverTo: deliverTo?.name ?? null,
    expectedOn,
    reference,
    notes,
    lines: lines.map(({ sku, quantity, unitCostCents }) => [sku, quantity, unitCostCents]),
  };
}

function compareWith(
  stored: PurchaseOrder,
  input: DraftInput,
  branches: readonly { id: number; name: string }[],
): ComparedField[] {
  const branch = branches.find(({ id }) => id === (input.deliverTo ?? stored.deliverTo?.id));
  const ofLines = stored.lines.flatMap((line): ComparedField[] => {
    const key = `l${line.id}`;
    const quantity =
      input.remove[key] === true ? 'remove' : String(input.quantities[key] ?? 'not on your page');
    const cost = toDecimal(input.costs[key] ?? line.unitCostCents);
    return [
      [`Quantity of ${line.sku}`, String(line.quantity), quantity],
      [`Unit cost of ${line.sku}`, toDecimal(line.unitCostCents), cost],
      [`Part number of ${line.sku}`, line.partNumber, input.partNumbers[key] ?? line.partNumber],
    ];
  });
  const kept = new Set(stored.lines.map(({ id }) => `l${id}`));
  const gone = Object.keys(input.quantities).filter((key) => !kept.has(key)).length;
  return [
    ['Expected', stored.expectedOn ?? '', input.expectedOn ?? ''],
    ['Ship to', stored.deliverTo?.name ?? '', branch?.name ?? ''],
    ['Reference', stored.reference, input.reference],
    ['Notes', stored.notes, input.notes],
    ...ofLines,
    ['Lines removed in the meantime', gone === 0 ? '' : String(gone), ''],
  ];
}
