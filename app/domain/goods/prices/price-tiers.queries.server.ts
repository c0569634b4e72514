import type { Db, Trx } from '../../../../db/schema';
import type { PriceTier } from './price.rules';

/** Lists the tiers, smallest discount first. */
export async function listPriceTiers(db: Db) {
  const rows = await db
    .selectFrom('price_tiers as t')
    .select(['t.code', 't.name', 't.discount_basis_points as discountBasisPoints'])
    .select((build) => [
      build
        .selectFrom('customers as c')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('c.price_tier', '=', 't.code')
        .as('accounts'),
      build
        .selectFrom('tier_prices as p')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('p.price_tier', '=', 't.code')
        .as('prices'),
    ])
    .orderBy('t.discount_basis_points')
    .orderBy('t.name')
    .execute();
  return rows.map(({ accounts, prices, ...row }) => ({
    ...row,
    accounts: accounts ?? 0,
    prices: prices ?? 0,
  }));
}

export async function findPriceTier(db: Db | Trx, code: string): Promise<PriceTier | undefined> {
  return db
    .selectFrom('price_tiers')
    .select(['code', 'name', 'discount_basis_points as discountBasisPoints'])
    .where('code', '=', code)
    .executeTakeFirst();
}
