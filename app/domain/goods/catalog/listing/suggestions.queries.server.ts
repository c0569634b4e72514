import type { Db } from '../../../../../db/schema';
import { toPlain } from '../../../../../db/search-text';
import { readBuyerTerms } from '../../prices/buyer-terms.queries.server';
import { getBestPrice } from '../../prices/price.rules';
import { listBegunVehicles } from '../../fitment/vehicle-from-text.queries.server';
import { completeKind } from '../../search/kind-words.queries.server';
import { matchCategories } from '../../search/search-words.server';
import { readSynonyms } from '../../search/synonyms.queries.server';
import { listActiveCategories } from '../categories.queries.server';
import { listBestOfMany } from './best-of-many.queries.server';
import { listPageIds } from './listing-order.queries.server';
import { readListingScope, readSearch } from './listing-scope.queries.server';
import type { ListingQuery } from './listing.rules';
import { readListingQuery } from './listing.schema';
import { listCardsById } from '../product-card.queries.server';
import { VersionedCache } from '../versioned-cache.server';

const MAX_PRODUCTS = 6;
const MAX_CATEGORIES = 2;
const MAX_VEHICLES = 3;
/** Of more results than this, only the best candidates are ranked: who types waits for each letter. */
const MAX_RANKED = 300;
/** A single letter matches everything. */
const MIN_QUERY_LENGTH = 2;

export type Suggestions = Awaited<ReturnType<typeof listSuggestions>>;

const best = new VersionedCache<number[]>({ version: 'assortment' });

/**
 * Lists suggestions for a partial query.
 *
 * @param customerId the account whose prices are shown; null for public prices.
 */
export async function listSuggestions(db: Db, q: string, customerId?: number | null) {
  const { q: typed, ...all } = readListingQuery(new URLSearchParams({ q }));
  if (typed.length < MIN_QUERY_LENGTH) return { q: typed, products: [], vehicles: [], categories: [] };
  // The first letter of a next word says nothing of products yet. It may begin a vehicle: 'ford f'.
  const query = { ...all, q: await completeKind(db, typed.replace(/(?<=\S\S)\s+\S$/, '')) };
  const search = await readSearch(db, query.q);
  const ids = await listBestIds(db, query);
  const cards = await listCardsById(db, ids);
  const termsOf = await readBuyerTerms(db, customerId, ids);
  const text = toPlain(query.q);
  const synonyms = await readSynonyms(db);
  const listVehicles = (begun: string) => listBegunVehicles(db, begun, { synonyms, limit: MAX_VEHICLES });
  const vehicles = await listVehicles(typed);
  const active = await listActiveCategories(db);
  const { named, holding } = matchCategories(active, search.words);
  const begun = active.filter(({ name }) => toPlain(name).includes(text));
  const categories = [...new Set([...named, ...holding, ...begun])];
  return {
    q: typed,
    products: cards.map((card) => ({
      slug: card.slug,
      name: card.name,
      brand: card.brand,
      partNumber: card.productNumber || card.sku,
      priceCents: getBestPrice(card, termsOf(card.id), 1).unitPriceCents,
      image: card.image,
      stockQuantity: card.stockQuantity,
      lowStockThreshold: card.lowStockThreshold,
    })),
    vehicles: vehicles.length > 0 ? vehicles : await listVehicles(query.q),
    categories: categories.slice(0, MAX_CATEGORIES).map(({ slug, name }) => ({ slug, name })),
  };
}

/** Lists the IDs of the first few products of a search. */
export function listBestIds(db: Db, query: ListingQuery): Promise<number[]> {
  return best.read(db, query.q, () => readBestIds(db, query));
}

async function readBestIds(db: Db, query: ListingQuery): Promise<number[]> {
  const { words, firstIds, foundIds, vehicle } = await readSearch(db, query.q);
  if (foundIds === undefined || (vehicle === undefined && foundIds.length > MAX_RANKED)) {
    const byWords = await listBestOfMany(db, words, MAX_PRODUCTS);
    return [...new Set([...firstIds, ...byWords])].slice(0, MAX_PRODUCTS);
  }
  const scope = await readListingScope(db, query, undefined);
  const counts = { total: scope.found?.size ?? 0, byCategory: new Map(), ranges: undefined };
  return listPageIds(db, scope, { limit: MAX_PRODUCTS, offset: 0 }, counts);
}
