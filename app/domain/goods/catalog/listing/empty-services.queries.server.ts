import { endOfServiceWord, toPlain } from '../../../../../db/search-text';
import type { Db } from '../../../../../db/schema';
import { asLiteral } from '../../search/search-words.server';
import {
  listFirstMatching,
  streamMatching,
  whereIsOneOf,
  type TextPlace,
} from '../../search/text-match.server';
import { IS_SOLD } from '../is-sold.server';
import { SERVICE_GROUPS } from '../services.rules';
import { VersionedCache } from '../versioned-cache.server';

const emptyServices = new VersionedCache<string[]>({ version: 'assortment' });

/** Lists the services without any product for sale, which the search panel doesn't offer. */
export function listEmptyServices(db: Db): Promise<string[]> {
  return emptyServices.read(db, '', async () => {
    const empty: string[] = [];
    for (const { services } of SERVICE_GROUPS())
      for (const { value } of services) if (!(await hasProducts(db, value))) empty.push(value);
    return empty;
  });
}

/** Looks where the listing looks: in the services and names of products (SPEC 5). */
async function hasProducts(db: Db, service: string): Promise<boolean> {
  return (
    (await findsSold(db, endOfServiceWord(service), 'search_text')) ||
    (await findsSold(db, toPlain(service), 'name'))
  );
}

/** Nearly always, one of the first few is sold. */
const FIRST_FEW = 20;

async function findsSold(db: Db, word: string, where: TextPlace): Promise<boolean> {
  const words = [asLiteral(word)];
  const first = await listFirstMatching(db, words, where, FIRST_FEW);
  if (await isAnySold(db, first)) return true;
  if (first.length < FIRST_FEW) return false;
  for await (const ids of streamMatching(db, words, where)) if (await isAnySold(db, ids)) return true;
  return false;
}

async function isAnySold(db: Db, ids: readonly number[]): Promise<boolean> {
  const sold = await db
    .selectFrom('products as p')
    .select('p.id')
    .where(whereIsOneOf(ids))
    .where(IS_SOLD)
    .limit(1)
    .executeTakeFirst();
  return sold !== undefined;
}
