import type { Db } from '../../../../db/schema';
import { MAX_COMPARED } from './compare.rules';
import { listCardsById } from './product-card.queries.server';
import type { ProductCard, Specification } from './product.schema';
import { listSpecifications } from './specifications.queries.server';

export interface ComparedProduct extends ProductCard {
  specifications: Specification[];
}

/** Lists the active products of a comparison in the order they were picked. */
export async function listCompared(db: Db, ids: number[]): Promise<ComparedProduct[]> {
  const cards = await listCardsById(db, [...new Set(ids)].slice(0, MAX_COMPARED));
  const specifications = await listSpecifications(
    db,
    cards.map(({ id }) => id),
  );
  return cards.map((card) => ({ ...card, specifications: specifications.get(card.id) ?? [] }));
}
