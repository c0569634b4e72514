import type { Updateable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { QuotesTable } from '../../../../db/tables/correspondence';
import { nowIso } from '../../base/shared/clock';
import { ConflictError } from '../../base/shared/errors';
import { formatMoney } from '../../base/shared/money.rules';
import { QUOTE_STATUS } from './quote-states.rules';
import type { Quote } from './quotes.queries.server';

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
  seenRevision: number,
  change: Updateable<QuotesTable>,
): Promise<void> {
  const changed = await trx
    .updateTable('quotes')
    .set({ ...change, revision: seenRevision + 1, updated_at: nowIso() })
    .where('id', '=', quote.id)
    .where('revision', '=', seenRevision)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n)
    throw new QuoteChangedError(
      `Nothing was done: this quote changed since you opened it. ${await describeQuote(trx, quote)}`,
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
  const who = last === undefined ? '' : ` by ${last.actor.replace(/^staff:/, '')}`;
  const { name } = QUOTE_STATUS[quote.status];
  const sum =
    quote.status === 'priced'
      ? ` at ${formatMoney(quote.lines.reduce((sum, line) => sum + (line.unitPriceCents ?? 0) * line.quantity, 0))} for its lines`
      : '';
  return `It is now: ${name}${who}${sum}. Check it and send the form again if you still mean it.`;
}
