import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { listChangesOf } from '../domain/audit/audit.queries.server';
import { productIdOf } from '../domain/catalogue/products.queries.server';
import { listThreadOfQuote } from '../domain/inbox/thread.queries.server';
import { EntrySchema } from '../domain/inbox/thread.schema';
import { expiryDayOf, mayBePriced, mayQuoteBecome } from '../domain/quotes/quote-states.rules';
import { quoteTotals } from '../domain/quotes/quote-totals.rules';
import { findQuote } from '../domain/quotes/quotes.queries.server';
import { nowIso } from '../domain/shared/clock';
import { randomKey } from '../domain/shared/random.server';
import { unknownIntent } from '../http/form.server';
import { notFound } from '../http/not-found.server';
import { requireStaff } from '../http/session.server';
import { answerStaffQuoteIntent } from '../http/staff-quote-intents.server';
import { paths } from '../paths';
import { ChangeList } from '../ui/admin/change-list';
import { ForRole } from '../ui/admin/for-role';
import { QuoteRequester, QuoteSummaryPanel } from '../ui/admin/quote-panels';
import { DeclineQuote, QuotedLines, QuotePricing } from '../ui/admin/quote-pricing';
import { Icon } from '../ui/icon/icon';
import { EntryForm, Thread } from '../ui/inbox/thread';
import { Moment } from '../ui/moment';
import { pageTitle } from '../ui/page-title';
import { LastDay } from '../ui/quotes/last-day';
import { QuoteStatusBadge } from '../ui/quotes/quote-status-badge';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

const entryValidator = withZod(EntrySchema);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `Quote ${data?.quote.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.view');
  const id = productIdOf(params['id']);
  const quote = id === undefined ? undefined : await findQuote(context.db, id);
  if (quote === undefined) throw notFound();
  return {
    quote,
    totals: quote.pricedAt === null ? undefined : quoteTotals(quote.lines),
    expiresOn: expiryDayOf(quote, nowIso()),
    thread: await listThreadOfQuote(context.db, quote.id),
    changes: await listChangesOf(context.db, `quote:${quote.id}`),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'quotes.price');
  const quoteId = productIdOf(params['id']);
  if (quoteId === undefined) throw notFound();
  const form = await request.formData();
  const page = paths.admin.quote(quoteId);
  const answer = answerStaffQuoteIntent({ context, staff, quoteId, form, page });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function QuotePage() {
  const { quote, totals, expiresOn, thread, changes, formKey } = useLoaderData<typeof loader>();
  const refused = useActionData<{ formId?: string }>();
  return (
    <>
      <p className="no-print">
        <Link className="link" to={paths.admin.quotes()} discover="none">
          <Icon name="arrow-left" /> Quotes
        </Link>
      </p>
      <div className="order-title">
        <h1>
          Quote <span className="part-number">{quote.number}</span>
        </h1>
        <QuoteStatusBadge status={quote.status} />
        {quote.needsAnswer && <span className="badge badge--warn">Needs an answer</span>}
      </div>
      <p className="muted">
        Requested <Moment at={quote.createdAt} />
        {quote.expiresAt !== null && (
          <>
            , prices hold through <LastDay of={quote.expiresAt} />
          </>
        )}
      </p>
      <QuoteSummaryPanel quote={quote} totals={totals} />
      <QuoteRequester quote={quote} />
      {mayBePriced(quote.status) && (
        <ForRole permission="quotes.price" otherwise={<QuotedLines quote={quote} />}>
          <QuotePricing quote={quote} expiresOn={expiresOn} />
        </ForRole>
      )}
      <section className="panel grid gap-3">
        <h2>Messages</h2>
        <Thread
          entries={thread}
          reader="staff"
          buyerName={`${quote.firstName} ${quote.lastName}`}
          whenEmpty="Nothing was written yet."
        />
        <ForRole permission="quotes.price">
          <EntryForm
            key={thread.length}
            formKey={formKey}
            validator={entryValidator}
            intent="reply"
            label="Answer"
            hint={`Goes to ${quote.email} with the link to the quote.`}
            button="Send the answer"
          />
        </ForRole>
      </section>
      <ChangeList changes={changes} />
      {mayQuoteBecome(quote.status, 'declined') && (
        <ForRole permission="quotes.price">
          <DeclineQuote quote={quote} isOpen={refused?.formId === 'decline-quote'} />
        </ForRole>
      )}
    </>
  );
}
