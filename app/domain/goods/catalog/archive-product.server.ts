import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { NotFoundError } from '../../base/shared/errors';
import { publishProductEvents } from '../../base/webhooks/publish-event.server';

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
      .executeTakeFirst();
    if (product === undefined) throw new NotFoundError('There is no such product.');
    const is_active = isActive ? 1 : 0;
    if (product.is_active !== is_active) {
      await trx
        .updateTable('products')
        .set({ is_active, version: sql`version + 1`, updated_at: nowIso() })
        .where('id', '=', id)
        .execute();
      await recordAudit(trx, actor, {
        action: isActive ? 'product.restore' : 'product.archive',
        subject: `product:${id}`,
        before: { isActive: !isActive },
        after: { isActive },
      });
      await publishProductEvents(trx, [{ id, change: isActive ? 'restored' : 'archived' }]);
    }
    return { name: product.name };
  });
}
