import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../../db/dialect';
import type { Db } from '../../../../../db/schema';
import { toPlain } from '../../../../../db/search-text';
import { listBareWords } from '../../search/bare-words.rules';
import { matchCategories, type SearchWord } from '../../search/search-words.server';
import { containsAny, findKnownWords } from '../../search/text-match.server';
import { listActiveCategories } from '../categories.queries.server';
import { listDescendantIds } from '../category-tree.rules';
import { VersionedCache } from '../versioned-cache.server';
import type { ExpressionBuilderOf } from './listing-conditions.server';

/** Categories and types of products. */
interface Kinds {
  categoryIds: readonly number[];
  types: readonly string[];
}

/** How the words of a search relate to kinds of products. */
export interface RankedKinds {
  /** The words are their name: 'deadbolt', or 'crash bar' for exit devices. */
  named: Kinds;
  /** Their name contains every word: 'lock' and 'Door Locks'. */
  holding: Kinds;
}

type KindMatch = keyof RankedKinds | 'other';

/** A rank of search results; every product has exactly one. */
export interface Rank {
  kind: KindMatch;
  /** Whether the name contains the words. */
  isInName: boolean;
  isInStock: boolean;
  isFeatured: boolean;
}

/** What is searched for is a kind of product, or a name, or else a word of the text. */
const RELEVANCE: readonly Pick<Rank, 'kind' | 'isInName'>[] = [
  { kind: 'named', isInName: true },
  { kind: 'named', isInName: false },
  { kind: 'holding', isInName: true },
  { kind: 'holding', isInName: false },
  { kind: 'other', isInName: true },
  { kind: 'other', isInName: false },
];

/** Among equals, what is in stock comes first, then what is featured. */
const PREFERENCE: readonly Pick<Rank, 'isInStock' | 'isFeatured'>[] = [
  { isInStock: true, isFeatured: true },
  { isInStock: true, isFeatured: false },
  { isInStock: false, isFeatured: true },
  { isInStock: false, isFeatured: false },
];

/** All ranks, best first. */
export const RANKS: readonly Rank[] = RELEVANCE.flatMap((relevance) =>
  PREFERENCE.map((preference) => ({ ...relevance, ...preference })),
);

const allTypes = new VersionedCache<string[]>({ version: 'assortment', max: 1 });

/** Finds the categories, with their descendants, and the types that the words name or that contain them. */
export async function findRankedKinds(db: Db, words: readonly SearchWord[]): Promise<RankedKinds> {
  const categories = await listActiveCategories(db);
  const types = await allTypes.read(db, '', async () => {
    const rows = await db.selectFrom('product_counts').select('type').distinct().execute();
    return rows.map(({ type }) => type);
  });
  const under = (tops: readonly { id: number }[]) => [
    ...new Set(tops.flatMap(({ id }) => listDescendantIds(categories, id))),
  ];
  const namedTypes = types.map((name) => ({ name }));
  const isInSomeName = (word: SearchWord) => {
    const { named, holding } = matchCategories([...categories, ...namedTypes], [word]);
    return named.length > 0 || holding.length > 0;
  };
  // 'schlage lever' and '626 lever' ask for levers: brands and finishes name no kind.
  const kindWords = words.filter(isInSomeName);
  const matched = matchCategories(categories, kindWords);
  const ofTypes = matchCategories(namedTypes, kindWords);
  const heads = keepHeads([...matched.holding, ...ofTypes.holding], kindWords);
  const toKinds = (tops: readonly { id: number }[], named: readonly { name: string }[]) => ({
    categoryIds: under(tops),
    types: named.map(({ name }) => name),
  });
  return {
    named: toKinds(matched.named, ofTypes.named),
    holding: toKinds(
      matched.holding.filter((one) => heads.includes(one)),
      ofTypes.holding.filter((one) => heads.includes(one)),
    ),
  };
}

/** 'Grade 1 levers' are levers, 'Lever trims' are trims: keeps the names that end in a word, if any does. */
function keepHeads<Named extends { name: string }>(names: Named[], words: readonly SearchWord[]): Named[] {
  const forms = words.flatMap((word) => word.forms.map(listBareWords));
  const heads = names.filter(({ name }) =>
    forms.some((form) => ` ${listBareWords(toPlain(name))}`.endsWith(` ${form}`)),
  );
  return heads.length > 0 ? heads : names;
}

function isOfKind({ categoryIds, types }: Kinds, product: { categoryId: number; type: string }): boolean {
  return categoryIds.includes(product.categoryId) || types.includes(product.type);
}

/** Returns a product's place in `RANKS`. */
export function getRank(
  { named, holding }: RankedKinds,
  product: {
    categoryId: number;
    type: string;
    isInName: boolean;
    isInStock: boolean;
    isFeatured: boolean;
  },
): number {
  const other = isOfKind(holding, product) ? 'holding' : 'other';
  const kind: KindMatch = isOfKind(named, product) ? 'named' : other;
  return RANKS.findIndex(
    (rank) =>
      rank.kind === kind &&
      rank.isInName === product.isInName &&
      rank.isInStock === product.isInStock &&
      rank.isFeatured === product.isFeatured,
  );
}

/** Selects a product's place in `RANKS`. */
export function selectRank({ named, holding }: RankedKinds, inName: Expression<SqlBool>): RawBuilder<number> {
  return sql<number>`case when ${whereIsOfKind(named)} then 0 when ${whereIsOfKind(holding)} then 8 else 16 end
    + case when ${inName} then 0 else 4 end
    + case when p.stock_quantity > 0 then 0 else 2 end + 1 - p.is_featured`;
}

/** A product's name, with a space before its first word. */
export const NAME = sql`lower(' ' || p.name)`;

/** Returns the condition that a product's name, or another text of it, contains every word. */
export async function findInNames(
  db: Db,
  words: readonly SearchWord[],
  text = NAME,
): Promise<RawBuilder<SqlBool>> {
  const known = (await findKnownWords(db, words)) ?? [];
  const conditions = known.map(({ forms }) => containsAny(sql`names`, forms));
  // The limit keeps SQLite from preparing the text again for each form.
  return conditions.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(select ${sql.join(conditions, sql` and `)} from (select ${text} as names limit 1) as prepared)`;
}

/**
 * Builds the condition for a rank.
 *
 * @param inName condition that the name contains the words.
 */
export function whereHasRank(
  build: ExpressionBuilderOf,
  kinds: RankedKinds,
  { kind, isInName, isInStock, isFeatured }: Rank,
  inName: Expression<SqlBool>,
): Expression<SqlBool> {
  const isNamed = whereIsOfKind(kinds.named);
  const isHolding = whereIsOfKind(kinds.holding);
  const ofKind = {
    named: isNamed,
    holding: build.and([build.not(isNamed), isHolding]),
    other: build.not(build.or([isNamed, isHolding])),
  };
  return build.and([
    ofKind[kind],
    isInName ? inName : build.not(inName),
    sql<SqlBool>`${BESIDE_INDEX}p.stock_quantity ${sql.raw(isInStock ? '> 0' : '<= 0')}`,
    sql<SqlBool>`${BESIDE_INDEX}p.is_featured = ${sql.lit(isFeatured ? 1 : 0)}`,
  ]);
}

/** Words choose the index: they are more selective than categories and types. */
function whereIsOfKind({ categoryIds, types }: Kinds): Expression<SqlBool> {
  const isOneOf = (column: 'category_id' | 'type', values: readonly (number | string)[]) =>
    values.length === 0 ? sql`false` : sql`${BESIDE_INDEX}${sql.ref(`p.${column}`)} in (${sql.join(values)})`;
  return sql<SqlBool>`(${isOneOf('category_id', categoryIds)} or ${isOneOf('type', types)})`;
}
