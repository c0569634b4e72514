import { PUBLIC_TIER } from '../../base/customers/public-tier.rules';
import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import type { BuyerTerms, PriceStep } from './price.rules';

/**
 * What a buyer may pay for these products. Everyone has the quantity prices; only an approved account has prices of its
 * own. Its tier is named in the page's language.
 *
 * @param customerId null or undefined for a guest.
 */
export async function readBuyerTerms(
  db: Db | Trx,
  customerId: number | null | undefined,
  productIds: readonly number[],
): Promise<(productId: number) => BuyerTerms> {
  const account = await findApprovedAccount(db, customerId);
  const contracts = account === undefined ? [] : await listContractSteps(db, account.id, productIds);
  const steps = new Map<number, PriceStep[]>();
  for (const { productId, ...step } of [
    ...contracts,
    ...(await listTierSteps(db, account?.tier?.code, productIds)),
  ])
    steps.set(productId, [...(steps.get(productId) ?? []), step]);
  return (productId) => ({ tier: account?.tier, steps: steps.get(productId) ?? [] });
}

async function findApprovedAccount(db: Db | Trx, customerId: number | null | undefined) {
  if (customerId == null) return undefined;
  const account = await db
    .selectFrom('customers as c')
    .leftJoin('price_tiers as t', 't.code', 'c.price_tier')
    .select(['c.id', 't.code', 't.discount_basis_points', inPageLanguage('t.name').as('name')])
    .where('c.id', '=', customerId)
    .where('c.status', '=', 'approved')
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const { id, code, name, discount_basis_points: discountBasisPoints } = account;
  if (code === null || name === null || discountBasisPoints === null) return { id, tier: undefined };
  return { id, tier: { code, name, discountBasisPoints } };
}

type ProductStep = PriceStep & { productId: number };

/** Lists the account's contract prices in force, highest quantity first. */
async function listContractSteps(
  db: Db | Trx,
  customerId: number,
  productIds: readonly number[],
): Promise<ProductStep[]> {
  const rows = await db
    .selectFrom('contract_prices')
    .select(['product_id as productId', 'min_quantity as minQuantity', 'ends_on as endsOn'])
    .select('unit_price_cents as unitPriceCents')
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .where((build) => build.or([build('ends_on', 'is', null), build('ends_on', '>=', nowIso().slice(0, 10))]))
    .orderBy('min_quantity', 'desc')
    .execute();
  return rows.map((row) => ({ kind: 'contract', ...row }));
}

/** Lists the tier's prices, then everyone's, each highest quantity first. */
async function listTierSteps(
  db: Db | Trx,
  tier: string | undefined,
  productIds: readonly number[],
): Promise<ProductStep[]> {
  const rows = await db
    .selectFrom('tier_prices')
    .select(['product_id as productId', 'min_quantity as minQuantity', 'price_tier'])
    .select('unit_price_cents as unitPriceCents')
    .where('price_tier', 'in', tier === undefined ? [PUBLIC_TIER] : [tier, PUBLIC_TIER])
    .where('product_id', 'in', productIds)
    .orderBy((build) => build('price_tier', '=', PUBLIC_TIER))
    .orderBy('min_quantity', 'desc')
    .execute();
  return rows.map(({ price_tier: code, ...row }) => ({
    kind: code === PUBLIC_TIER ? 'everyone' : 'tier',
    endsOn: null,
    ...row,
  }));
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
