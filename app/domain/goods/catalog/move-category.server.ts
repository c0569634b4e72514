import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { readTree } from './category-rows.server';

interface Move {
  id: number;
  /** One place towards the first of its siblings, or towards the last. */
  direction: 'up' | 'down';
  /** The sibling that it changes places with, as it was seen. */
  seenNeighbour: number;
}

/**
 * Lets a category change places with the sibling before or behind it.
 *
 * @returns its name and its place now, counted from 1.
 * @throws NotFoundError, or ConflictError when another stands there by now.
 */
export async function moveCategory(
  db: Db,
  { id, direction, seenNeighbour }: Move,
  actor: Actor,
): Promise<{ name: string; place: number; siblings: number }> {
  return inTransaction(db, async (trx) => {
    const tree = await readTree(trx);
    const category = tree.find((node) => node.id === id);
    if (category === undefined) throw new NotFoundError('There is no such category.');
    const siblings = tree.filter(({ parentId }) => parentId === category.parentId).map((node) => node.id);
    const from = siblings.indexOf(id);
    const to = direction === 'up' ? from - 1 : from + 1;
    if (siblings[to] !== seenNeighbour)
      throw new ConflictError('Somebody else changed the order meanwhile. Nothing was moved.');
    const moved = siblings.map((one) => (one === id ? seenNeighbour : one === seenNeighbour ? id : one));
    // Siblings may have had the same number, or one far away: they are counted anew.
    for (const [position, sibling] of moved.entries()) {
      await trx
        .updateTable('categories')
        .set({ sort_order: position + 1 })
        .where('id', '=', sibling)
        .where('sort_order', '!=', position + 1)
        .execute();
    }
    await trx.updateTable('categories').set({ updated_at: nowIso() }).where('id', '=', id).execute();
    await recordAudit(trx, actor, {
      action: 'category.move',
      subject: `category:${id}`,
      before: { position: from + 1 },
      after: { position: to + 1 },
    });
    return { name: category.name, place: to + 1, siblings: siblings.length };
  });
}
