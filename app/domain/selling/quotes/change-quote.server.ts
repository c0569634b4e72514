import type { Updateable } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import type { QuotesTable } from '../../../../db/tables/correspondence';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, DomainError, NotFoundError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { canQuoteBecome, QUOTE_STATUS } from './quote-states.rules';
import { findQuote, type Quote } from './quotes.queries.server';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { markQuoteMessageRead, markQuoteMessageUnread } from '../inbox/thread.server';
import { queueDeclinedMail } from './quote-mail.server';
import { t } from '~/i18n/text';

/** The quote changed since the form was opened. */
export class QuoteChangedError extends ConflictError {}

/**
 * Updates a quote if it still has the expected revision, so that only the first of two concurrent forms succeeds.
 *
 * @param quote as read in the same transaction.
 * @throws QuoteChangedError with the current state.
 */
export async function changeQuote(
  trx: Trx,
  quote: Quote,
  expectedRevision: number,
  change: Updateable<QuotesTable>,
): Promise<void> {
  const changed = await trx
    .updateTable('quotes')
    .set({ ...change, revision: expectedRevision + 1, updated_at: nowIso() })
    .where('id', '=', quote.id)
    .where('revision', '=', expectedRevision)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n)
    throw new QuoteChangedError(
      `${t`Nothing was done: this quote changed since you opened it.`} ${await describeQuote(trx, quote)}`,
    );
}

async function describeQuote(trx: Trx, quote: Quote): Promise<string> {
  const last = await trx
    .selectFrom('audit_entries')
    .select('actor')
    .where('subject', '=', `quote:${quote.id}`)
    .where('action', 'in', ['quote.price', 'quote.decline', 'quote.accept', 'quote.reopen'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { name } = QUOTE_STATUS()[quote.status];
  const actor = last?.actor.replace(/^staff:/, '');
  const status = actor === undefined ? name : t`${name} by ${actor}`;
  const sum = formatMoney(
    quote.lines.reduce((cents, line) => cents + (line.unitPriceCents ?? 0) * line.quantity, 0),
  );
  return quote.status === 'priced'
    ? t`Current status: ${status} at ${sum} for all items. Review it, then submit again.`
    : t`Current status: ${status}. Review it, then submit again.`;
}

function describeClosedQuote({ status }: Quote): string {
  const name = QUOTE_STATUS()[status].name.toLowerCase();
  return t`This quote is ${name} and can’t be declined.`;
}

interface Decline {
  by: 'buyer' | 'staff';
  reason: string;
  expectedRevision: number;
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
  { by, reason, expectedRevision }: Decline,
  actor: Actor,
): Promise<{ isNew: boolean }> {
  return inTransaction(db, async (trx) => {
    const quote = await findQuote(trx, quoteId);
    if (quote === undefined) throw new NotFoundError(t`Quote not found.`);
    if (quote.status === 'declined' && quote.declinedBy === by) return { isNew: false };
    if (quote.revision === expectedRevision && !canQuoteBecome(quote.status, 'declined'))
      throw new DomainError(describeClosedQuote(quote));
    await changeQuote(trx, quote, expectedRevision, {
      status: 'declined',
      declined_by: by,
      decline_reason: reason,
      ...(by === 'staff' ? { needs_answer: 0 } : {}),
    });
    if (by === 'staff') {
      await markQuoteMessageRead(trx, quoteId);
      await queueDeclinedMail(trx, quoteId);
    } else {
      await markQuoteMessageUnread(trx, quoteId);
    }
    await recordAudit(trx, actor, 'quote.decline', `quote:${quoteId}`, {
      before: { status: quote.status },
      after: { status: 'declined', reason },
    });
    return { isNew: true };
  });
}
