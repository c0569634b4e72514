import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';

/** Every quote has an inbox message. These functions keep the two in step. */

/** Marks a quote's message as read after staff handled the quote. */
export async function markQuoteMessageRead(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 0, updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}

/** Reopens a quote's message as unread after the buyer acted. */
export async function markQuoteMessageUnread(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 1, status: 'open', updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}
