import type { Db, Trx } from '../../../../db/schema';
import { slugOf } from '../../../../db/slug';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, DomainError, FieldError, NotFoundError } from '../../base/shared/errors';
import {
  assertCanBeChildOf,
  assertSlugFree,
  claimSlug,
  findFreeSlug,
  getNextSortOrder,
  lockCategory,
  readTree,
  type CategoryNode,
} from './category-rows.server';
import type { CreateCategory } from './category.schema';
import { choosePicture } from './picture-choice.rules';
import { listDescendantIds } from './category-tree.rules';

/**
 * Adds an active category.
 *
 * @param category its `parentId` is undefined at the top.
 * @throws FieldError if the name is taken or its slug belongs to another page.
 */
export async function createCategory(
  db: Db,
  category: CreateCategory & { parentId?: number | null },
  actor: Actor,
): Promise<{ id: number; slug: string }> {
  const { parentId = null } = category;
  const slug = slugOf(category.name);
  if (slug === '') throw new FieldError('name', 'Category name needs a letter or digit');
  return inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    assertSlugFree(tree, slug, 'name');
    assertCanBeChildOf(tree, undefined, parentId, 'parentId');
    const parent = tree.find(({ id }) => id === parentId);
    return { id: await insertCategory(trx, { ...category, slug }, parent, actor), slug };
  });
}

async function insertCategory(
  trx: Trx,
  category: CreateCategory & { slug: string },
  parent: CategoryNode | undefined,
  actor: Actor,
): Promise<number> {
  const { name, slug, description } = category;
  await claimSlug(trx, slug);
  const { id } = await trx
    .insertInto('categories')
    .values({
      parent_id: parent?.id ?? null,
      name,
      slug,
      description,
      hero_text: description,
      picture: choosePicture(name, parent?.slug ?? slug),
      service_tags: '',
      sort_order: await getNextSortOrder(trx),
      is_active: 1,
      created_at: nowIso(),
      updated_at: nowIso(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(trx, actor, 'category.create', `category:${id}`, {
    after: { name, slug, parentId: parent?.id ?? null },
  });
  return id;
}

/**
 * Adds active categories, each below the one before. Their slugs are free ones.
 *
 * @param parentId an active category, deep enough for all names; null for the top.
 * @returns their IDs.
 */
export async function createCategoryPath(
  trx: Trx,
  parentId: number | null,
  names: readonly string[],
  actor: Actor,
): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const tree = await readTree(trx);
    const parent = tree.find(({ id }) => id === (ids.at(-1) ?? parentId));
    const slug = findFreeSlug(tree, name, parent);
    ids.push(await insertCategory(trx, { name, slug, description: '' }, parent, actor));
  }
  return ids;
}

interface StatusChange {
  isActive: boolean;
  /** When activating: whether to activate the descendants too. */
  withSubCategories: boolean;
  expectedVersion: number;
}

/**
 * Deactivates a category with its descendants, or activates it. All ancestors of an active category are active, so
 * queries only check a product's own category.
 *
 * @throws NotFoundError, ConflictError if it changed, DomainError if its parent is inactive.
 */
export async function setCategoryStatus(
  db: Db,
  id: number,
  { isActive, withSubCategories, expectedVersion }: StatusChange,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = lockCategory(tree, id, expectedVersion);
    const parent = tree.find((node) => node.id === category.parentId);
    if (isActive && parent?.isActive === false)
      throw new DomainError(
        `${category.name} is under ${parent.name}, which is inactive. Activate ${parent.name} first.`,
      );
    const meant = isActive && !withSubCategories ? [id] : listDescendantIds(tree, id);
    const changed = tree.filter((node) => meant.includes(node.id) && node.isActive !== isActive);
    for (const node of changed) {
      await trx
        .updateTable('categories')
        .set({ is_active: isActive ? 1 : 0, version: node.version + 1, updated_at: nowIso() })
        .where('id', '=', node.id)
        .execute();
      await recordAudit(
        trx,
        actor,
        isActive ? 'category.activate' : 'category.deactivate',
        `category:${node.id}`,
        {
          before: { isActive: node.isActive },
          after: { isActive, ...(node.id === id ? {} : { because: `category:${id}` }) },
        },
      );
    }
  });
}

interface Move {
  id: number;
  /** One place up or down among its siblings. */
  direction: 'up' | 'down';
  /** The neighbor it swaps with, as shown. */
  expectedNeighbor: number;
}

/**
 * Swaps a category with a neighbor.
 *
 * @returns its name and new position, from 1.
 * @throws NotFoundError, or ConflictError if the neighbor changed.
 */
export async function moveCategory(db: Db, { id, direction, expectedNeighbor }: Move, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = tree.find((node) => node.id === id);
    if (category === undefined) throw new NotFoundError('Category not found.');
    const siblings = tree.filter(({ parentId }) => parentId === category.parentId).map((node) => node.id);
    const from = siblings.indexOf(id);
    const to = direction === 'up' ? from - 1 : from + 1;
    if (siblings[to] !== expectedNeighbor)
      throw new ConflictError('Someone else reordered these categories. Nothing was moved.');
    const moved = siblings.map((one) =>
      one === id ? expectedNeighbor : one === expectedNeighbor ? id : one,
    );
    // Siblings may share numbers or have gaps, so they are renumbered.
    for (const [position, sibling] of moved.entries()) {
      await trx
        .updateTable('categories')
        .set({ sort_order: position + 1 })
        .where('id', '=', sibling)
        .where('sort_order', '!=', position + 1)
        .execute();
    }
    await trx.updateTable('categories').set({ updated_at: nowIso() }).where('id', '=', id).execute();
    await recordAudit(trx, actor, 'category.move', `category:${id}`, {
      before: { position: from + 1 },
      after: { position: to + 1 },
    });
    return { name: category.name, place: to + 1, siblings: siblings.length };
  });
}
