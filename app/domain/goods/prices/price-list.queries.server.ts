import { sql, type SqlBool } from 'kysely';

import { PUBLIC_TIER } from '../../base/customers/public-tier.rules';
import type { Db, Trx } from '../../../../db/schema';
import { getPage } from '../../base/shared/paging.rules';
import type { PriceTier } from './price.rules';
import { countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';

/** The owner of prices: a tier or an account. */
export type PriceOwner = { tier: string } | { customerId: number };

export type ListedPrice = Awaited<ReturnType<typeof listPrices>>['prices'][number];

const PAGE_SIZE = 50;

/** Finds one price of an owner. `wanted` is '12x5': product 12 from quantity 5. */
export async function findPrice(db: Db, owner: PriceOwner, wanted: string | null) {
  const [, productId, minQuantity] = /^(\d{1,9})x(\d{1,7})$/.exec(wanted ?? '') ?? [];
  if (productId === undefined || minQuantity === undefined) return undefined;
  return selectPrices(db, owner)
    .where('p.id', '=', Number(productId))
    .where('l.min_quantity', '=', Number(minQuantity))
    .executeTakeFirst();
}

/** Lists an owner's prices by product and quantity, those whose name or SKU contains every word of the search. */
export async function listPrices(db: Db, owner: PriceOwner, q: string, wanted: number) {
  const matching =
    q === ''
      ? sql<SqlBool>`true`
      : whereContainsWords(q, (pattern) => sql`lower(p.name || ' ' || p.sku) like ${pattern} escape '\\'`);
  const total = await countRows(selectListed(db, owner).where(matching));
  const page = getPage(total, wanted, PAGE_SIZE);
  const prices = await selectPrices(db, owner)
    .where(matching)
    .orderBy('p.name')
    .orderBy('p.id')
    .orderBy('l.min_quantity')
    .$call(takePage(page))
    .execute();
  return { page, prices };
}

function selectListed(db: Db, owner: PriceOwner) {
  const own =
    'tier' in owner
      ? db
          .selectFrom('tier_prices')
          .select((build) => [
            'product_id',
            'min_quantity',
            'unit_price_cents',
            build.val<string | null>(null).as('ends_on'),
          ])
          .where('price_tier', '=', owner.tier)
      : db
          .selectFrom('contract_prices')
          .select(['product_id', 'min_quantity', 'unit_price_cents', 'ends_on'])
          .where('customer_id', '=', owner.customerId);
  return db.selectFrom(own.as('l')).innerJoin('products as p', 'p.id', 'l.product_id');
}

function selectPrices(db: Db, owner: PriceOwner) {
  return selectListed(db, owner)
    .select(['p.id as productId', 'p.name', 'p.sku', 'p.price_cents as listPriceCents'])
    .select(['l.min_quantity as minQuantity', 'l.unit_price_cents as unitPriceCents', 'l.ends_on as endsOn']);
}

/** Lists the tiers of accounts, smallest discount first. */
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
    .where('t.code', '!=', PUBLIC_TIER)
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
