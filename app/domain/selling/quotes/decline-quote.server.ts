import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { markQuoteMessageRead, markQuoteMessageUnread } from '../inbox/quote-thread.server';
import { DomainError, NotFoundError } from '../../base/shared/errors';
import { queueDeclinedMail } from './quote-mail.server';
import { canQuoteBecome, QUOTE_STATUS } from './quote-states.rules';
import { findQuote } from './quotes.queries.server';
import { changeQuote } from './change-quote.server';

interface Decline {
  by: 'buyer' | 'staff';
  reason: string;
  seenRevision: number;
}

/**
 * Declines a quote: staff with a reason mailed to the buyer, or the buyer with one shown in the inbox. Idempotent per
 * side.
 *
 * @throws NotFoundError, QuoteChangedError, or DomainError if the quote is closed.
 */
export async function declineQuote(
  db: Db,
  quoteId: number,
  { by, reason, seenRevision }: Decline,
  actor: Actor,
): Promise<{ isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    const quote = await findQuote(trx, quoteId);
    if (quote === undefined) throw new NotFoundError('There is no such quote.');
    if (quote.status === 'declined' && quote.declinedBy === by) return { isNew: false };
    if (quote.revision === seenRevision && !canQuoteBecome(quote.status, 'declined'))
      throw new DomainError(
        `This quote is ${QUOTE_STATUS[quote.status].name.toLowerCase()}: it cannot be declined.`,
      );
    await changeQuote(trx, quote, seenRevision, {
      status: 'declined',
      declined_by: by,
      decline_reason: reason,
      ...(by === 'staff' ? { needs_answer: 0 } : {}),
    });
    if (by === 'staff') {
      await markQuoteMessageRead(trx, quoteId);
      await queueDeclinedMail(trx, { ...quote, declineReason: reason });
    } else {
      await markQuoteMessageUnread(trx, quoteId);
    }
    await recordAudit(trx, actor, {
      action: 'quote.decline',
      subject: `quote:${quoteId}`,
      before: { status: quote.status },
      after: { status: 'declined', reason },
    });
    return { isNew: true };
  });
}
