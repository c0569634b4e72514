import { sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';

/** Reopens a quote when its order is canceled for any reason, because a quote is accepted only with an order. */
export async function reopenOrderQuote(trx: Trx, orderId: number, actor: string): Promise<void> {
  const reopened = await trx
    .updateTable('quotes')
    .set({ status: 'priced', revision: sql`revision + 1`, updated_at: nowIso() })
    .where('order_id', '=', orderId)
    .where('status', '=', 'accepted')
    .returning('id')
    .executeTakeFirst();
  if (reopened === undefined) return;
  await recordAudit(
    trx,
    { name: actor, staffId: null, requestId: '' },
    {
      action: 'quote.reopen',
      subject: `quote:${reopened.id}`,
      before: { status: 'accepted', orderId },
      after: { status: 'priced' },
    },
  );
}
