import { partKey } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { listByPartNumber } from '../../search/part-numbers.queries.server';
import { searchWords } from '../../search/search-words.server';
import { wordsInCatalogue } from '../../search/spelling.queries.server';
import { listNearestByText } from '../../search/text-match.server';
import { cardsById } from '../product-card.queries.server';
import type { ProductCard } from '../product.schema';

const OFFERED = 4;
const SHORTEST_BEGINNING = 4;

/** What comes close to a text that finds nothing. */
export interface Nearest {
  products: ProductCard[];
  /** The category in which most of them are. */
  category: { slug: string; name: string } | undefined;
}

/** Products whose part number begins like the text, then those that hold some of its words. */
export async function listNearest(db: Db, q: string): Promise<Nearest> {
  const ids = [...(await listByBeginning(db, q)), ...(await listByWords(db, q))];
  const products = (await cardsById(db, [...new Set(ids)])).slice(0, OFFERED);
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
  for (let length = key.length - 1; length >= SHORTEST_BEGINNING; length -= 1) {
    const ids = await listByPartNumber(db, key.slice(0, length), OFFERED);
    if (ids.length > 0) return ids;
  }
  return [];
}

async function listByWords(db: Db, q: string): Promise<number[]> {
  return listNearestByText(db, await wordsInCatalogue(db, searchWords(q)), OFFERED);
}
