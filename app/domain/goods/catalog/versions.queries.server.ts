import type { Db } from '../../../../db/schema';
import { finishes } from '../../../drawings/palette';
import { listSpecifications } from './compare.queries.server';
import { listCardsById } from './product-card.queries.server';
import type { ProductCard } from './product.schema';
import { VersionedCache } from './versioned-cache.server';
import { isSameLine, listChoices, listOptions, type VersionOption } from './versions.rules';

/** The versions of a product by what a buyer chooses, e.g. 'Finish'. */
export interface ProductVersions {
  choices: {
    name: string;
    /** `color`: of a metal finish, as in the drawings. */
    options: { value: string; id: number; otherwise: string[]; color?: string | undefined }[];
  }[];
  /** The products that the options lead to, with the product itself. */
  products: ProductCard[];
}

const cache = new VersionedCache<ProductVersions>({ max: 100 });

const NONE: ProductVersions = { choices: [], products: [] };

/** Products of a brand and subcategory that are read to find versions among them. */
const MAX_CANDIDATES = 200;

/** Options of a choice on a page. */
const MAX_OPTIONS = 12;

/**
 * Lists the versions of a product, with itself: the same lock in other finishes, functions, or keyings. Nothing if there
 * is no other. Keys of vehicles have none: another button may be another vehicle's.
 */
export function listVersions(db: Db, productId: number): Promise<ProductVersions> {
  return cache.read(db, String(productId), () => readVersions(db, productId));
}

async function readVersions(db: Db, productId: number): Promise<ProductVersions> {
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
    .limit(MAX_CANDIDATES)
    .execute();
  const own = candidates.find(({ id }) => id === productId);
  if (own === undefined) return NONE;
  const line = candidates.filter((other) => isSameLine(own, other));
  if (line.length < 2) return NONE;
  const ids = line.map(({ id }) => id);
  const cards = await listCardsById(db, ids);
  const facts = await listSpecifications(db, ids);
  const choices = listChoices(
    cards.map(({ id, productNumber, sku }) => ({
      specifications: facts.get(id) ?? [],
      partNumber: productNumber || sku,
    })),
  );
  const ownIndex = cards.findIndex(({ id }) => id === productId);
  const offered = choices.map((choice) => ({
    name: choice.name,
    options: chooseNearest(listOptions(choices, choice, ownIndex)),
  }));
  const shown = new Set(offered.flatMap(({ options }) => options.map(({ index }) => index)));
  return {
    choices: offered.map(({ name, options }) => ({
      name,
      options: options.flatMap(({ value, index, otherwise }) => {
        const id = cards[index]?.id;
        return id === undefined ? [] : [{ value, id, otherwise, color: findFinishColor(name, value) }];
      }),
    })),
    products: cards.filter((_, index) => shown.has(index)),
  };
}

function findFinishColor(name: string, value: string): string | undefined {
  const code = name === 'Finish' ? /\b\d{3}\b/.exec(value)?.[0] : undefined;
  return code === undefined ? undefined : finishes[code]?.base;
}

/** Chooses those that differ least, in their order. */
function chooseNearest(options: readonly VersionOption[]): VersionOption[] {
  const nearest = [...options].sort((a, b) => a.otherwise.length - b.otherwise.length).slice(0, MAX_OPTIONS);
  return options.filter((option) => nearest.includes(option));
}
