import { sql } from 'kysely';

import { getLanguage } from '~/i18n/language';
import type { Db } from '../../../../../db/schema';
import { inPageLanguage } from '../../../base/translation/page-language.queries.server';
import type { Window } from '../../../base/shared/paging.rules';
import type { SearchWord } from '../../search/search-words.server';
import { containsAny, whereIsOneOf } from '../../search/text-match.server';
import { COUNTED } from './listing-facets.queries.server';
import { buildConditions, type ListingScope } from './listing-conditions.server';
import { findRankedKinds, NAME, selectRank, findInNames } from './search-ranks.server';

/**
 * Lists a page of few results, ranked. The database does it: handing over thousands of products takes longer.
 *
 * @param without products that are listed already.
 */
export async function listRankedFew(
  db: Db,
  scope: ListingScope,
  without: readonly number[],
  { limit, offset }: Window,
): Promise<number[]> {
  const { words, search } = scope;
  const kinds = await findRankedKinds(db, words);
  const denials = listDenials(words);
  const { make } = search?.vehicle ?? {};
  const names = getLanguage() === 'en' ? NAME : sql`${NAME} || lower(' | ' || ${inPageLanguage('p.name')})`;
  const rows = await db
    .selectFrom(COUNTED)
    .select('p.id')
    .where((build) => buildConditions(build, scope))
    .$if(without.length > 0, (query) => query.where((build) => build.not(whereIsOneOf(without))))
    // A key for this make before a tool for many.
    .$if(make !== undefined, (query) =>
      query.orderBy(containsAny(sql`', ' || p.vehicle_make || ','`, [`, ${make ?? ''},`]), 'desc'),
    )
    .$if(denials.length > 0, (query) =>
      query.orderBy(
        sql`case when ${containsAny(NAME, [' non'])} and ${containsAny(NAME, denials)} then 1 else 0 end`,
      ),
    )
    .orderBy(selectRank(kinds, await findInNames(db, words, names)))
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

/** 'Non Hold Open' contains the words of 'hold open' and says the contrary. */
function listDenials(words: readonly SearchWord[]): string[] {
  if (words.some(({ text }) => text.startsWith('non'))) return [];
  const forms = words.flatMap((word) => word.forms.map((form) => form.trim()));
  return forms.filter((form) => /^[a-z]+$/.test(form)).flatMap((form) => [` non ${form}`, ` non-${form}`]);
}
