import type { Db } from '../../../../db/schema';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { toSearchPhrase, type Synonyms } from './search-words.server';

const synonyms = new VersionedCache<Synonyms>({ version: 'assortment', max: 1 });

/** Reads the synonyms that widen searches. */
export function readSynonyms(db: Db): Promise<Synonyms> {
  return synonyms.read(db, '', async () => {
    const rows = await db.selectFrom('search_synonyms').select(['said', 'finds']).execute();
    return new Map(rows.map(({ said, finds }) => [toSearchPhrase(said), finds.split(' | ')]));
  });
}
