import { sql, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import { withMeasures } from '../../../../db/measures';
import { toPlain } from '../../../../db/search-text';
import type { IdSet } from '../../base/shared/id-set';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { listBareWords } from './bare-words.rules';
import type { SearchWord } from './search-words.server';
import { containsEveryWord, findKnownWords, listFirstMatching, whereIsOneOf } from './text-match.server';

/** Products found by a word are counted and looked at up to this many. */
const MAX_PER_WORD = 2_000;
/** Products whose texts are read: those that contain the most weight of words. */
const MAX_CANDIDATES = 300;
/** Of a vehicle, all that fit it, if they are no more. */
const MAX_FITTING = 2_000;
/** A word of the type or category says what a product is, then one of the name, brand, or make; others are details. */
const KIND_WEIGHT = 1.2;
const DETAIL_WEIGHT = 0.35;
/** A number means one thing; a corrected word may mean another. */
const NUMBER_WEIGHT = 1.5;
const CORRECTED_WEIGHT = 0.5;

/** A product near a description. */
export interface NearProduct {
  id: number;
  /** The weight of the words that it contains, as a share of that of all. */
  share: number;
  /** Whether its type or category contains one of the words. */
  isOfKind: boolean;
  /** Whether that is one of the words that name a kind. */
  isWanted: boolean;
  contained: readonly SearchWord[];
}

interface NearestOptions {
  limit?: number;
  /** Words that weren't typed like this. */
  corrected?: readonly SearchWord[];
  /** Words that name a kind. */
  kinds?: readonly SearchWord[];
  /** The products to choose from; undefined for all. */
  fitting?: IdSet | undefined;
}

interface WeighedWord {
  word: SearchWord;
  weight: number;
  ids: readonly number[];
}

/**
 * Lists the products that come nearest to a description, best first. The rarer a word in the catalog, the more it
 * counts; among equals, what is in stock comes first.
 */
export async function listNearestByText(
  db: Db,
  words: readonly SearchWord[],
  { limit = MAX_CANDIDATES, corrected = [], kinds = [], fitting }: NearestOptions,
): Promise<NearProduct[]> {
  const weighed = await weighWords(db, words, corrected);
  const wholeWeight = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const candidates = chooseCandidates(weighed, fitting);
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.type', 'p.brand', 'p.search_text', 'p.stock_quantity'])
    .select(['p.vehicle_make', 'c.name as category_name', inPageLanguage('p.name').as('name_on_page')])
    .select([inPageLanguage('p.type').as('type_on_page'), inPageLanguage('c.name').as('category_on_page')])
    .where(whereIsOneOf(candidates))
    // The unary plus keeps SQLite from scanning active products: the candidates are few.
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .where('c.is_active', '=', 1)
    .execute();
  return rows
    .map((row) => {
      const ownKinds = [row.type, row.category_name, row.type_on_page, row.category_on_page];
      const kind = ` ${listBareWords(toPlain(ownKinds.join(' | ')))} `;
      const isOfKind = ({ forms }: SearchWord) =>
        forms.some((form) => kind.includes(` ${listBareWords(form)} `));
      const name = toPlain([row.name, row.name_on_page, row.brand, row.vehicle_make].join(' | '));
      const weighPlace = (word: SearchWord) => {
        if (isOfKind(word)) return KIND_WEIGHT;
        return isNumber(word) || containsEveryWord(name, [word]) ? 1 : DETAIL_WEIGHT;
      };
      const contained = weighed.filter(({ word }) => containsEveryWord(row.search_text, [word]));
      const score = contained.reduce((sum, { word, weight }) => sum + weight * weighPlace(word), 0);
      const isInStock = row.stock_quantity > 0;
      return {
        id: row.id,
        share: score / wholeWeight,
        isInStock,
        isOfKind: contained.some(({ word }) => isOfKind(word)),
        isWanted: kinds.some(isOfKind),
        contained: contained.map(({ word }) => word),
      };
    })
    .sort(
      (one, other) =>
        other.share - one.share || Number(other.isInStock) - Number(one.isInStock) || one.id - other.id,
    )
    .slice(0, limit);
}

/** Weighs words by how rare they are, the rarest first. Leaves out those that no product contains. */
async function weighWords(
  db: Db,
  words: readonly SearchWord[],
  corrected: readonly SearchWord[],
): Promise<WeighedWord[]> {
  const { total } = await db
    .selectFrom('product_counts')
    .select((build) => build.fn.sum<number>('products').as('total'))
    .executeTakeFirstOrThrow();
  const weighed: WeighedWord[] = [];
  for (const word of words.filter(isMeaningful)) {
    const [known] = (await findKnownWords(db, [word])) ?? [];
    if (known === undefined) continue;
    const ids = await listFirstMatching(db, [known], 'search_text', MAX_PER_WORD);
    const kindWeight = isNumber(word) ? NUMBER_WEIGHT : 1;
    const weight =
      Math.log(1 + total / ids.length) * (corrected.includes(word) ? CORRECTED_WEIGHT : kindWeight);
    weighed.push({ word: known, ids, weight });
  }
  return weighed.sort((one, other) => one.ids.length - other.ids.length);
}

/** 'hu100r' and '4040', but no size, such as '1.125in', and no count. */
export function isNumber({ text }: SearchWord): boolean {
  return /\d{3}/.test(text) && withMeasures(text).measures.length === 0;
}

/** A letter, a count, or a sign alone says nothing of what is described. */
function isMeaningful({ text }: SearchWord): boolean {
  return /[a-z]{2}|[a-z0-9]{3}/.test(text);
}

/** What fits a vehicle, if that is little; else what contains the most, as far as the words were looked up. */
function chooseCandidates(weighed: readonly WeighedWord[], fitting: IdSet | undefined): number[] {
  if (fitting !== undefined && fitting.size <= MAX_FITTING) return [...fitting];
  const weights = new Map<number, number>();
  for (const { ids, weight } of weighed)
    for (const id of ids) if (fitting?.has(id) !== false) weights.set(id, (weights.get(id) ?? 0) + weight);
  return [...weights]
    .sort(([id, weight], [otherId, otherWeight]) => otherWeight - weight || id - otherId)
    .slice(0, MAX_CANDIDATES)
    .map(([id]) => id);
}
