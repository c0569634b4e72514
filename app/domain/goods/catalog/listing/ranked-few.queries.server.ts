import type { Db } from '../../../../../db/schema';
import { toPlain } from '../../../../../db/search-text';
import { inPageLanguage } from '../../../base/translation/page-language.queries.server';
import type { Window } from '../../../base/shared/paging.rules';
import type { SearchWord } from '../../search/search-words.server';
import { containsEveryWord } from '../../search/text-match.server';
import { buildConditions, type ListingScope } from './listing-conditions.server';
import { findRankedKinds, getRank } from './search-ranks.server';

/** Lists a page of few results, ranked: those found by part number first, as ordered there. */
export async function listRankedFew(
  db: Db,
  scope: ListingScope,
  words: readonly SearchWord[],
  { limit, offset }: Window,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.type', 'p.category_id', 'p.vehicle_make'])
    .select(['p.stock_quantity', 'p.is_featured', inPageLanguage('p.name').as('name_on_page')])
    .where((build) => buildConditions(build, scope))
    .orderBy('p.id')
    .execute();
  const kinds = await findRankedKinds(db, words);
  const { firstIds = [], vehicle } = scope.search ?? {};
  const ranked = rows.map((row) => {
    const part = firstIds.indexOf(row.id);
    const rank = getRank(kinds, {
      categoryId: row.category_id,
      type: row.type,
      isInName: words.length > 0 && containsEveryWord(`${row.name} | ${row.name_on_page}`, words),
      isInStock: row.stock_quantity > 0,
      isFeatured: row.is_featured === 1,
    });
    // A key for this make before a tool for many.
    const isForMany = vehicle !== undefined && !row.vehicle_make.split(', ').includes(vehicle.make);
    const isDenied = deniesWord(row.name, words);
    return {
      id: row.id,
      keys: [part === -1 ? firstIds.length : part, isForMany ? 1 : 0, isDenied ? 1 : 0, rank, row.id],
    };
  });
  return ranked
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

/** 'Non Hold Open' contains the words of 'hold open' and says the contrary. */
function deniesWord(name: string, words: readonly SearchWord[]): boolean {
  if (!/\bnon[ -]/i.test(name) || words.some(({ text }) => text.startsWith('non'))) return false;
  const denied: readonly string[] = toPlain(name).match(/(?<=\bnon[ -])[a-z]+/g) ?? [];
  return words.some(({ forms }) => forms.some((form) => denied.includes(form.trim())));
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, index) => key !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
