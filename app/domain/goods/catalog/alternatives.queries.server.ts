import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { listSpecifications } from './compare.queries.server';
import { listCardsById } from './product-card.queries.server';
import type { ProductCard, ProductDetail } from './product.schema';

/** Products of the same kind, the nearest in price, of which the most alike are chosen. */
const MAX_CANDIDATES = 60;
/** A single cylinder doesn't replace a double one, whatever else is the same. */
const MUST_BE_SAME = 'Function';

/** Lists products in stock of the same kind as one that is out of stock: the most alike first, then the nearest in price. */
export async function listAlternatives(
  db: Db,
  product: ProductDetail,
  limit: number,
): Promise<ProductCard[]> {
  if (product.alternatives === undefined) return [];
  const rows = await db
    .selectFrom('products as own')
    .innerJoin('products as p', (join) =>
      join.onRef('p.category_id', '=', 'own.category_id').onRef('p.type', '=', 'own.type'),
    )
    .select('p.id')
    .where('own.id', '=', product.id)
    .where('p.stock_quantity', '>', 0)
    .where('p.is_active', '=', 1)
    .orderBy(sql`abs(p.effective_price_cents - own.effective_price_cents)`)
    .orderBy('p.id')
    .limit(MAX_CANDIDATES)
    .execute();
  const ids = rows.map(({ id }) => id);
  const specifications = await listSpecifications(db, [product.id, ...ids]);
  const own = new Map(specifications.get(product.id)?.map(({ name, value }) => [name, value]));
  const candidates = ids.flatMap((id) => {
    const theirs = specifications.get(id) ?? [];
    const isOther = theirs.some(
      ({ name, value }) => name === MUST_BE_SAME && (own.get(name) ?? value) !== value,
    );
    const alike = theirs.filter(({ name, value }) => own.get(name) === value).length;
    return isOther ? [] : [{ id, alike }];
  });
  const chosen = candidates.sort((one, other) => other.alike - one.alike).slice(0, limit);
  return listCardsById(
    db,
    chosen.map(({ id }) => id),
  );
}
