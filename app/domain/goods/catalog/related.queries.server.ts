import type { Db } from '../../../../db/schema';
import { listSpecifications } from './compare.queries.server';
import { selectCards, toCard } from './product-card.queries.server';
import type { ProductCard, ProductDetail } from './product.schema';
import { isCompanion, listCompanions, type Companion } from './related.rules';
import { VersionedCache } from './versioned-cache.server';

const related = new VersionedCache<ProductCard[]>({ max: 100 });

/** Candidates read per rule. */
const MOST_CANDIDATES = 200;

/** Lists what belongs to a product: blade, battery, cylinder, strike. One of each first, then the next of each. */
export function listRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  return related.read(db, `${product.id} ${limit}`, () => readRelated(db, product, limit));
}

async function readRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  const lists: ProductCard[][] = [];
  for (const companion of listCompanions(product.type)) lists.push(await listFor(db, product, companion));
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...new Map(inTurn.map((card) => [card.id, card])).values()].slice(0, limit);
}

async function listFor(db: Db, item: ProductDetail, companion: Companion): Promise<ProductCard[]> {
  const rows = await selectCards(db)
    .where('p.type', 'in', [...companion.from])
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .where((build) => {
      const ofSameVehicle = build.exists(
        build
          .selectFrom('fitments as f')
          .innerJoin('fitments as own', (join) =>
            join
              .onRef('own.make', '=', 'f.make')
              .onRef('own.model', '=', 'f.model')
              .onRef('own.year_from', '<=', 'f.year_to')
              .onRef('own.year_to', '>=', 'f.year_from'),
          )
          .select('f.id')
          .whereRef('f.product_id', '=', 'p.id')
          .where('own.product_id', '=', item.id),
      );
      if (companion.ofVehicle === true) return ofSameVehicle;
      const hasFitments = build.exists(
        build.selectFrom('fitments as any').select('any.id').whereRef('any.product_id', '=', 'p.id'),
      );
      return build.or([ofSameVehicle, build.and([build('p.vehicle_make', '=', ''), build.not(hasFitments)])]);
    })
    .orderBy((build) => build.case().when('p.stock_quantity', '>', 0).then(0).else(1).end())
    .orderBy((build) => build.case().when('p.brand', '=', item.brand).then(0).else(1).end())
    .orderBy('p.id')
    .limit(MOST_CANDIDATES)
    .execute();
  const facts = await listSpecifications(
    db,
    rows.map(({ id }) => id),
  );
  return rows
    .filter((row) => isCompanion(companion, item, { ...row, specifications: facts.get(row.id) ?? [] }))
    .map(toCard);
}
