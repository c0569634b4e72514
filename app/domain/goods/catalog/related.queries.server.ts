import type { ExpressionBuilder } from 'kysely';

import type { DB, Db } from '../../../../db/schema';
import { listSpecifications } from './compare.queries.server';
import { selectCards, toCard } from './product-card.queries.server';
import type { ProductCard, ProductDetail, Specification } from './product.schema';
import { FURTHER_RULES } from './related-further.rules';
import { isCompanion, listCompanions, RELATED_RULES } from './related.rules';
import { VersionedCache } from './versioned-cache.server';

const related = new VersionedCache<ProductCard[]>({ max: 100 });

/** Candidates read per subcategory. */
const MOST_CANDIDATES = 200;

/**
 * Lists what belongs to a product: blade, battery, cylinder, strike. One of each first, then the next of each; what else
 * the job takes fills the places that are left. What is out of stock comes last.
 */
export function listRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  return related.read(db, `${product.id} ${limit}`, () => readRelated(db, product, limit));
}

async function readRelated(db: Db, product: ProductDetail, limit: number): Promise<ProductCard[]> {
  const found = new Map<number, ProductCard>();
  // Several rules look in one subcategory.
  const byType = new Map<string, Candidate[]>();
  for (const rules of [RELATED_RULES, FURTHER_RULES]) {
    if (found.size >= limit) break;
    const lists: ProductCard[][] = [];
    for (const companion of listCompanions(rules, product.type)) {
      const candidates: Candidate[] = [];
      for (const type of companion.from) {
        const ofType = byType.get(type) ?? (await listCandidates(db, product, type));
        byType.set(type, ofType);
        candidates.push(...ofType);
      }
      lists.push(
        candidates
          .filter(
            ({ card, specifications, isOfVehicle }) =>
              (isOfVehicle || companion.ofVehicle !== true) &&
              isCompanion(companion, product, { ...card, specifications }),
          )
          .map(({ card }) => card)
          .sort((a, b) => countAgainst(product, a) - countAgainst(product, b) || a.id - b.id),
      );
    }
    for (const card of takeInTurn(lists)) if (found.size < limit) found.set(card.id, card);
  }
  const cards = [...found.values()];
  return [...cards.filter(isInStock), ...cards.filter((card) => !isInStock(card))];
}

/** What is in stock comes first, then what has the item's brand. */
function countAgainst({ brand }: ProductDetail, card: ProductCard): number {
  return (isInStock(card) ? 0 : 2) + (card.brand === brand ? 0 : 1);
}

/** One of each list, then the next of each; those in stock before those that are not. */
function takeInTurn(lists: readonly ProductCard[][]): ProductCard[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  ).flat();
  return [...inTurn.filter(isInStock), ...inTurn.filter((card) => !isInStock(card))];
}

function isInStock({ stockQuantity }: ProductCard): boolean {
  return stockQuantity > 0;
}

interface Candidate {
  card: ProductCard;
  specifications: Specification[];
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
  const rows = await selectCards(db)
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
    .orderBy((build) => build.case().when('p.stock_quantity', '>', 0).then(0).else(1).end())
    .orderBy((build) => build.case().when('p.brand', '=', item.brand).then(0).else(1).end())
    .orderBy('p.id')
    .limit(MOST_CANDIDATES)
    .execute();
  const facts = await listSpecifications(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    card: toCard(row),
    specifications: facts.get(row.id) ?? [],
    // SQLite returns 1 where PostgreSQL returns true.
    isOfVehicle: Boolean(row.is_of_vehicle),
  }));
}
