import { refreshCategoryProducts } from '../../../../db/search-index';
import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { findCategoryToEdit } from './category-edit.queries.server';
import {
  assertCanBeChildOf,
  releaseSlug,
  getNextSortOrder,
  readTree,
  lockCategory,
  type CategoryNode,
} from './category-rows.server';
import type { DeleteCategory } from './category.schema';
import { countRows } from '../../base/shared/list-queries.server';

/**
 * Deletes a category after moving its products and subcategories. Its slug redirects to where its products went.
 *
 * @returns how many products were moved.
 * @throws NotFoundError, ConflictError if it changed, or FieldError if a target is missing or not possible.
 */
export async function deleteCategory(
  db: Db,
  id: number,
  { productsTo, categoriesTo, expectedVersion }: DeleteCategory,
  actor: Actor,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = lockCategory(tree, id, expectedVersion);
    const before = await findCategoryToEdit(trx, id);
    const products = await countProducts(trx, id);
    const children = tree.filter(({ parentId }) => parentId === id);

    if (products > 0) await moveProducts(trx, tree, id, productsTo, products);
    if (children.length > 0) await moveChildren(trx, tree, id, children, categoriesTo);

    const heir = products > 0 ? productsTo : category.parentId;
    await trx
      .updateTable('category_redirects')
      .set({ category_id: heir })
      .where('category_id', '=', id)
      .execute();
    await trx.deleteFrom('categories').where('id', '=', id).execute();
    await releaseSlug(trx, category.slug, heir);
    await recordAudit(trx, actor, 'category.delete', `category:${id}`, {
      before,
      after: {
        products,
        ...(products > 0 ? { productsTo } : {}),
        subCategories: children.map((child) => child.id),
        ...(children.length > 0 ? { categoriesTo } : {}),
        addressLeadsTo: heir,
      },
    });
    return products;
  });
}

async function countProducts(trx: Trx, categoryId: number): Promise<number> {
  return countRows(trx.selectFrom('products').where('category_id', '=', categoryId));
}

async function moveProducts(trx: Trx, tree: CategoryNode[], from: number, to: number | null, count: number) {
  const target = tree.find(({ id }) => id === to && id !== from);
  if (to === null || target === undefined)
    throw new FieldError(
      'productsTo',
      `Choose a category for ${count === 1 ? 'its product' : `its ${count} products`}`,
    );
  const moved = await trx
    .updateTable('products')
    .set((build) => ({ category_id: to, version: build('version', '+', 1), updated_at: nowIso() }))
    .where('category_id', '=', from)
    .returning('id')
    .execute();
  await refreshCategoryProducts(trx, to);
  await publishProductEvents(
    trx,
    moved.map(({ id }) => ({ id, change: 'updated' })),
  );
}

async function moveChildren(
  trx: Trx,
  tree: CategoryNode[],
  from: number,
  children: CategoryNode[],
  categoriesTo: string,
) {
  if (categoriesTo === '' || categoriesTo === String(from))
    throw new FieldError('categoriesTo', 'Choose a parent for its subcategories');
  const parentId = categoriesTo === 'top' ? null : Number(categoriesTo);
  for (const child of children) {
    assertCanBeChildOf(tree, child, parentId, 'categoriesTo');
    await trx
      .updateTable('categories')
      .set({
        parent_id: parentId,
        sort_order: await getNextSortOrder(trx),
        version: child.version + 1,
        updated_at: nowIso(),
      })
      .where('id', '=', child.id)
      .execute();
  }
}
