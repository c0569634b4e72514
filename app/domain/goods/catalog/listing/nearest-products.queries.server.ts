import { partKey } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { listByPartNumber } from '../../search/part-numbers.queries.server';
import { splitIntoWords } from '../../search/search-words.server';
import { listCatalogWords } from '../../search/spelling.queries.server';
import { listNearestByText } from '../../search/text-match.server';
import { listCardsById } from '../product-card.queries.server';
import type { ProductCard } from '../product.schema';

const MAX_NEAREST = 4;
const MIN_PREFIX_LENGTH = 4;

/** What comes close to a text that finds nothing. */
export interface Nearest {
  products: ProductCard[];
  /** The category in which most of them are. */
  category: { slug: string; name: string } | undefined;
}

/** Products whose part number begins like the text, then those that hold some of its words. */
export async function listNearest(db: Db, q: string): Promise<Nearest> {
  const ids = [...(await listByBeginning(db, q)), ...(await listByWords(db, q))];
  const products = (await listCardsById(db, [...new Set(ids)])).slice(0, MAX_NEAREST);
  const [first] = products;
  return {
    products,
    category: first === undefined ? undefined : { slug: first.categorySlug, name: first.categoryName },
  };
}

/** The longest beginning of a part number that some product's number has too. */
async function listByBeginning(db: Db, q: string): Promise<number[]> {
  const key = partKey(q);
  if (!/\d/.test(key)) return [];
  for (let length = key.length - 1; length >= MIN_PREFIX_LENGTH; length -= 1) {
    const ids = await listByPartNumber(db, key.slice(0, length), MAX_NEAREST);
    if (ids.length > 0) return ids;
  }
  return [];
}

async function listByWords(db: Db, q: string): Promise<number[]> {
  return listNearestByText(db, await listCatalogWords(db, splitIntoWords(q)), MAX_NEAREST);
}
