import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { PUBLIC_TIER } from '../../domain/base/customers/public-tier.rules';
import { BESIDE_INDEX, byDialect } from '../../../db/dialect';
import { findFrench } from '../../../db/french-texts';
import type { Db, Trx } from '../../../db/schema';
import { whereContainsWords } from '../../domain/base/shared/list-queries.server';
import { getPage, type Page } from '../../domain/base/shared/paging.rules';
import { hasFrench } from '../../domain/base/translation/page-language.queries.server';
import { CLAIM_SETS } from '../../domain/content/content/claim-sets.rules';
import { VersionedCache } from '../../domain/goods/catalog/versioned-cache.server';
import { LISTED_KINDS, needsFrench, type FrenchFilter, type FrenchKind } from './french-kinds.rules';
import { findSource, TABLE_KINDS, type SourceText, type TableKind } from './french-sources.queries.server';
import { hashFrench } from './french-texts.queries.server';

/** An item of a list; for a term, the ID is the text. */
export interface FrenchItem {
  id: string;
  name: string;
  /** What tells it from others: the SKU, or where a term is used. */
  detail: string;
  /** How many of its texts are missing. */
  missing: number;
}

interface Counts {
  total: number;
  /** Items with missing texts. */
  items: number;
  texts: number;
}

interface ItemList {
  count: () => Promise<Counts>;
  read: (isMissingOnly: boolean, page: Page) => Promise<FrenchItem[]>;
}

const PAGE_SIZE = 50;

/** Lists a page of one kind, and counts the missing texts of every kind. */
export async function listFrench(db: Db, { kind, q, show }: FrenchFilter, wanted: number) {
  const kinds = await countKinds(db);
  const list = openList(db, kind, q);
  const counts = await countList(db, list, kind, q);
  const isMissingOnly = show === undefined ? counts.items > 0 : show === 'missing';
  const page = getPage(isMissingOnly ? counts.items : counts.total, wanted, PAGE_SIZE);
  return { kinds, counts, isMissingOnly, page, items: await list.read(isMissingOnly, page) };
}

// Counting looks at the texts of every product.
const cachedCounts = new VersionedCache<Counts>({ max: 100 });

function countList(db: Db, list: ItemList, kind: FrenchKind, q: string): Promise<Counts> {
  return cachedCounts.read(db, `${kind} ${q}`, list.count);
}

async function countKinds(db: Db): Promise<{ kind: FrenchKind; missing: number }[]> {
  const counted = [];
  for (const kind of LISTED_KINDS) {
    const { texts } = await countList(db, openList(db, kind, ''), kind, '');
    counted.push({ kind, missing: texts });
  }
  return counted;
}

function openList(db: Db, kind: FrenchKind, q: string): ItemList {
  if (kind === 'term') return openTable(db, selectTerms(q), sql`lower(name), name`);
  const table = TABLE_KINDS[kind];
  if (table === undefined) return openShortList(db, kind, q);
  return openTable(db, selectColumns(table, q), kind === 'product' ? sql`id desc` : sql`id`);
}

function openTable(db: Db, items: RawBuilder<FrenchItem>, order: RawBuilder<unknown>): ItemList {
  return {
    count: async () => {
      const query = sql<Counts>`select count(*) as total, count(case when missing > 0 then 1 end) as items,
        coalesce(sum(missing), 0) as texts from (${items}) as items`;
      const [counts] = (await query.execute(db)).rows;
      return counts ?? { total: 0, items: 0, texts: 0 };
    },
    read: async (isMissingOnly, { page, pageSize }) => {
      const where = isMissingOnly ? sql`where missing > 0` : sql``;
      const query = sql<FrenchItem>`select * from (${items}) as items ${where}
        order by ${order} limit ${pageSize} offset ${(page - 1) * pageSize}`;
      return (await query.execute(db)).rows.map((item) => ({ ...item, id: String(item.id) }));
    },
  };
}

function selectColumns({ table, title, detail, where, texts }: TableKind, q: string): RawBuilder<FrenchItem> {
  const counted = texts.filter(({ isOptional }) => isOptional !== true);
  const missing = counted.map(({ column }) => sql`case when ${isColumnMissing(column)} then 1 else 0 end`);
  const searched = [detail, ...texts.map(({ column }) => column)].map((column) => sql.ref(column));
  // Optional texts are searched, but not counted.
  const conditions = [where ?? sql<SqlBool>`1 = 1`, ...search(sql.join(searched, sql` || ' ' || `), q)];
  return sql<FrenchItem>`select id, ${sql.ref(title)} as name, ${sql.ref(detail)} as detail,
    ${sql.join(missing, sql` + `)} as missing from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)}`;
}

/** The texts that many products share, with where they are used. */
const TERMS = sql`(
  select name as term, 'Specification' as used from specification_counts group by name having sum(active) > 0
  union all
  select value, name from specification_counts group by name, value having sum(active) > 0
  union all
  select type, 'Product type' from product_counts group by type having sum(active) > 0
  union all
  select badge, 'Badge' from products where ${BESIDE_INDEX}is_active = 1 and badge is not null group by badge
  union all
  select key_type, 'Key type' from products where ${BESIDE_INDEX}is_active = 1 group by key_type
  union all
  select name, 'Price tier' from price_tiers where code <> ${PUBLIC_TIER}
) as terms`;

function selectTerms(q: string): RawBuilder<FrenchItem> {
  const conditions = [isTranslatable('term'), ...search(sql`term`, q)];
  return sql<FrenchItem>`select term as id, term as name, min(used) as detail,
    case when ${hasFrench('term')} then 0 else 1 end as missing
    from ${TERMS} where ${sql.join(conditions, sql` and `)} group by term`;
}

function search(text: RawBuilder<unknown>, q: string): RawBuilder<SqlBool>[] {
  return q === ''
    ? []
    : [whereContainsWords(q, (pattern) => sql`lower(${text}) like ${pattern} escape '\\'`)];
}

function isColumnMissing(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isTranslatable(column)} and not ${hasFrench(column)}`;
}

/** The condition of `needsFrench`. */
function isTranslatable(column: string): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  return byDialect({
    sqlite: sql<SqlBool>`(${text} glob '*[A-Za-z]*' and (${text} glob '*[a-z ]*' or ${text} not glob '*[0-9]*'))`,
    postgres: sql<SqlBool>`(${text} ~ '[A-Za-z]' and (${text} ~ '[a-z ]' or ${text} !~ '[0-9]'))`,
  });
}

/** Company claims and locations are few, and lists inside them are translated text by text. */
function openShortList(db: Db, kind: FrenchKind, q: string): ItemList {
  return {
    count: async () => {
      const all = await readShortList(db, kind, q);
      return {
        total: all.length,
        items: all.filter(({ missing }) => missing > 0).length,
        texts: all.reduce((sum, { missing }) => sum + missing, 0),
      };
    },
    read: async (isMissingOnly, { from, to }) =>
      (await readShortList(db, kind, q))
        .filter(({ missing }) => missing > 0 || !isMissingOnly)
        .slice(Math.max(0, from - 1), to),
  };
}

async function readShortList(db: Db, kind: FrenchKind, q: string): Promise<FrenchItem[]> {
  const details = new Map(
    kind === 'claims'
      ? Object.entries(CLAIM_SETS).map(([id, { where }]) => [id, where])
      : (
          await db
            .selectFrom('locations')
            .select(['id', 'city'])
            .orderBy('sort_order')
            .orderBy('id')
            .execute()
        ).map(({ id, city }) => [String(id), city]),
  );
  const words = q.toLowerCase().split(/\s+/);
  const found = [];
  for (const [id, detail] of details) {
    const source = await findSource(db, kind, id);
    if (source === undefined) continue;
    const text = [source.title, detail, ...source.texts.map(({ english }) => english)]
      .join(' ')
      .toLowerCase();
    if (words.every((word) => text.includes(word))) found.push({ id, detail, ...source });
  }
  const french = await findFrench(
    db,
    found.flatMap(({ texts }) => texts.map(({ english }) => english)),
  );
  const isMissing = ({ english, isOptional }: SourceText) =>
    isOptional !== true && needsFrench(english) && !french.has(english);
  return found.map(({ id, title, detail, texts }) => ({
    id,
    name: title,
    detail,
    missing: texts.filter(isMissing).length,
  }));
}

/** Lists a page of terms as texts to translate. Texts that are not terms of the catalog are left out. */
export async function listTermSources(db: Db | Trx, given: readonly string[]): Promise<SourceText[]> {
  const terms = given.slice(0, PAGE_SIZE);
  if (terms.length === 0) return [];
  const query = sql<{ term: string }>`select distinct term from ${TERMS} where term in (${sql.join(terms)})`;
  const known = new Set((await query.execute(db)).rows.map(({ term }) => term));
  return [...new Set(terms)]
    .filter((term) => known.has(term))
    .map((term) => ({ name: `term-${hashFrench(term, '')}`, label: term, english: term, form: 'line' }));
}
