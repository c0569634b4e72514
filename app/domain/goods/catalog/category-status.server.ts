import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { DomainError } from '../../base/shared/errors';
import { readTree, lockCategory } from './category-rows.server';
import { listDescendantIds } from './category-tree.rules';

interface StatusChange {
  isActive: boolean;
  /** When activating: whether to activate the descendants too. */
  withSubCategories: boolean;
  seenVersion: number;
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
  { isActive, withSubCategories, seenVersion }: StatusChange,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = lockCategory(tree, id, seenVersion);
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
