import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError } from '../../base/shared/errors';
import { readTree, takeCategory } from './category-rows.server';
import { listDescendantIds } from './category-tree.rules';

interface StatusChange {
  isActive: boolean;
  /** For a category that goes back into the store: whether those below it go with it. */
  withSubCategories: boolean;
  seenVersion: number;
}

/**
 * Takes a category out of the store, with everything below it, or puts it back. So whatever is active stands below
 * active categories alone, and a page need only ask whether its own category is.
 *
 * @throws NotFoundError, ConflictError when it was changed since it was seen, DomainError when its parent is inactive.
 */
export async function setCategoryStatus(
  db: Db,
  id: number,
  { isActive, withSubCategories, seenVersion }: StatusChange,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = takeCategory(tree, id, seenVersion);
    const parent = tree.find((node) => node.id === category.parentId);
    if (isActive && parent?.isActive === false)
      throw new DomainError(
        `${category.name} is below ${parent.name}, which is inactive. Activate that first.`,
      );
    const meant = isActive && !withSubCategories ? [id] : listDescendantIds(tree, id);
    const changed = tree.filter((node) => meant.includes(node.id) && node.isActive !== isActive);
    for (const node of changed) {
      await trx
        .updateTable('categories')
        .set({ is_active: isActive ? 1 : 0, version: node.version + 1, updated_at: nowIso() })
        .where('id', '=', node.id)
        .execute();
      await recordAudit(trx, actor, {
        action: isActive ? 'category.activate' : 'category.deactivate',
        subject: `category:${node.id}`,
        before: { isActive: node.isActive },
        after: { isActive, ...(node.id === id ? {} : { because: `category:${id}` }) },
      });
    }
  });
}
