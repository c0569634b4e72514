import { sql } from 'kysely';

import type { Trx } from '../../../db/schema';
import type { MovementKind } from '../../../db/tables/inventory';
import { nowIso } from '../shared/clock';
import { StockShortageError } from '../shared/errors';

export interface Movement {
  productId: number;
  /** Units: negative when stock goes out. */
  delta: number;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The document behind it, e.g. 'order:42'. The same kind, cause and product is booked once. */
  cause?: string;
}

/**
 * Books a movement: changes the quantity and writes the ledger row, both or neither. The quantity is changed by a
 * guarded update, so that two buyers can never take the same unit.
 *
 * @returns the quantity afterwards.
 * @throws StockShortageError when there is less than the movement takes.
 */
export async function moveStock(trx: Trx, movement: Movement): Promise<number> {
  const updated = await trx
    .updateTable('products')
    .set({ stock_quantity: sql`stock_quantity + ${movement.delta}`, updated_at: nowIso() })
    .where('id', '=', movement.productId)
    .where(sql`stock_quantity + ${movement.delta}`, '>=', 0)
    .returning('stock_quantity')
    .executeTakeFirst();
  if (updated === undefined) throw await shortage(trx, movement.productId);
  await trx
    .insertInto('stock_movements')
    .values({
      product_id: movement.productId,
      delta: movement.delta,
      quantity_after: updated.stock_quantity,
      kind: movement.kind,
      reason: movement.reason,
      actor: movement.actor,
      cause: movement.cause ?? null,
      created_at: nowIso(),
    })
    .execute();
  return updated.stock_quantity;
}

async function shortage(trx: Trx, productId: number): Promise<StockShortageError> {
  const product = await trx
    .selectFrom('products')
    .select(['name', 'stock_quantity'])
    .where('id', '=', productId)
    .executeTakeFirst();
  return new StockShortageError(productId, product?.name ?? 'This product', product?.stock_quantity ?? 0);
}
