import { partKey } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { findVehicleInText } from '../../fitment/vehicle-from-text.queries.server';
import { readFitting } from '../../fitment/vehicle-fit.queries.server';
import type { Vehicle } from '../../fitment/vehicle.rules';
import { listByPartNumber } from '../../search/part-numbers.queries.server';
import type { ProductSearch } from '../../search/product-search.queries.server';
import { matchCategories, splitIntoWords, type SearchWord } from '../../search/search-words.server';
import { correctWords } from '../../search/spelling.queries.server';
import { readSynonyms } from '../../search/synonyms.queries.server';
import { listNearestByText } from '../../search/nearest-by-text.queries.server';
import { listActiveCategories } from '../categories.queries.server';
import { listCardRowsById, toCard } from '../product-card.queries.server';
import { readSearch } from './listing-scope.queries.server';

const MAX_PRODUCTS = 4;
const MAX_CATEGORIES = 3;
/** The categories of this many products are near. */
const MAX_LOOKED_AT = 24;
const MIN_PREFIX_LENGTH = 4;

/** What a search means, as far as the catalog knows it. */
interface Understood {
  /** The vehicle that it names, and the search without it. */
  named: { vehicle: Vehicle; rest: string; hasParts: boolean } | undefined;
  correctedTo: string | undefined;
  /** Words that no product contains, if something else was understood. */
  leftOut: string[];
  /** Words that products contain, but none contains all of them. */
  apart: string[];
}

/** How a search without results was understood, and what is near it. */
export type Nearest = Awaited<ReturnType<typeof listNearest>>;

/**
 * Lists what is nearest to a search without results: products whose part number starts like it, those for the vehicle
 * that it names, and those that match some words; and their categories.
 */
export async function listNearest(db: Db, q: string) {
  const { words, ...understood } = await understand(db, q);
  const { named } = understood;
  const ids = [
    ...(await listByBeginning(db, q)),
    ...(named === undefined ? [] : await readFitting(db, { ...named.vehicle, year: undefined })),
    ...(await listNearestByText(db, words, { limit: MAX_LOOKED_AT })).map(({ id }) => id),
  ];
  const rows = await listCardRowsById(db, [...new Set(ids)].slice(0, MAX_LOOKED_AT));
  const matched = matchCategories(await listActiveCategories(db), words);
  const categories = new Map(
    [
      ...matched.named,
      ...matched.holding,
      ...rows.map((row) => ({ slug: row.category_slug, name: row.category_name })),
    ].map(({ slug, name }) => [slug, { slug, name }]),
  );
  return {
    ...understood,
    products: rows.slice(0, MAX_PRODUCTS).map(toCard),
    categories: [...categories.values()].slice(0, MAX_CATEGORIES),
  };
}

async function understand(db: Db, q: string): Promise<Understood & { words: readonly SearchWord[] }> {
  const search = await readSearch(db, q);
  return isFound(search) ? describeFound(search) : await understandWords(db, q);
}

/** Filters can empty the list of a search that finds something. */
function isFound({ firstIds, foundIds }: ProductSearch): boolean {
  return firstIds.length > 0 || foundIds?.length !== 0;
}

function describeFound({ words, vehicle, correctedTo, leftOut }: ProductSearch) {
  const named = vehicle && {
    vehicle: { make: vehicle.make, model: vehicle.model, year: vehicle.year },
    rest: vehicle.rest,
    hasParts: true,
  };
  return { words, named, correctedTo, leftOut, apart: [] };
}

async function understandWords(db: Db, q: string) {
  const synonyms = await readSynonyms(db);
  const found = await findVehicleInText(db, q, synonyms);
  // A make or model alone may mean something else. If anything fitted the vehicle, it would have been found.
  const named =
    found?.isSure === true ? { vehicle: found.vehicle, rest: found.rest, hasParts: false } : undefined;
  const { right, unknown, isCorrected } = await correctWords(
    db,
    splitIntoWords(named?.rest ?? q, synonyms),
    synonyms,
  );
  const listTexts = (words: readonly SearchWord[]) => words.map(({ text }) => text);
  return {
    words: right,
    named,
    correctedTo: isCorrected ? listTexts(right).join(' ') : undefined,
    leftOut: right.length > 0 || named !== undefined ? listTexts(unknown) : [],
    apart: right.length > 1 ? listTexts(right) : [],
  };
}

/** Lists the products whose part number shares the longest prefix with the text. */
async function listByBeginning(db: Db, q: string): Promise<number[]> {
  const key = partKey(q);
  if (!/\d/.test(key)) return [];
  for (let length = key.length - 1; length >= MIN_PREFIX_LENGTH; length -= 1) {
    const ids = await listByPartNumber(db, key.slice(0, length), MAX_LOOKED_AT);
    if (ids.length > 0) return ids;
  }
  return [];
}
