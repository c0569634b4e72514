import type { ExpressionBuilder } from 'kysely';

import { inLanguage } from '~/i18n/language.server';
import type { DB, Db } from '../../../../db/schema';
import { isSupplied } from '../../../../db/supplied';
import { listSpecifications } from './compare.queries.server';
import { listCardsById } from './product-card.queries.server';
import type { ProductCard, ProductDetail } from './product.schema';
import { findProduct } from './products.queries.server';
import { isCompanion, listCompanions, RELATED_RULES, type RelatedFacts } from './related.rules';
import { SECONDARY_RULES } from './related-secondary.rules';
import { VersionedCache } from './versioned-cache.server';

const related = new VersionedCache<ProductCard[]>({ max: 100 });

/** Candidates read per subcategory. */
const MAX_CANDIDATES = 200;

/**
 * Lists what belongs to a product: blade, battery, cylinder, strike. One of each first, then the next of each; what else
 * the job takes fills the places that are left. What is out of stock comes last.
 */
export function listRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  return related.read(db, `${product.id} ${limit}`, () => readRelated(db, product, limit));
}

/** Lists what belongs to any of several products and is none of them: the first of each product's first. */
export async function listRelatedToAll(
  db: Db,
  products: readonly { id: number }[],
  limit: number,
): Promise<ProductCard[]> {
  const lists: ProductCard[][] = [];
  for (const { id } of products) {
    const product = await findProduct(db, id);
    if (product !== undefined) lists.push(await listRelated(db, product, limit));
  }
  const found = new Map(interleave(lists).map((card) => [card.id, card]));
  for (const { id } of products) found.delete(id);
  return [...found.values()].slice(0, limit);
}

async function readRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  // The rules read English names.
  const ids = await inLanguage('en', () => listRelatedIds(db, product, limit));
  return listCardsById(db, ids);
}

async function listRelatedIds(db: Db, product: ProductDetail, limit: number): Promise<number[]> {
  const { name } = await db
    .selectFrom('products')
    .select('name')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow();
  const specifications = product.specifications.filter((one) => !isSupplied(one));
  const item = { ...product, name, specifications };
  const found = new Map<number, Candidate>();
  // Several rules look in one subcategory.
  const byType = new Map<string, Candidate[]>();
  for (const rules of [RELATED_RULES, SECONDARY_RULES]) {
    if (found.size >= limit) break;
    const lists: Candidate[][] = [];
    for (const companion of listCompanions(rules, item.type)) {
      const candidates: Candidate[] = [];
      for (const type of companion.from) {
        const ofType = byType.get(type) ?? (await listCandidates(db, item, type));
        byType.set(type, ofType);
        candidates.push(...ofType);
      }
      lists.push(
        candidates
          .filter(
            (candidate) =>
              (candidate.isOfVehicle || companion.ofVehicle !== true) &&
              isCompanion(companion, item, candidate),
          )
          .sort((a, b) => getRank(item, a) - getRank(item, b) || a.id - b.id),
      );
    }
    for (const candidate of sortInStockFirst(interleave(lists)))
      if (found.size < limit) found.set(candidate.id, candidate);
  }
  return sortInStockFirst([...found.values()]).map(({ id }) => id);
}

/** What is in stock comes first, then what has the item's brand. */
function getRank({ brand }: ProductDetail, candidate: Candidate): number {
  return (candidate.isInStock ? 0 : 2) + (candidate.brand === brand ? 0 : 1);
}

function sortInStockFirst(candidates: Candidate[]): Candidate[] {
  return candidates.sort((a, b) => Number(b.isInStock) - Number(a.isInStock));
}

/** One of each list, then the next of each. */
function interleave<One>(lists: readonly One[][]): One[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

interface Candidate extends RelatedFacts {
  isInStock: boolean;
  /** It covers a vehicle of the item. */
  isOfVehicle: boolean;
}

/** Lists what a subcategory has for a vehicle of the item, or for no vehicle. */
async function listCandidates(db: Db, item: ProductDetail, type: string): Promise<Candidate[]> {
  const ofSameVehicle = (build: ExpressionBuilder<DB & { p: DB['products'] }, 'p'>) =>
    build.exists(
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
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.brand', 'p.stock_quantity'])
    .select((build) => ofSameVehicle(build).as('is_of_vehicle'))
    .where('p.type', '=', type)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .where((build) => {
      const hasFitments = build.exists(
        build.selectFrom('fitments as any').select('any.id').whereRef('any.product_id', '=', 'p.id'),
      );
      return build.or([
        build.and([build('p.vehicle_make', '=', ''), build.not(hasFitments)]),
        ofSameVehicle(build),
      ]);
    })
    .orderBy('is_of_vehicle', 'desc')
    .orderBy((build) => build.case().when('p.stock_quantity', '>', 0).then(0).else(1).end())
    .orderBy((build) => build.case().when('p.brand', '=', item.brand).then(0).else(1).end())
    .orderBy('p.id')
    .limit(MAX_CANDIDATES)
    .execute();
  const facts = await listSpecifications(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, brand, stock_quantity, is_of_vehicle }) => ({
    id,
    name,
    brand,
    specifications: facts.get(id) ?? [],
    isInStock: stock_quantity > 0,
    // SQLite returns 1 where PostgreSQL returns true.
    isOfVehicle: Boolean(is_of_vehicle),
  }));
}
