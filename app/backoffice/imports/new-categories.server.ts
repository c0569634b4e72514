import { sql } from 'kysely';

import { slugOf } from '../../../db/slug';
import type { Db, Trx } from '../../../db/schema';
import { recordAudit } from '../../domain/base/audit/audit.server';
import type { Actor } from '../../domain/base/audit/actor';
import { createCategoryPath } from '../../domain/goods/catalog/categories.server';
import { readTree } from '../../domain/goods/catalog/category-rows.server';
import { listAncestors, MAX_LEVELS } from '../../domain/goods/catalog/category-tree.rules';
import type { ImportRow } from './apply-rows.server';
import { readCategoryNames } from './category-names.server';
import { parseTexts } from './import-rows.rules';

/** More are a mistake, such as a column of descriptions that is read as the category. */
export const MAX_NEW_CATEGORIES = 500;

const MAX_NAME_LENGTH = 100;

/** Returns the path that a new category gets, such as 'Locks > Deadbolts'; undefined if it can't be created. */
export function normalizePath(text: string): string | undefined {
  const names = text
    .split(/[>›]/)
    .map((name) => name.replace(/\s+/g, ' ').trim())
    .filter((name) => name !== '')
    .slice(-MAX_LEVELS);
  const canExist = names.every((name) => name.length <= MAX_NAME_LENGTH && slugOf(name) !== '');
  return names.length > 0 && canExist ? names.join(' > ') : undefined;
}

/** The categories that a file names and the store lacks, with the number of rows that name them. */
export class NewCategories {
  readonly #paths = new Map<string, { path: string; rows: number }>();

  /** @param known the paths of earlier batches */
  constructor(known: readonly string[] = []) {
    for (const path of known) this.#paths.set(path.toLowerCase(), { path, rows: 0 });
  }

  /** Counts a row. @returns the category's path, or undefined if it can't be created */
  add(text: string): string | undefined {
    const path = normalizePath(text);
    if (path === undefined) return undefined;
    const key = path.toLowerCase();
    if (!this.#paths.has(key) && this.#paths.size >= MAX_NEW_CATEGORIES) return undefined;
    const known = this.#paths.get(key) ?? { path, rows: 0 };
    this.#paths.set(key, known);
    known.rows += 1;
    return known.path;
  }

  list(): { path: string; rows: number }[] {
    return [...this.#paths.values()].filter(({ rows }) => rows > 0);
  }
}

export async function readNewCategories(trx: Trx, importId: number): Promise<NewCategories> {
  const rows = await trx
    .selectFrom('import_categories')
    .select('path')
    .where('import_id', '=', importId)
    .execute();
  return new NewCategories(rows.map(({ path }) => path));
}

/** Adds a batch's counts to the stored ones. */
export async function writeNewCategories(trx: Trx, importId: number, found: NewCategories): Promise<void> {
  for (const { path, rows } of found.list())
    await trx
      .insertInto('import_categories')
      .values({ import_id: importId, path, row_count: rows, category_id: null })
      .onConflict((conflict) =>
        conflict
          .columns(['import_id', 'path'])
          .doUpdateSet({ row_count: sql`import_categories.row_count + ${rows}` }),
      )
      .execute();
}

/** Lists the categories that an import's file names and the store lacked at the dry run. */
export async function listNewCategories(db: Db, importId: number) {
  return db
    .selectFrom('import_categories')
    .select(['path', 'row_count as rows', 'category_id as categoryId'])
    .where('import_id', '=', importId)
    .where('row_count', '>', 0)
    .orderBy('path')
    .execute();
}

/**
 * Replaces new categories in rows by the store's names for them.
 *
 * @param actor who creates those that don't exist yet; undefined leaves them
 */
export async function resolveNewCategories(
  trx: Trx,
  importId: number,
  rows: ImportRow[],
  actor?: Actor,
): Promise<ImportRow[]> {
  const ids = await readCreatedIds(trx, importId);
  if (ids.size === 0) return rows;
  const paths = new Set(rows.map(({ after }) => parseTexts(after).category ?? ''));
  for (const path of paths) {
    if (actor !== undefined && ids.has(path) && ids.get(path) === null)
      for (const [name, id] of await createCategory(trx, path, actor)) {
        ids.set(name, id);
        await trx
          .insertInto('import_categories')
          .values({ import_id: importId, path: name, category_id: id })
          .onConflict((conflict) => conflict.columns(['import_id', 'path']).doUpdateSet({ category_id: id }))
          .execute();
      }
  }
  // Read again, because a new name may make an older one ambiguous.
  const names = await readCategoryNames(trx);
  return rows.map((row) => {
    const texts = parseTexts(row.after);
    const id = ids.get(texts.category ?? '') ?? null;
    const category = id === null ? '' : names.getPathText(id);
    return category === '' ? row : { ...row, after: JSON.stringify({ ...texts, category }) };
  });
}

async function readCreatedIds(trx: Trx, importId: number): Promise<Map<string, number | null>> {
  const rows = await trx
    .selectFrom('import_categories')
    .select(['path', 'category_id'])
    .where('import_id', '=', importId)
    .execute();
  return new Map(rows.map(({ path, category_id }) => [path, category_id]));
}

/** Creates a category below the longest part of its path that exists. @returns the created paths with their IDs */
async function createCategory(trx: Trx, path: string, actor: Actor): Promise<[string, number][]> {
  const names = path.split(' > ');
  const known = await readCategoryNames(trx);
  const tree = await readTree(trx);
  for (let length = names.length - 1; length >= 0; length -= 1) {
    const found = length === 0 ? undefined : known.meantByForeign(names.slice(0, length).join(' > '));
    const parent = tree.find(({ id }) => found !== undefined && 'id' in found && id === found.id);
    const levels = parent === undefined ? 0 : listAncestors(tree, parent.id).length + 1;
    const fits = parent?.isActive === true && levels + names.length - length <= MAX_LEVELS;
    if (!fits && length > 0) continue;
    const ids = await createCategoryPath(trx, fits ? parent.id : null, names.slice(length), actor);
    return ids.map((id, index) => [names.slice(0, length + index + 1).join(' > '), id]);
  }
  return [];
}

/** Deletes the categories that an import created and that are empty, after its rows were rolled back. */
export async function deleteNewCategories(trx: Trx, importId: number, actor: Actor): Promise<void> {
  const created = await trx
    .selectFrom('import_categories')
    .select(['path', 'category_id'])
    .where('import_id', '=', importId)
    .where('category_id', 'is not', null)
    // Subcategories come after their parents.
    .orderBy('category_id', 'desc')
    .execute();
  for (const { path, category_id: id } of created) {
    const deleted = await trx
      .deleteFrom('categories')
      .where('id', '=', id ?? 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('products')
              .select('products.id')
              .where('category_id', '=', id ?? 0),
          ),
        ),
      )
      .where('id', 'not in', (build) =>
        build.selectFrom('categories as c').select('c.parent_id').where('c.parent_id', 'is not', null),
      )
      .returning('id')
      .executeTakeFirst();
    if (deleted !== undefined)
      await recordAudit(trx, actor, 'category.delete', `category:${deleted.id}`, { before: { name: path } });
  }
}
