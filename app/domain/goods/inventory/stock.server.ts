import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { moveStock } from '../stock/stock-ledger.server';
import { listProductLevels } from '../stock/stock-locations.queries.server';

export interface StockEdit {
  productId: number;
  /** The quantity that is now on the shelf. */
  quantity: number;
  reason: string;
  /** The quantity that the person saw; when it no longer stands, nothing is changed. */
  seenQuantity?: number;
  /** Whether the movement that a program saw last still is the last one (`findLastMovementId`). */
  isLastMovement?: (id: number) => boolean;
  /** The location whose level it is; left out, it is the quantity of all locations together. */
  locationId?: number;
}

/** The stock moved since a program read it. */
export class StockMovedError extends ConflictError {}

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
 * Sets a product's quantity, or its level at one location, by booking the difference in the ledger. A difference of the
 * whole is booked at the default location, and what that does not have at the others in their order.
 *
 * @returns the quantity, and the movement that is the last one with it.
 * @throws NotFoundError, StockChangedError, StockMovedError
 */
export async function editStock(
  db: Db,
  edit: StockEdit,
  actor: Actor,
): Promise<{ quantity: number; lastMovementId: number }> {
  const { productId, locationId } = edit;
  return inTransaction(db, async (trx) => {
    const current = await readQuantity(trx, productId, locationId);
    if (edit.seenQuantity !== undefined && edit.seenQuantity !== current) {
      throw new StockChangedError(edit.seenQuantity, current, edit.quantity);
    }
    if (edit.isLastMovement?.(await findLastMovementId(trx, productId)) === false) {
      throw new StockMovedError(
        `The stock moved since it was read: it is now ${current}. Nothing was changed.`,
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
      await recordAudit(trx, actor, {
        action: 'stock.edit',
        subject: `product:${productId}`,
        before: { stockQuantity: current, locationId },
        after: { stockQuantity: edit.quantity, locationId, reason: edit.reason },
      });
    }
    return { quantity: edit.quantity, lastMovementId: await findLastMovementId(trx, productId) };
  });
}

/** The newest movement of a product, 0 while it has none: it names the stock as it stands. */
export async function findLastMovementId(db: Db | Trx, productId: number): Promise<number> {
  const row = await db
    .selectFrom('stock_movements')
    .select((build) => build.fn.max('id').as('id'))
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** @throws NotFoundError for a product that is not there, or a location that holds no stock. */
async function readQuantity(trx: Trx, productId: number, locationId: number | undefined): Promise<number> {
  const product = await trx
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw new NotFoundError('There is no such product.');
  if (locationId === undefined) return product.stock_quantity;
  const level = (await listProductLevels(trx, productId)).find((one) => one.locationId === locationId);
  if (level === undefined) throw new NotFoundError('That location holds no stock.');
  return level.quantity;
}
