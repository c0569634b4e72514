import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { toPlain } from '../../../../db/search-text';
import { countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';
import { getPage } from '../../base/shared/paging.rules';
import { listBareWords } from './bare-words.rules';

export type Synonym = NonNullable<Awaited<ReturnType<typeof findSynonym>>>;

const PAGE_SIZE = 50;

/** Lists the synonyms that contain every word of a text, by what buyers type. */
export async function listSynonyms(db: Db, q: string, wanted: number) {
  const matching = db
    .selectFrom('search_synonyms')
    .$if(q !== '', (query) =>
      query.where(whereContainsWords(q, (pattern) => sql`said || ' ' || finds like ${pattern} escape '\\'`)),
    );
  const page = getPage(await countRows(matching), wanted, PAGE_SIZE);
  const synonyms = await matching
    .select(['id', 'said', 'finds'])
    .orderBy('said')
    .$call(takePage(page))
    .execute();
  return { page, synonyms };
}

export function findSynonym(db: Db, id: number) {
  return db
    .selectFrom('search_synonyms')
    .select(['id', 'said', 'finds'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the synonym of a phrase as the search compares phrases: in the singular and without hyphens. */
export async function findSynonymOf(db: Db, said: string): Promise<Synonym | undefined> {
  const bare = listBareWords(toPlain(said));
  const all = await db.selectFrom('search_synonyms').select(['id', 'said', 'finds']).execute();
  return all.find((one) => listBareWords(one.said) === bare);
}
