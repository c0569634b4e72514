import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, FieldError, NotFoundError } from '../../base/shared/errors';
import {
  addLine,
  assertEditable,
  findPosted,
  getOrderSubject,
  openDraft,
  recordPosted,
  toAuditFacts,
  updateRevision,
} from './draft-order.server';
import { getPurchaseOrder, type PurchaseOrder } from './purchase-orders.queries.server';
import { readCovered } from './reorder.queries.server';
import { type ChosenProduct, getGroupField, type ReorderInput } from './reorder.schema';
import { findOrderableProduct } from './supplier-products.queries.server';

/**
 * Creates draft purchase orders from the checked suggestions, one per supplier, or adds them to a chosen open draft.
 * Idempotent per form.
 *
 * @returns the orders.
 * @throws ConflictError if someone ordered one of the products meanwhile, FieldError
 */
export async function orderSuggestedProducts(db: Db, input: ReorderInput, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const known = await findPosted(trx, input.formKey);
    if (known !== undefined) return { orderIds: known };
    await assertStillUncovered(trx, input.products);
    const bySupplier = await groupBySupplier(trx, input);
    const orderIds: number[] = [];
    for (const [supplierId, products] of bySupplier)
      orderIds.push(await createOrderFrom(trx, supplierId, products, input, actor));
    await recordPosted(trx, input.formKey, orderIds);
    return { orderIds };
  });
}

/** Stock changes all the time, so only another order of the same product is a conflict. */
async function assertStillUncovered(trx: Trx, products: readonly ChosenProduct[]): Promise<void> {
  const covered = await readCovered(
    trx,
    products.map(({ productId }) => productId),
  );
  const changed: string[] = [];
  for (const { productId, covered: seen } of products) {
    const now = covered.get(productId) ?? 0;
    if (now === seen) continue;
    const { sku } = await trx
      .selectFrom('products')
      .select('sku')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow(() => new NotFoundError('Product not found.'));
    changed.push(`${sku}: ${seen} on order or drafted when you opened the page, now ${now}`);
  }
  if (changed.length > 0)
    throw new ConflictError(
      `Nothing was ordered because some orders changed: ${changed.join('; ')}. ` +
        'Check the quantities, then order again.',
    );
}

async function groupBySupplier(trx: Trx, { products, from }: ReorderInput) {
  const preferred = await trx
    .selectFrom('supplier_products as sp')
    .innerJoin('suppliers as s', 's.id', 'sp.supplier_id')
    .select(['sp.product_id', 's.id'])
    .where('sp.is_preferred', '=', 1)
    .where('s.archived_at', 'is', null)
    .where(
      'sp.product_id',
      'in',
      products.map(({ productId }) => productId),
    )
    .execute();
  const supplierOf = new Map(preferred.map((row) => [row.product_id, row.id]));
  const groups = new Map<number, ChosenProduct[]>();
  for (const product of products) {
    const supplierId = supplierOf.get(product.productId) ?? from['s0'];
    if (supplierId === undefined)
      throw new FieldError(getGroupField('from', null), 'Choose a supplier for the products without one');
    groups.set(supplierId, [...(groups.get(supplierId) ?? []), product]);
  }
  return groups;
}

async function createOrderFrom(
  trx: Trx,
  supplierId: number,
  products: readonly ChosenProduct[],
  { into }: ReorderInput,
  actor: Actor,
): Promise<number> {
  const chosenDraft = into[`s${supplierId}`];
  const orderId = chosenDraft ?? (await openDraft(trx, supplierId, actor));
  const before = await getPurchaseOrder(trx, orderId);
  assertJoins(before, supplierId);
  for (const { productId, quantity } of products) {
    const product = await findOrderableProduct(trx, supplierId, { id: productId });
    if (product === undefined) throw new NotFoundError('Product not found.');
    await addLine(trx, orderId, { ...product, quantity, unitCostCents: product.unitCostCents ?? 0 });
  }
  await updateRevision(trx, before, {});
  await recordAudit(trx, actor, 'purchase-order.edit', getOrderSubject(orderId), {
    before: toAuditFacts(before),
    after: toAuditFacts(await getPurchaseOrder(trx, orderId)),
  });
  return orderId;
}

function assertJoins(order: PurchaseOrder, supplierId: number): void {
  if (order.supplier.id !== supplierId)
    throw new ConflictError(`${order.number} is for ${order.supplier.name}, not this supplier.`);
  assertEditable(order);
}
