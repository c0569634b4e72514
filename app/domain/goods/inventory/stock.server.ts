import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { moveStock } from '../stock/stock-ledger.server';
import { listProductLevels } from '../stock/stock-locations.queries.server';

interface StockEdit {
  productId: number;
  quantity: number;
  reason: string;
  /** The quantity the form showed; if it changed, nothing is written. */
  expectedQuantity?: number;
  /** Whether an API client's last known movement is still the last (`findLastMovementId`). */
  isLastMovement?: (id: number) => boolean;
  /** The location to set; undefined for the total. */
  locationId?: number;
}

/** Stock moved since an API client read it. */
export class StockMovedError extends ConflictError {}

/** The quantity changed since the form was opened. */
export class StockChangedError extends ConflictError {
  readonly current: number;

  constructor(seen: number, current: number, wanted: number) {
    super(
      `Stock changed from ${seen} to ${current} while you were editing. ` +
        `Nothing was saved. Check the quantity, then save ${wanted} again.`,
    );
    this.current = current;
  }
}

/**
 * Sets a product's quantity or one level by booking the difference. A difference in the total is booked at the
 * default location first, then at the others in order.
 *
 * @returns the quantity and its last movement.
 * @throws NotFoundError, StockChangedError, StockMovedError
 */
export async function editStock(db: Db, edit: StockEdit, actor: Actor) {
  const { productId, locationId } = edit;
  return inTransaction(db, async (trx) => {
    const current = await readQuantity(trx, productId, locationId);
    if (edit.expectedQuantity !== undefined && edit.expectedQuantity !== current) {
      throw new StockChangedError(edit.expectedQuantity, current, edit.quantity);
    }
    if (edit.isLastMovement?.(await findLastMovementId(trx, productId)) === false) {
      throw new StockMovedError(
        `Stock has changed since you loaded it and is now ${current}. Nothing was saved.`,
      );
    }
    if (edit.quantity !== current) {
      await moveStock(trx, {
        productId,
        delta: edit.quantity - current,
        kind: 'adjustment',
        reason: edit.reason,
        actor: actor.name,
        ...(locationId === undefined ? {} : { locationId }),
      });
      await recordAudit(trx, actor, 'stock.edit', `product:${productId}`, {
        before: { stockQuantity: current, locationId },
        after: { stockQuantity: edit.quantity, locationId, reason: edit.reason },
      });
    }
    return { quantity: edit.quantity, lastMovementId: await findLastMovementId(trx, productId) };
  });
}

/** Finds a product's newest movement, or 0; it identifies the state of its stock. */
export async function findLastMovementId(db: Db | Trx, productId: number): Promise<number> {
  const row = await db
    .selectFrom('stock_movements')
    .select((build) => build.fn.max('id').as('id'))
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** @throws NotFoundError if the product doesn't exist or the location holds no stock. */
async function readQuantity(trx: Trx, productId: number, locationId: number | undefined): Promise<number> {
  const product = await trx
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow(() => new NotFoundError('Product not found.'));
  if (locationId === undefined) return product.stock_quantity;
  const level = (await listProductLevels(trx, productId)).find((one) => one.locationId === locationId);
  if (level === undefined) throw new NotFoundError('This location doesn’t hold stock.');
  return level.quantity;
}
