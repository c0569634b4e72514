import type { Db } from '../../../../db/schema';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import { getBestPrice } from '../../goods/prices/price.rules';
import { getImage } from '../../goods/catalog/product-card.queries.server';
import { toPricing } from '../../goods/catalog/product.rules';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

export type FavoriteListSummary = Awaited<ReturnType<typeof listFavoriteLists>>[number];

export type FavoriteList = NonNullable<Awaited<ReturnType<typeof findFavoriteList>>>;

export type FavoriteItem = FavoriteList['items'][number];

/** Lists a visitor's lists, oldest first. */
export async function listFavoriteLists(db: Db, owner: string | null | undefined) {
  if (owner == null) return [];
  return db
    .selectFrom('favorite_lists as l')
    .leftJoin('favorite_items as i', 'i.list_id', 'l.id')
    .select((build) => ['l.id', 'l.name', build.fn.count<number>('i.product_id').as('items')])
    .where('l.owner_id', '=', owner)
    .groupBy(['l.id', 'l.name', 'l.created_at'])
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
}

/**
 * Finds one of the visitor's own lists.
 *
 * @param customerId the account whose prices apply; null for public prices.
 */
export async function findFavoriteList(
  db: Db,
  owner: string | null | undefined,
  id: string,
  customerId?: number | null,
) {
  if (owner == null) return undefined;
  const list = await db
    .selectFrom('favorite_lists')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .executeTakeFirst();
  if (list === undefined) return undefined;
  const rows = await db
    .selectFrom('favorite_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'i.quantity',
      'p.id',
      'p.slug',
      inPageLanguage('p.name').as('name'),
      'p.sku',
      'p.product_number',
      'p.image_url',
      'p.picture',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.stock_quantity',
      'p.low_stock_threshold',
      'p.is_active',
      'p.is_restricted',
      'c.is_active as is_category_active',
    ])
    .where('i.list_id', '=', id)
    .orderBy('i.added_at')
    .orderBy('p.id')
    .execute();
  const productIds = rows.map(({ id }) => id);
  const termsOf = await readBuyerTerms(db, customerId, productIds);
  const items = rows.map((row) => {
    const isSold = row.is_active === 1 && row.is_category_active === 1;
    const pricing = toPricing(row);
    const { unitPriceCents } = getBestPrice(pricing, termsOf(row.id), row.quantity);
    return {
      productId: row.id,
      slug: row.slug,
      name: row.name,
      sku: row.sku,
      productNumber: row.product_number,
      image: getImage(row),
      unitPriceCents,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
      quantity: row.quantity,
      totalCents: isSold ? unitPriceCents * row.quantity : 0,
      isSold,
      isRestricted: row.is_restricted === 1,
    };
  });
  return { ...list, items, totalCents: items.reduce((sum, item) => sum + item.totalCents, 0) };
}

export type ProductFavorites = Awaited<ReturnType<typeof readProductFavorites>>;

/** Reads the visitor's lists and which of them contain a product. Runs no query for visitors without lists. */
export async function readProductFavorites(db: Db, owner: string | null | undefined, productId: number) {
  if (owner == null) return { lists: [], within: [] };
  const rows = await db
    .selectFrom('favorite_lists as l')
    .leftJoin('favorite_items as i', (join) =>
      join.onRef('i.list_id', '=', 'l.id').on('i.product_id', '=', productId),
    )
    .select(['l.id', 'l.name', 'i.product_id'])
    .where('l.owner_id', '=', owner)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  return {
    lists: rows.map(({ id, name }) => ({ id, name })),
    within: rows.filter(({ product_id }) => product_id !== null).map(({ id }) => id),
  };
}
