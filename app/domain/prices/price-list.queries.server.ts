import type { Db } from '../../../db/schema';
import { pageOf, type Page } from '../shared/paging.rules';

/** Whose prices: a tier's, or those of one account by contract. */
export type PriceOwner = { tier: string } | { customerId: number };

export interface ListedPrice {
  productId: number;
  name: string;
  sku: string;
  listPriceCents: number;
  minQuantity: number;
  unitPriceCents: number;
  endsOn: string | null;
}

const PAGE_SIZE = 50;

/** The prices that an owner has for single products, by product and quantity. */
export async function listPrices(
  db: Db,
  owner: PriceOwner,
  wanted: number,
): Promise<{ page: Page; prices: ListedPrice[] }> {
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
  const found = db.selectFrom(own.as('l')).innerJoin('products as p', 'p.id', 'l.product_id');
  const { total } = await found
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = pageOf(total, wanted, PAGE_SIZE);
  const rows = await found
    .select(['p.id', 'p.name', 'p.sku', 'p.price_cents', 'l.min_quantity', 'l.unit_price_cents', 'l.ends_on'])
    .orderBy('p.name')
    .orderBy('p.id')
    .orderBy('l.min_quantity')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return {
    page,
    prices: rows.map((row) => ({
      productId: row.id,
      name: row.name,
      sku: row.sku,
      listPriceCents: row.price_cents,
      minQuantity: row.min_quantity,
      unitPriceCents: row.unit_price_cents,
      endsOn: row.ends_on,
    })),
  };
}
