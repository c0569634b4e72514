import type { Db } from '../../../../db/schema';
import { listSpecifications } from './compare.queries.server';
import { listCardsById } from './product-card.queries.server';
import type { ProductCard } from './product.schema';
import { VersionedCache } from './versioned-cache.server';
import { isSameLine, nameVersions } from './versions.rules';

/** A product of the same line, and what tells it apart, e.g. 'Single cylinder' and '626 Satin Chrome'. */
export interface ProductVersion extends ProductCard {
  parts: string[];
}

const versions = new VersionedCache<ProductVersion[]>({ max: 100 });

/** Products of a brand and subcategory that are read to find versions among them. */
const MOST_CANDIDATES = 200;

/** Versions on a page. */
const MAX_VERSIONS = 12;

/**
 * Lists the versions of a product, with itself: the same lock in other finishes, functions, or keyings. Nothing if there
 * is no other. Keys of vehicles have none: another button may be another vehicle's.
 */
export function listVersions(db: Db, productId: number): Promise<ProductVersion[]> {
  return versions.read(db, String(productId), () => readVersions(db, productId));
}

async function readVersions(db: Db, productId: number): Promise<ProductVersion[]> {
  const candidates = await db
    .selectFrom('products as own')
    .innerJoin('products as p', (join) =>
      join
        .onRef('p.category_id', '=', 'own.category_id')
        .onRef('p.type', '=', 'own.type')
        .onRef('p.brand', '=', 'own.brand'),
    )
    .leftJoin('product_specifications as s', (join) =>
      join.onRef('s.product_id', '=', 'p.id').on('s.name', '=', 'Series'),
    )
    .select(['p.id', 'p.name', 's.value as series'])
    .where('own.id', '=', productId)
    .where('own.brand', '!=', '')
    .where('own.vehicle_make', '=', '')
    .where('p.vehicle_make', '=', '')
    .where('p.is_active', '=', 1)
    // Versions are usually entered together.
    .orderBy((build) => build.fn('abs', [build('p.id', '-', build.ref('own.id'))]))
    .limit(MOST_CANDIDATES)
    .execute();
  const own = candidates.find(({ id }) => id === productId);
  if (own === undefined) return [];
  const line = candidates.filter((other) => isSameLine(own, other));
  if (line.length < 2) return [];
  const ids = line.map(({ id }) => id);
  const cards = await listCardsById(db, ids);
  const facts = await listSpecifications(db, ids);
  const names = nameVersions(cards.map(({ id }) => facts.get(id) ?? []));
  return chooseNearest(
    cards.map((card, index) => ({ ...card, parts: names[index] ?? [] })),
    productId,
  );
}

/** Chooses those that differ least, in an order that is the same on the page of each. */
function chooseNearest(all: readonly ProductVersion[], productId: number): ProductVersion[] {
  const own = all.find(({ id }) => id === productId)?.parts ?? [];
  const differences = ({ id, parts }: ProductVersion) =>
    id === productId ? -1 : parts.filter((part, index) => part !== own[index]).length;
  const nameOf = ({ parts }: ProductVersion) => parts.join();
  const compareNames = (a: ProductVersion, b: ProductVersion) =>
    nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true });
  return [...all]
    .sort((a, b) => differences(a) - differences(b) || compareNames(a, b))
    .slice(0, MAX_VERSIONS)
    .sort(compareNames);
}
