import { sql } from 'kysely';

import { isPostgres } from './dialect';
import { findFrench } from './french-texts';
import type { Db, Trx } from './schema';
import {
  listEnglishTexts,
  listFrenchTexts,
  listTranslated,
  partKey,
  searchTextOf,
  listTerms,
} from './search-text';
import { inTransaction } from './transaction';

/** Increment it when the preparation of texts changes: every store then rebuilds its index at the next start. */
const VERSION = '9';
const SETTING = 'search-index';
const BATCH = 500;
/** Far below the parameter limit of a statement. */
const ROWS_A_STATEMENT = 500;
/** Pages of the text index that are joined at once, so that others can write in between. */
const JOINED_PAGES = 500;

/** What the index needs of a product: its numbers and its texts. */
export interface IndexedProduct {
  id: number;
  sku: string;
  productNumber: string;
  ezNumber: string;
  model: string;
  fccId: string;
  oemNumber: string;
  /** Name, brand, type, specifications, and description: the vocabulary for correcting misspelled words. */
  texts: string[];
  /** Their French. */
  frenchTexts: string[];
}

export type PartNumberKind = 'sku' | 'productNumber' | 'ezNumber' | 'model' | 'fccId' | 'oemNumber';

/** Adds or updates products in the search index, in the transaction that writes them. */
export async function indexProducts(trx: Trx, products: IndexedProduct[]): Promise<void> {
  if (products.length === 0) return;
  await writePartNumbers(trx, products);
  await writeTerms(trx, listTerms(products.flatMap(({ texts }) => texts)), 1);
  await writeTerms(trx, listTerms(products.flatMap(({ frenchTexts }) => frenchTexts)), 0);
}

/** Adds words to the vocabulary. A word of both languages is English: both correct by it. */
async function writeTerms(trx: Trx, terms: readonly string[], is_english: 0 | 1): Promise<void> {
  for (let start = 0; start < terms.length; start += ROWS_A_STATEMENT) {
    const rows = terms.slice(start, start + ROWS_A_STATEMENT).map((term) => ({ term, is_english }));
    await trx
      .insertInto('search_terms')
      .values(rows)
      .onConflict((conflict) =>
        is_english === 0
          ? conflict.doNothing()
          : conflict.column('term').doUpdateSet({ is_english }).where('search_terms.is_english', '=', 0),
      )
      .execute();
  }
}

/** Writes only what changed: numbers rarely change with the rest of a product, and each is in three indexes. */
async function writePartNumbers(trx: Trx, products: IndexedProduct[]): Promise<void> {
  const wanted = new Map(products.flatMap(partNumbersOf).map((number) => [nameOfNumber(number), number]));
  const there = await trx
    .selectFrom('part_numbers')
    .select(['product_id', 'kind', 'part_key'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .execute();
  for (const number of there) {
    if (wanted.delete(nameOfNumber(number))) continue;
    await trx
      .deleteFrom('part_numbers')
      .where('product_id', '=', number.product_id)
      .where('kind', '=', number.kind)
      .where('part_key', '=', number.part_key)
      .execute();
  }
  const missing = [...wanted.values()];
  for (let start = 0; start < missing.length; start += ROWS_A_STATEMENT) {
    await trx
      .insertInto('part_numbers')
      .values(missing.slice(start, start + ROWS_A_STATEMENT))
      .execute();
  }
}

function nameOfNumber(number: { product_id: number; kind: PartNumberKind; part_key: string }): string {
  return `${number.product_id} ${number.kind} ${number.part_key}`;
}

/** Prepares every product for the search anew, when the way of preparing them has changed. */
export async function refreshSearchIndex(
  db: Db,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const known = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  if (known?.value === VERSION) return;
  const { total } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let after = 0;
  for (let done = 0; done < total;) {
    const ids = await inTransaction(db, (trx) => refreshBatch(trx, after));
    if (ids.length === 0) break;
    after = ids.at(-1) ?? after;
    done += ids.length;
    onProgress(done, total);
  }
  if (!isPostgres(db)) await joinTextIndex(db);
  const updated_at = new Date().toISOString();
  await db
    .insertInto('settings')
    .values({ name: SETTING, value: VERSION, updated_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: VERSION, updated_at }))
    .execute();
}

/** Joins the parts that many writes leave of SQLite's text index: searches read each of them. */
async function joinTextIndex(db: Db): Promise<void> {
  // A negative number begins with all parts, and a positive one goes on.
  for (let pages = -JOINED_PAGES; ; pages = JOINED_PAGES) {
    const before = await countChanges(db);
    await sql`insert into product_trigrams (product_trigrams, rank) values ('merge', ${sql.lit(pages)})`.execute(
      db,
    );
    if ((await countChanges(db)) - before < 2) return;
  }
}

async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

async function refreshBatch(trx: Trx, after: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  await reindexProducts(trx, ids);
  return ids;
}

/** Prepares every product of a category for the search anew: its name is a part of what they are found by. */
export async function refreshCategoryProducts(trx: Trx, categoryId: number): Promise<void> {
  const rows = await trx.selectFrom('products').select('id').where('category_id', '=', categoryId).execute();
  for (let start = 0; start < rows.length; start += BATCH) {
    await reindexProducts(
      trx,
      rows.slice(start, start + BATCH).map(({ id }) => id),
    );
  }
}

/** Rebuilds the search index of at most a few hundred products. */
export async function reindexProducts(trx: Trx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await trx
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.name', 'p.sku', 'p.product_number', 'p.ez_number', 'p.brand', 'p.model', 'p.type'])
    .select([
      'p.fcc_id',
      'p.oem_number',
      'p.compatibility',
      'p.description',
      'p.search_text',
      'p.service_tags',
      'c.name as category_name',
    ])
    .where('p.id', 'in', ids)
    .orderBy('p.id')
    .execute();
  const specifications = await trx
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const specificationsOf = new Map<number, typeof specifications>();
  for (const one of specifications)
    specificationsOf.set(one.product_id, [...(specificationsOf.get(one.product_id) ?? []), one]);
  const products = rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    productNumber: row.product_number,
    ezNumber: row.ez_number,
    brand: row.brand,
    model: row.model,
    type: row.type,
    categoryName: row.category_name,
    fccId: row.fcc_id,
    oemNumber: row.oem_number,
    compatibility: row.compatibility,
    description: row.description,
    specifications: specificationsOf.get(row.id) ?? [],
    services: row.service_tags.split(' ').filter(Boolean),
    before: row.search_text,
  }));
  const french = await findFrench(trx, products.flatMap(listTranslated));
  for (const product of products) {
    const search_text = searchTextOf(product, french);
    if (search_text !== product.before)
      await trx.updateTable('products').set({ search_text }).where('id', '=', product.id).execute();
  }
  await indexProducts(
    trx,
    products.map((product) => ({
      ...product,
      texts: [...listEnglishTexts(product), product.description],
      frenchTexts: listFrenchTexts(product, french),
    })),
  );
}

function partNumbersOf(product: IndexedProduct) {
  const entries: [PartNumberKind, string][] = [
    ['sku', product.sku],
    ['productNumber', product.productNumber],
    ['ezNumber', product.ezNumber],
    ['model', product.model],
    ['fccId', product.fccId],
    // A field may hold several numbers, as makers replace one by another.
    ...product.oemNumber.split(/[,;/]/).map((number): [PartNumberKind, string] => ['oemNumber', number]),
  ];
  return entries
    .map(([kind, number]) => ({ kind, key: partKey(number) }))
    .filter(({ key }) => key !== '')
    .map(({ kind, key }) => ({
      product_id: product.id,
      kind,
      part_key: key,
      reversed_key: reversed(key),
    }));
}

/** Keys and terms are ASCII, so that each character is one code unit. */
function reversed(text: string): string {
  return [...text].reverse().join('');
}
