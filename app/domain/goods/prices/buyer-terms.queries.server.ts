import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { GUEST_TERMS, type BuyerTerms, type PriceStep } from './price.rules';

/**
 * What a buyer may pay for these products. Only an approved account has prices of its own; its tier is named in the
 * page's language.
 *
 * @param customerId null or undefined for a guest.
 */
export async function readBuyerTerms(
  db: Db | Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<(productId: number) => BuyerTerms> {
  if (customerId == null) return () => GUEST_TERMS;
  const account = await db
    .selectFrom('customers as c')
    .leftJoin('price_tiers as t', 't.code', 'c.price_tier')
    .select(['c.id', 't.code', 't.discount_basis_points', inPageLanguage('t.name').as('name')])
    .where('c.id', '=', customerId)
    .where('c.status', '=', 'approved')
    .executeTakeFirst();
  if (account === undefined) return () => GUEST_TERMS;
  const { code, name, discount_basis_points: discountBasisPoints } = account;
  const tier =
    code === null || name === null || discountBasisPoints === null
      ? undefined
      : { code, name, discountBasisPoints };
  const steps = new Map<number, PriceStep[]>();
  const add = (productId: number, step: PriceStep) =>
    steps.set(productId, [...(steps.get(productId) ?? []), step]);

  const contracts = await db
    .selectFrom('contract_prices')
    .select(['product_id', 'min_quantity', 'unit_price_cents', 'ends_on'])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where((build) => build.or([build('ends_on', 'is', null), build('ends_on', '>=', nowIso().slice(0, 10))]))
    .orderBy('min_quantity', 'desc')
    .execute();
  for (const row of contracts)
    add(row.product_id, {
      kind: 'contract',
      minQuantity: row.min_quantity,
      unitPriceCents: row.unit_price_cents,
      endsOn: row.ends_on,
    });
  if (tier !== undefined) {
    const prices = await db
      .selectFrom('tier_prices')
      .select(['product_id', 'min_quantity', 'unit_price_cents'])
      .where('price_tier', '=', tier.code)
      .where('product_id', 'in', productIds)
      .orderBy('min_quantity', 'desc')
      .execute();
    for (const row of prices)
      add(row.product_id, {
        kind: 'tier',
        minQuantity: row.min_quantity,
        unitPriceCents: row.unit_price_cents,
        endsOn: null,
      });
  }
  return (productId) => ({ tier, steps: steps.get(productId) ?? [] });
}

/** Whether an account may pay other prices than a guest for anything. */
export async function hasOwnPrices(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.id', '=', customerId)
    .where('c.status', '=', 'approved')
    .where((is) =>
      is.or([
        is('c.price_tier', 'is not', null),
        is.exists(
          is.selectFrom('contract_prices as p').select('p.product_id').whereRef('p.customer_id', '=', 'c.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
