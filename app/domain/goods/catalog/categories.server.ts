import type { Db } from '../../../../db/schema';
import { slugOf } from '../../../../db/slug';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import {
  assertSlugFree,
  assertCanBeChildOf,
  getNextSortOrder,
  readTree,
  claimSlug,
} from './category-rows.server';
import type { CreateCategory } from './category.schema';
import { choosePicture } from './picture-choice.rules';

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
  if (slug === '') throw new FieldError('name', 'Category name must hold a letter or a digit');
  return inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    assertSlugFree(tree, slug, 'name');
    assertCanBeChildOf(tree, undefined, parentId, 'parentId');
    await claimSlug(trx, slug);
    const parent = tree.find(({ id }) => id === parentId);
    const row = await trx
      .insertInto('categories')
      .values({
        parent_id: parentId,
        name: category.name,
        slug,
        description: category.description,
        hero_text: category.description,
        picture: choosePicture(category.name, parent?.slug ?? slug),
        service_tags: '',
        sort_order: await getNextSortOrder(trx),
        is_active: 1,
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(trx, actor, {
      action: 'category.create',
      subject: `category:${row.id}`,
      after: { name: category.name, slug, parentId },
    });
    return { id: row.id, slug };
  });
}
