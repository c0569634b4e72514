import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { moveStock } from '../../goods/stock/stock-ledger.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError, FieldError } from '../../base/shared/errors';
import { getOrderSubject, updateRevision } from './draft-order.server';
import { findDiscrepancyProblem, type Discrepancy } from './purchase-order.rules';
import { getLineField, type ReceiptInput } from './purchase-order.schema';
import {
  findReceivingLocation,
  getPurchaseOrder,
  type PurchaseLine,
  type PurchaseOrder,
} from './purchase-orders.queries.server';
import {
  assertPurchaseTransition,
  canBeReceived,
  PURCHASE_STATE_NAMES,
  getStateAfterReceipt,
} from './purchase-states.rules';
import { createStaleFormError } from '../../base/shared/stale-form.server';
import { countRows } from '../../base/shared/list-queries.server';

export type PostedReceipt = Awaited<ReturnType<typeof receiveOrder>>;

interface ArrivedLine extends PurchaseLine {
  units: number;
  discrepancy: Discrepancy;
  invoicedCents: number;
}

/**
 * Posts a receipt: stock, outstanding units, the order's state, and optionally cost prices, in one transaction.
 * Idempotent per form.
 *
 * @throws NotFoundError, DomainError, StaleFormError with both values, or FieldError for a line.
 */
export async function receiveOrder(db: Db, orderId: number, input: ReceiptInput, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const order = await getPurchaseOrder(trx, orderId);
    const known = await findReceipt(trx, order, input.formKey);
    if (known !== undefined) return known;
    if (!canBeReceived(order.state))
      throw new DomainError(
        `${order.number} is ${PURCHASE_STATE_NAMES[order.state].toLowerCase()} and can’t be received.`,
      );
    if (order.revision !== input.expectedRevision) throw await createStaleReceiptError(trx, order, input);
    const arrived = listArrivedLines(order, input);
    const receipt = await writeReceipt(trx, order, input.reference, input.formKey, actor);
    const cause = `purchase-order:${orderId}:receipt:${receipt.number}`;
    const locationId = (await findReceivingLocation(trx, order))?.id;
    for (const line of arrived)
      await bookLine(trx, line, { receiptId: receipt.id, cause, order, locationId, actor });
    const changedCosts = input.updateCosts ? await updateCostPrices(trx, arrived, cause, actor) : 0;
    const after = await getPurchaseOrder(trx, orderId);
    const state = getStateAfterReceipt(after.lines);
    if (state !== order.state) assertPurchaseTransition(order.state, state);
    await updateRevision(trx, order, { state, ...(state === 'received' ? { ended_at: nowIso() } : {}) });
    await recordAudit(trx, actor, 'purchase-order.receive', getOrderSubject(orderId), {
      before: { state: order.state, received: order.lines.map((line) => [line.sku, line.receivedQuantity]) },
      after: {
        state,
        receipt: receipt.number,
        reference: input.reference,
        lines: arrived.map(({ sku, units, discrepancy, invoicedCents }) => ({
          sku,
          units,
          discrepancy,
          unitCostCents: invoicedCents,
        })),
        changedCosts,
      },
    });
    return { isNew: true, number: receipt.number, units: sumUnits(arrived), state };
  });
}

/** Finds the receipt this form already posted. A key used by another order is invalid. */
async function findReceipt(trx: Trx, order: PurchaseOrder, formKey: string) {
  const receipt = await trx
    .selectFrom('purchase_receipts')
    .select(['id', 'number', 'purchase_order_id'])
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  if (receipt === undefined) return undefined;
  if (receipt.purchase_order_id !== order.id)
    throw new DomainError('Reload the page and enter the quantities received.');
  const lines = await trx
    .selectFrom('purchase_receipt_lines')
    .select('quantity')
    .where('receipt_id', '=', receipt.id)
    .execute();
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { isNew: false, number: receipt.number, units, state: order.state };
}

/** Lists the lines with arrivals or discrepancies, validated. */
function listArrivedLines(order: PurchaseOrder, input: ReceiptInput): ArrivedLine[] {
  const arrived = order.lines.flatMap((line): ArrivedLine[] => {
    const key = `l${line.id}`;
    const units = input.received[key] ?? 0;
    const discrepancy = input.reasons[key] ?? '';
    if (units === 0 && discrepancy === '') return [];
    const problem = findDiscrepancyProblem(line.outstanding, units, discrepancy);
    if (problem !== undefined)
      throw new FieldError(
        getLineField(units > line.outstanding ? 'received' : 'reasons', line.id),
        `${line.sku}: ${problem}`,
      );
    return [{ ...line, units, discrepancy, invoicedCents: input.costs[key] ?? line.unitCostCents }];
  });
  const [first] = order.lines;
  if (arrived.length === 0 && first !== undefined)
    throw new FieldError(
      getLineField('received', first.id),
      'Enter a received quantity on at least one line',
    );
  return arrived;
}

async function writeReceipt(
  trx: Trx,
  order: PurchaseOrder,
  reference: string,
  formKey: string,
  actor: Actor,
): Promise<{ id: number; number: number }> {
  const receipts = await countRows(
    trx.selectFrom('purchase_receipts').where('purchase_order_id', '=', order.id),
  );
  const number = receipts + 1;
  const { id } = await trx
    .insertInto('purchase_receipts')
    .values({
      purchase_order_id: order.id,
      number,
      reference,
      received_by: actor.name,
      form_key: formKey,
      created_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}

async function bookLine(
  trx: Trx,
  line: ArrivedLine,
  {
    receiptId,
    cause,
    order,
    locationId,
    actor,
  }: {
    receiptId: number;
    cause: string;
    order: PurchaseOrder;
    locationId: number | undefined;
    actor: Actor;
  },
): Promise<void> {
  await trx
    .insertInto('purchase_receipt_lines')
    .values({
      receipt_id: receiptId,
      line_id: line.id,
      quantity: line.units,
      discrepancy: line.discrepancy,
      unit_cost_cents: line.invoicedCents,
    })
    .execute();
  if (line.units === 0) return;
  await trx
    .updateTable('purchase_order_lines')
    .set({ received_quantity: line.receivedQuantity + line.units })
    .where('id', '=', line.id)
    .execute();
  await moveStock(trx, {
    productId: line.productId,
    delta: line.units,
    kind: 'receipt',
    reason: `${order.number} from ${order.supplier.name}`,
    actor: actor.name,
    cause,
    ...(locationId === undefined ? {} : { locationId }),
  });
}

/** Sets the cost prices to the invoiced costs. @returns how many changed. */
async function updateCostPrices(trx: Trx, arrived: readonly ArrivedLine[], cause: string, actor: Actor) {
  let changed = 0;
  for (const { productId, units, invoicedCents } of arrived) {
    if (units === 0) continue;
    const product = await trx
      .selectFrom('products')
      .select('cost_price_cents')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow();
    if (product.cost_price_cents === invoicedCents) continue;
    await trx
      .updateTable('products')
      .set({ cost_price_cents: invoicedCents, updated_at: nowIso() })
      .where('id', '=', productId)
      .execute();
    await recordAudit(trx, actor, 'product.cost', `product:${productId}`, {
      before: { costPriceCents: product.cost_price_cents },
      after: { costPriceCents: invoicedCents, cause },
    });
    changed += 1;
  }
  return changed;
}

/** Someone else received part of it: shows the outstanding units next to the input. */
async function createStaleReceiptError(trx: Trx, order: PurchaseOrder, input: ReceiptInput) {
  return createStaleFormError(
    trx,
    getOrderSubject(order.id),
    order.lines.map((line) => [
      `${line.sku} outstanding`,
      String(line.outstanding),
      String(input.received[`l${line.id}`] ?? 0),
    ]),
  );
}

function sumUnits(lines: readonly ArrivedLine[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0);
}
