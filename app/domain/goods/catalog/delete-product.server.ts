import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';
import { listReasonsToKeep } from './product-references.queries.server';
import { findEditableProduct } from './product-values.queries.server';

/**
 * Deletes an unreferenced product and its rows.
 *
 * @throws NotFoundError, or ConflictError if it has a history; archive it instead.
 */
export async function deleteProduct(db: Db, id: number, actor: Actor): Promise<{ name: string }> {
  return inTransaction(db, async (trx) => {
    const product = await findEditableProduct(trx, id);
    if (product === undefined) throw new NotFoundError('There is no such product.');
    const reasons = await listReasonsToKeep(trx, id);
    if (reasons.length > 0)
      throw new ConflictError(`It cannot be deleted: ${reasons.join(', ')}. Archive it instead.`);
    await publishProductEvents(trx, [{ id, change: 'deleted' }]);
    await deleteRows(trx, id);
    await recordAudit(trx, actor, {
      action: 'product.delete',
      subject: `product:${id}`,
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
      throw new ConflictError('It cannot be deleted: other records refer to it. Archive it instead.');
    throw error;
  }
}
