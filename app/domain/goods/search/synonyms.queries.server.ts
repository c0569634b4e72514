import type { Db } from '../../../../db/schema';
import { getLanguage } from '~/i18n/language';
import { VersionedCache } from '../catalog/versioned-cache.server';
import { toSearchPhrase, type Synonyms } from './search-words.server';

const synonyms = new VersionedCache<Synonyms>({ version: 'assortment', max: 2 });

/** Reads the synonyms that widen searches. Fillers aren't a part of them, and differ by language. */
export function readSynonyms(db: Db): Promise<Synonyms> {
  return synonyms.read(db, getLanguage(), async () => {
    const rows = await db.selectFrom('search_synonyms').select(['said', 'finds']).execute();
    return new Map(rows.map(({ said, finds }) => [toSearchPhrase(said), finds.split(' | ')]));
  });
}
