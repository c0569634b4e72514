import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';

/** The inbox has a message for every quote: these keep it in step with what happens to the quote. */

/** Staff dealt with the quote: its message is read. */
export async function readMessageOfQuote(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 0, updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}

/** The buyer did something that staff should see: its message is open and unread again. */
export async function unreadMessageOfQuote(trx: Trx, quoteId: number): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ is_unread: 1, status: 'open', updated_at: nowIso() })
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'quote')
    .execute();
}
