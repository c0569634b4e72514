import type { Trx } from '../../../../db/schema';
import { slugOf } from '../../../../db/slug';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../../base/shared/errors';
import { findParentProblem } from './category-tree.rules';
import { isStorePath } from './store-paths.rules';

/**
 * Checks shared by all changes of the tree. They run in the change's transaction, so that two clerks can't create a
 * cycle.
 */
export type CategoryNode = Awaited<ReturnType<typeof readTree>>[number];

/** Reads the tree, siblings in order. */
export async function readTree(trx: Trx) {
  const rows = await trx
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'name', 'slug', 'is_active', 'version'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(({ is_active, ...row }) => ({ ...row, isActive: is_active === 1 }));
}

/**
 * Reads the category to change.
 *
 * @throws NotFoundError, or ConflictError if it isn't the expected version.
 */
export function lockCategory(tree: CategoryNode[], id: number, expectedVersion: number): CategoryNode {
  const category = tree.find((node) => node.id === id);
  if (category === undefined) throw new NotFoundError('Category not found.');
  if (category.version !== expectedVersion)
    throw new ConflictError('Someone else changed this category. Nothing was saved.');
  return category;
}

/**
 * @param category the category to place; undefined for a new one.
 * @throws FieldError if it can't be a child of the parent.
 */
export function assertCanBeChildOf(
  tree: CategoryNode[],
  category: { id: number; isActive: boolean } | undefined,
  parentId: number | null,
  field: string,
): void {
  const problem = findParentProblem(tree, category?.id, parentId);
  if (problem !== undefined) throw new FieldError(field, problem);
  const parent = tree.find(({ id }) => id === parentId);
  if (parent?.isActive === false && category?.isActive !== false)
    throw new FieldError(field, `${parent.name} is inactive. Activate it or choose another category`);
}

/**
 * @param own the category that takes the slug, if it exists.
 * @throws FieldError if the slug belongs to the store or another category.
 */
export function assertSlugFree(tree: CategoryNode[], slug: string, field: string, own?: number): void {
  if (isStorePath(slug)) throw new FieldError(field, `/${slug} is already a page in the store`);
  const taken = tree.find((node) => node.slug === slug && node.id !== own);
  if (taken !== undefined) throw new FieldError(field, `The category ${taken.name} already exists`);
}

/** Returns the slug of a name, with the parent's name or a number if it is taken. */
export function findFreeSlug(tree: CategoryNode[], name: string, parent: CategoryNode | undefined): string {
  const isFree = (slug: string) => !isStorePath(slug) && tree.every((node) => node.slug !== slug);
  const whole = slugOf(`${parent?.name ?? ''} ${name}`);
  const numbered = tree.map((_, index) => `${whole}-${index + 2}`);
  return [slugOf(name), whole, ...numbered].find(isFree) ?? `${whole}-${tree.length + 2}`;
}

/** Returns the sort order after the last sibling. */
export async function getNextSortOrder(trx: Trx): Promise<number> {
  const { last } = await trx
    .selectFrom('categories')
    .select((build) => build.fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Assigns a slug to a category and removes redirects from it. */
export async function claimSlug(trx: Trx, slug: string): Promise<void> {
  await trx.deleteFrom('category_redirects').where('slug', '=', slug).execute();
}

/** Redirects an abandoned slug to a category or to all products. */
export async function releaseSlug(trx: Trx, slug: string, categoryId: number | null): Promise<void> {
  await trx
    .insertInto('category_redirects')
    .values({ slug, category_id: categoryId, created_at: nowIso() })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_id: categoryId }))
    .execute();
}
