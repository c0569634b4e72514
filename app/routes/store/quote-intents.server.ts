import { type AppLoadContext, redirect } from '@remix-run/node';
import { withZod } from '@remix-validated-form/with-zod';

import type { Actor } from '../../domain/base/audit/actor';
import { EntrySchema } from '../../domain/selling/inbox/thread.schema';
import { addQuoteMessage } from '../../domain/selling/inbox/thread.server';
import { declineQuote } from '../../domain/selling/quotes/change-quote.server';
import { DeclineByBuyerSchema } from '../../domain/selling/quotes/quote-handling.schema';
import type { Quote } from '../../domain/selling/quotes/quotes.queries.server';
import { DomainError } from '../../domain/base/shared/errors';
import { paths } from '../../paths';
import { readForm } from '../../http/form.server';
import { redirectWithSuccess, redirectWithError } from '../../http/toast.server';
import { t } from '~/i18n/text';

interface QuoteForm {
  context: AppLoadContext;
  quote: Quote;
  form: FormData;
  actor: Actor;
}

const entryValidator = withZod(EntrySchema);
const declineValidator = withZod(DeclineByBuyerSchema);

/** Handles a buyer's forms on a quote page; undefined if unknown. */
export function answerQuoteIntent(posted: QuoteForm): Promise<Response> | undefined {
  const intent = posted.form.get('intent');
  if (intent === 'write') return write(posted);
  if (intent === 'decline') return decline(posted);
  return undefined;
}

async function write({ context, quote, form, actor }: QuoteForm): Promise<Response> {
  const { data, problem } = await readForm(context, form, entryValidator);
  if (problem !== undefined) return problem;
  const { isNew } = await addQuoteMessage(context.db, quote.accessKey, data, actor);
  const page = paths.quoteStatus(quote.accessKey);
  return isNew ? redirectWithSuccess(context, page, t`Message sent`) : redirect(page, 303);
}

async function decline({ context, quote, form, actor }: QuoteForm): Promise<Response> {
  const { data, problem } = await readForm(context, form, declineValidator);
  if (problem !== undefined) return problem;
  const page = paths.quoteStatus(quote.accessKey);
  try {
    await declineQuote(context.db, quote.id, { ...data, by: 'buyer' }, actor);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return redirectWithError(context, page, error.message);
  }
  return redirectWithSuccess(context, page, t`Quote declined`);
}
