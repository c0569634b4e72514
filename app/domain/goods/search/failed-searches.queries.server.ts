import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { countRows, takePage, whereContainsWords } from '../../base/shared/list-queries.server';
import { getPage } from '../../base/shared/paging.rules';

const PAGE_SIZE = 50;

/** Lists the searches without results that contain every word of a text, the most frequent and latest first. */
export async function listFailedSearches(db: Db, q: string, wanted: number) {
  const matching = db
    .selectFrom('failed_searches')
    .$if(q !== '', (query) =>
      query.where(whereContainsWords(q, (pattern) => sql`q like ${pattern} escape '\\'`)),
    );
  const page = getPage(await countRows(matching), wanted, PAGE_SIZE);
  const searches = await matching
    .select(['q as id', 'q', 'searches', 'last_at as lastAt'])
    .orderBy('searches', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('q')
    .$call(takePage(page))
    .execute();
  return { page, searches };
}

/** Counts the synonyms and the searches without results, for the links between both lists. */
export async function countSearchWords(db: Db) {
  return {
    synonyms: await countRows(db.selectFrom('search_synonyms')),
    failed: await countRows(db.selectFrom('failed_searches')),
  };
}
