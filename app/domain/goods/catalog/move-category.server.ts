import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { readTree } from './category-rows.server';

interface Move {
  id: number;
  /** One place up or down among its siblings. */
  direction: 'up' | 'down';
  /** The neighbor it swaps with, as shown. */
  seenNeighbour: number;
}

/**
 * Swaps a category with a neighbor.
 *
 * @returns its name and new position, from 1.
 * @throws NotFoundError, or ConflictError if the neighbor changed.
 */
export async function moveCategory(db: Db, { id, direction, seenNeighbour }: Move, actor: Actor) {
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
    await recordAudit(trx, actor, {
      action: 'category.move',
      subject: `category:${id}`,
      before: { position: from + 1 },
      after: { position: to + 1 },
    });
    return { name: category.name, place: to + 1, siblings: siblings.length };
  });
}
