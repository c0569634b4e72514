import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { partKey } from '../../../../db/search-text';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { toDecimal } from '../../base/shared/money.rules';
import { createStaleFormError } from '../../base/shared/stale-form.server';
import type { SupplierProductEdit, SupplierProductInput } from './supplier.schema';
import { findSupplierProduct, type SupplierProduct } from './supplier-products.queries.server';
import { getSupplier } from './suppliers.queries.server';
import { getSupplierSubject } from './suppliers.server';

/** Agreed terms for a product. */
interface SupplierTerms {
  partNumber: string;
  unitCost: number | null;
}

/**
 * Adds a product to a supplier by SKU.
 *
 * @throws NotFoundError, or FieldError for an unknown SKU or an existing product.
 */
export async function addSupplierProduct(
  db: Db,
  supplierId: number,
  input: SupplierProductInput,
  actor: Actor,
): Promise<{ name: string }> {
  return inTransaction(db, async (trx) => {
    await getSupplier(trx, supplierId);
    const product = await trx
      .selectFrom('products')
      .select(['id', 'name'])
      .where('sku_key', '=', partKey(input.sku))
      .executeTakeFirstOrThrow(() => new FieldError('sku', 'No product has this SKU'));
    if ((await findSupplierProduct(trx, supplierId, product.id)) !== undefined)
      throw new FieldError('sku', `${product.name} is already listed`);
    await saveTerms(trx, supplierId, product.id, input, actor);
    if (input.isPreferred) await setPreferred(trx, supplierId, product.id, actor);
    return { name: product.name };
  });
}

/** @throws NotFoundError, StaleFormError with both values. */
export async function changeSupplierProduct(
  db: Db,
  { supplierId, productId }: { supplierId: number; productId: number },
  input: SupplierProductEdit,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await getSupplierProduct(trx, supplierId, productId);
    if (before.revision !== input.expectedRevision)
      throw await createStaleFormError(trx, getSupplierSubject(supplierId), [
        ['Part number', before.partNumber, input.partNumber],
        ['Unit cost', formatCost(before.agreedCostCents), formatCost(input.unitCost)],
        ['Preferred', before.isPreferred ? 'yes' : 'no', input.isPreferred ? 'yes' : 'no'],
      ]);
    if (input.isPreferred) await setPreferred(trx, supplierId, productId, actor);
    await trx
      .updateTable('supplier_products')
      .set({
        part_number: input.partNumber,
        unit_cost_cents: input.unitCost,
        is_preferred: input.isPreferred ? 1 : 0,
        revision: before.revision + 1,
        updated_at: nowIso(),
      })
      .where('supplier_id', '=', supplierId)
      .where('product_id', '=', productId)
      .execute();
    await recordAudit(trx, actor, 'supplier-product.edit', getSupplierSubject(supplierId), {
      before: toAuditFacts(before),
      after: toAuditFacts(await getSupplierProduct(trx, supplierId, productId)),
    });
  });
}

/** Removes a product from a supplier. Existing orders keep it. @throws NotFoundError, StaleFormError */
export async function removeSupplierProduct(
  db: Db,
  { supplierId, productId }: { supplierId: number; productId: number },
  expectedRevision: number,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await getSupplierProduct(trx, supplierId, productId);
    if (before.revision !== expectedRevision)
      throw await createStaleFormError(trx, getSupplierSubject(supplierId));
    await trx
      .deleteFrom('supplier_products')
      .where('supplier_id', '=', supplierId)
      .where('product_id', '=', productId)
      .execute();
    await recordAudit(trx, actor, 'supplier-product.remove', getSupplierSubject(supplierId), {
      before: toAuditFacts(before),
    });
  });
}

/** Saves a supplier's part number and cost of a product. A product's first supplier becomes the preferred one. */
export async function saveTerms(
  trx: Trx,
  supplierId: number,
  productId: number,
  { partNumber, unitCost }: SupplierTerms,
  actor: Actor,
): Promise<void> {
  const before = await findSupplierProduct(trx, supplierId, productId);
  if (before?.partNumber === partNumber && before.agreedCostCents === unitCost) return;
  const preferred = await trx
    .selectFrom('supplier_products as sp')
    .innerJoin('suppliers as s', 's.id', 'sp.supplier_id')
    .select('s.id')
    .where('sp.product_id', '=', productId)
    .where('sp.is_preferred', '=', 1)
    .executeTakeFirst();
  await trx
    .insertInto('supplier_products')
    .values({
      supplier_id: supplierId,
      product_id: productId,
      part_number: partNumber,
      unit_cost_cents: unitCost,
      is_preferred: preferred === undefined ? 1 : 0,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'product_id']).doUpdateSet({
        part_number: partNumber,
        unit_cost_cents: unitCost,
        revision: sql`supplier_products.revision + 1`,
        updated_at: nowIso(),
      }),
    )
    .execute();
  const after = await getSupplierProduct(trx, supplierId, productId);
  await recordAudit(
    trx,
    actor,
    before === undefined ? 'supplier-product.add' : 'supplier-product.edit',
    getSupplierSubject(supplierId),
    { ...(before === undefined ? {} : { before: toAuditFacts(before) }), after: toAuditFacts(after) },
  );
}

/** Makes a supplier the preferred one of a product. */
async function setPreferred(trx: Trx, supplierId: number, productId: number, actor: Actor): Promise<void> {
  const previous = await trx
    .updateTable('supplier_products')
    .set({ is_preferred: 0, revision: sql`supplier_products.revision + 1`, updated_at: nowIso() })
    .where('product_id', '=', productId)
    .where('is_preferred', '=', 1)
    .where('supplier_id', '!=', supplierId)
    .returning('supplier_id')
    .executeTakeFirst();
  await trx
    .updateTable('supplier_products')
    .set({ is_preferred: 1, updated_at: nowIso() })
    .where('product_id', '=', productId)
    .where('supplier_id', '=', supplierId)
    .execute();
  if (previous === undefined) return;
  await recordAudit(trx, actor, 'supplier-product.prefer', `product:${productId}`, {
    before: { preferredSupplierId: previous.supplier_id },
    after: { preferredSupplierId: supplierId },
  });
}

async function getSupplierProduct(trx: Trx, supplierId: number, productId: number): Promise<SupplierProduct> {
  const product = await findSupplierProduct(trx, supplierId, productId);
  if (product === undefined) throw new NotFoundError('This supplier doesn’t carry this product.');
  return product;
}

function toAuditFacts({ sku, partNumber, agreedCostCents, isPreferred }: SupplierProduct) {
  return { sku, partNumber, unitCostCents: agreedCostCents, isPreferred };
}

function formatCost(cents: number | null): string {
  return cents === null ? '' : toDecimal(cents);
}
