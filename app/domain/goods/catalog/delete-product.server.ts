import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { findEditableProduct } from './product-values.queries.server';
import { nowIso } from '../../base/shared/clock';
import { countRows } from '../../base/shared/list-queries.server';

/** Lists what keeps a product from being deleted. Favorites and agreed prices are deleted with it. */
export async function listReasonsToKeep(db: Db | Trx, id: number): Promise<string[]> {
  const { orders } = await db
    .selectFrom('order_lines')
    .select((build) => build.fn.count<number>('order_id').distinct().as('orders'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const { quotes } = await db
    .selectFrom('quote_lines')
    .select((build) => build.fn.count<number>('quote_id').distinct().as('quotes'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const carts = await countRows(db.selectFrom('cart_lines').where('product_id', '=', id));
  const messages = await countRows(db.selectFrom('messages').where('product_id', '=', id));
  const movements = await countRows(
    db.selectFrom('stock_movements').where('product_id', '=', id).where('kind', '!=', 'initial'),
  );
  return [
    countText(orders, 'order holds it', 'orders hold it'),
    countText(quotes, 'quote holds it', 'quotes hold it'),
    countText(carts, 'cart holds it', 'carts hold it'),
    countText(messages, 'message is about it', 'messages are about it'),
    countText(
      movements,
      'stock movement came after its opening stock',
      'stock movements came after its opening stock',
    ),
  ].flatMap((text) => text ?? []);
}

function countText(count: number, one: string, many: string): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}

/**
 * Deletes an unreferenced product and its rows.
 *
 * @throws NotFoundError, or ConflictError if it has a history; archive it instead.
 */
export async function deleteProduct(db: Db, id: number, actor: Actor): Promise<{ name: string }> {
  return inTransaction(db, async (trx) => {
    const product = await findEditableProduct(trx, id);
    if (product === undefined) throw new NotFoundError('Product not found.');
    const reasons = await listReasonsToKeep(trx, id);
    if (reasons.length > 0)
      throw new ConflictError(`This product can’t be deleted: ${reasons.join(', ')}. Archive it instead.`);
    await publishProductEvents(trx, [{ id, change: 'deleted' }]);
    await deleteRows(trx, id);
    await recordAudit(trx, actor, 'product.delete', `product:${id}`, {
      before: { ...product.values, slug: product.slug, stockQuantity: product.stockQuantity },
    });
    return { name: product.values.name };
  });
}

/** Only the opening stock movement can exist. */
async function deleteRows(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('stock_movements').where('product_id', '=', id).execute();
  try {
    await trx.deleteFrom('products').where('id', '=', id).execute();
  } catch (error) {
    if (error instanceof Error && /FOREIGN KEY/i.test(error.message))
      throw new ConflictError('This product can’t be deleted because it’s in use. Archive it instead.');
    throw error;
  }
}

/**
 * Archives or restores a product. Idempotent.
 *
 * @throws NotFoundError
 */
export async function setProductActive(db: Db, id: number, isActive: boolean, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const product = await trx
      .selectFrom('products')
      .select(['name', 'is_active'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFoundError('Product not found.'));
    const is_active = isActive ? 1 : 0;
    if (product.is_active !== is_active) {
      await trx
        .updateTable('products')
        .set({ is_active, version: sql`version + 1`, updated_at: nowIso() })
        .where('id', '=', id)
        .execute();
      await recordAudit(trx, actor, isActive ? 'product.restore' : 'product.archive', `product:${id}`, {
        before: { isActive: !isActive },
        after: { isActive },
      });
      await publishProductEvents(trx, [{ id, change: isActive ? 'restored' : 'archived' }]);
    }
    return { name: product.name };
  });
}
