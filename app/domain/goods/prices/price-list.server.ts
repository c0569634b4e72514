import { sql } from 'kysely';

import { PUBLIC_TIER } from '../../base/customers/public-tier.rules';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError, NotFoundError } from '../../base/shared/errors';
import { findPriceTier, type PriceOwner } from './price-list.queries.server';
import type { PriceStepInput } from './price.schema';

/**
 * Sets an owner's price of a product from a quantity. Replaces the price for the same quantity.
 *
 * @throws NotFoundError if the owner doesn't exist, FieldError for an unknown SKU or everyone's price for one: that is
 *   the product's price.
 */
export async function setPrice(db: Db, owner: PriceOwner, step: PriceStepInput, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await assertOwner(trx, owner);
    if (isPublic(owner) && step.minQuantity < 2)
      throw new FieldError('minQuantity', 'Enter 2 or more. For 1, change the product’s price.');
    const product = await trx
      .selectFrom('products')
      .select('id')
      .where(sql`lower(sku)`, '=', step.sku.toLowerCase())
      .executeTakeFirstOrThrow(() => new FieldError('sku', 'No product has this SKU'));
    const values = {
      product_id: product.id,
      min_quantity: step.minQuantity,
      unit_price_cents: step.unitPrice,
      created_at: nowIso(),
      updated_at: nowIso(),
    };
    const before = await findPriceStep(trx, owner, product.id, step.minQuantity);
    const changed = { unit_price_cents: step.unitPrice, updated_at: nowIso() };
    if ('tier' in owner)
      await trx
        .insertInto('tier_prices')
        .values({ ...values, price_tier: owner.tier })
        .onConflict((conflict) =>
          conflict.columns(['product_id', 'price_tier', 'min_quantity']).doUpdateSet(changed),
        )
        .execute();
    else
      await trx
        .insertInto('contract_prices')
        .values({ ...values, customer_id: owner.customerId, ends_on: step.endsOn })
        .onConflict((conflict) =>
          conflict
            .columns(['customer_id', 'product_id', 'min_quantity'])
            .doUpdateSet({ ...changed, ends_on: step.endsOn }),
        )
        .execute();
    await recordAudit(trx, actor, 'price.set', getPriceSubject(owner), {
      before: before && { ...step, ...before },
      after: step,
    });
  });
}

/** Removes a price. Idempotent. */
export async function removePrice(
  db: Db,
  owner: PriceOwner,
  price: { productId: number; minQuantity: number },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { productId, minQuantity } = price;
    const removed =
      'tier' in owner
        ? await trx
            .deleteFrom('tier_prices')
            .where('price_tier', '=', owner.tier)
            .where('product_id', '=', productId)
            .where('min_quantity', '=', minQuantity)
            .returning('unit_price_cents')
            .executeTakeFirst()
        : await trx
            .deleteFrom('contract_prices')
            .where('customer_id', '=', owner.customerId)
            .where('product_id', '=', productId)
            .where('min_quantity', '=', minQuantity)
            .returning('unit_price_cents')
            .executeTakeFirst();
    if (removed === undefined) return;
    const before = { ...price, unitPrice: removed.unit_price_cents };
    await recordAudit(trx, actor, 'price.remove', getPriceSubject(owner), { before });
  });
}

/** Finds the existing price for the quantity. */
async function findPriceStep(trx: Trx, owner: PriceOwner, productId: number, minQuantity: number) {
  if ('tier' in owner) {
    const step = await trx
      .selectFrom('tier_prices')
      .select('unit_price_cents')
      .where('price_tier', '=', owner.tier)
      .where('product_id', '=', productId)
      .where('min_quantity', '=', minQuantity)
      .executeTakeFirst();
    return step && { unitPrice: step.unit_price_cents };
  }
  const step = await trx
    .selectFrom('contract_prices')
    .select(['unit_price_cents', 'ends_on'])
    .where('customer_id', '=', owner.customerId)
    .where('product_id', '=', productId)
    .where('min_quantity', '=', minQuantity)
    .executeTakeFirst();
  return step && { unitPrice: step.unit_price_cents, endsOn: step.ends_on };
}

async function assertOwner(trx: Trx, owner: PriceOwner): Promise<void> {
  const found =
    'tier' in owner
      ? await findPriceTier(trx, owner.tier)
      : await trx.selectFrom('customers').select('id').where('id', '=', owner.customerId).executeTakeFirst();
  if (found === undefined) throw new NotFoundError('Price tier or account not found.');
}

function isPublic(owner: PriceOwner): boolean {
  return 'tier' in owner && owner.tier === PUBLIC_TIER;
}

function getPriceSubject(owner: PriceOwner): string {
  return 'tier' in owner ? `price-tier:${owner.tier}` : `customer:${owner.customerId}`;
}
