import type { Db } from '../../../db/schema';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { ConflictError, NotFoundError } from '../shared/errors';
import { moveStock } from './stock-ledger.server';

export interface StockEdit {
  productId: number;
  /** The quantity that is now on the shelf. */
  quantity: number;
  reason: string;
  /** The quantity that the person saw; when it no longer stands, nothing is changed. */
  seenQuantity?: number;
}

/** Somebody changed the quantity since it was shown. */
export class StockChangedError extends ConflictError {
  readonly current: number;

  constructor(seen: number, current: number, wanted: number) {
    super(
      `The stock changed while you were editing: it was ${seen} and is now ${current}. ` +
        `Nothing was changed. Check the figure and save ${wanted} again if it is right.`,
    );
    this.current = current;
  }
}

/**
 * Sets a product's quantity by booking the difference in the ledger.
 *
 * @throws NotFoundError, StockChangedError
 */
export async function editStock(db: Db, edit: StockEdit, actor: Actor): Promise<{ quantity: number }> {
  return db.transaction().execute(async (trx) => {
    const product = await trx
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', edit.productId)
      .executeTakeFirst();
    if (product === undefined) throw new NotFoundError('There is no such product.');
    const current = product.stock_quantity;
    if (edit.seenQuantity !== undefined && edit.seenQuantity !== current) {
      throw new StockChangedError(edit.seenQuantity, current, edit.quantity);
    }
    if (edit.quantity !== current) {
      await moveStock(trx, {
        productId: edit.productId,
        delta: edit.quantity - current,
        kind: 'adjustment',
        reason: edit.reason,
        actor: actor.name,
      });
      await recordAudit(trx, actor, {
        action: 'stock.edit',
        subject: `product:${edit.productId}`,
        before: { stockQuantity: current },
        after: { stockQuantity: edit.quantity, reason: edit.reason },
      });
    }
    return { quantity: edit.quantity };
  });
}
