import { withZod } from '@remix-validated-form/with-zod';

import { findQuoteMessage } from '../../domain/selling/inbox/messages.queries.server';
import { EntrySchema } from '../../domain/selling/inbox/thread.schema';
import { replyToMessage } from '../../domain/selling/inbox/thread.server';
import { declineQuote } from '../../domain/selling/quotes/change-quote.server';
import { priceQuote } from '../../domain/selling/quotes/price-quote.server';
import { DeclineByStaffSchema, PriceQuoteSchema } from '../../domain/selling/quotes/quote-handling.schema';
import { NotFoundError } from '../../domain/base/shared/errors';
import { answerStaffForm, type StaffForm } from './staff-form.server';

type QuoteForm = StaffForm & { quoteId: number };

/** Handlers of a quote page's forms in the back office, by intent. */
export const QUOTE_INTENTS = {
  price: (posted: QuoteForm) =>
    answerStaffForm(posted, withZod(PriceQuoteSchema), async (pricing, actor) => {
      await priceQuote(posted.context.db, posted.quoteId, pricing, actor);
      return 'Quote sent';
    }),
  decline: (posted: QuoteForm) =>
    answerStaffForm(posted, withZod(DeclineByStaffSchema), async (decline, actor) => {
      await declineQuote(posted.context.db, posted.quoteId, { ...decline, by: 'staff' }, actor);
      return 'Quote declined';
    }),
  reply: (posted: QuoteForm) =>
    answerStaffForm(posted, withZod(EntrySchema), async (entry, actor) => {
      const message = await findQuoteMessage(posted.context.db, posted.quoteId);
      if (message === undefined) throw new NotFoundError('Quote not found.');
      await replyToMessage(posted.context.db, message.id, entry, actor);
      return 'Reply sent';
    }),
} as const;
