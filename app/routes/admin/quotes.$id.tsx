import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { mergeHistory } from '../../domain/base/audit/audit-changes.rules';
import { toPolicy } from '../../domain/selling/checkout/totals.rules';
import { listQuoteThread } from '../../domain/selling/inbox/messages.queries.server';
import { EntrySchema } from '../../domain/selling/inbox/thread.schema';
import { getExpiryDay, canBePriced, canQuoteBecome } from '../../domain/selling/quotes/quote-states.rules';
import { getQuoteTotals } from '../../domain/selling/quotes/quote-totals.rules';
import { findQuote, findQuoteLicense } from '../../domain/selling/quotes/quotes.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { randomKey } from '../../domain/base/shared/random.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { answerStaffQuoteIntent } from './staff-quote-intents.server';
import { paths } from '../../paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { QuoteLicensePanel } from '../../ui/admin/quotes/quote-license';
import { QuoteRequester, QuoteSummaryPanel } from '../../ui/admin/quotes/quote-panels';
import { QuotedLines, QuotePricing } from '../../ui/admin/quotes/quote-pricing';
import { EntryForm, Thread } from '../../ui/inbox/thread';
import { Moment } from '../../ui/moment';
import { formatPageTitle } from '../../ui/page-title';
import { LastDay } from '../../ui/quotes/last-day';
import { QuoteStatusBadge } from '../../ui/quotes/quote-status-badge';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { keepReturn } from '../../http/return-to.server';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const entryValidator = withZod(EntrySchema);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Quote ${data?.quote.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.view');
  const quote = requireFound(await findQuote(context.db, requireId(params['id'])));
  const settings = await settingsOf(context);
  const changes = await listAuditEvents(context.db, `quote:${quote.id}`);
  return {
    quote,
    totals: quote.pricedAt === null ? undefined : getQuoteTotals(quote.lines, toPolicy('express', settings)),
    expiresOn: getExpiryDay(quote, nowIso(), settings.quoteValidityDays),
    licence: await findQuoteLicense(context.db, quote, quote.customerId),
    thread: await listQuoteThread(context.db, quote.id),
    changes: mergeHistory(changes, [{ actor: 'buyer', action: 'quote.request', createdAt: quote.createdAt }]),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'quotes.price');
  const quoteId = requireId(params['id']);
  const form = await request.formData();
  const page = keepReturn(request, paths.admin.quote(quoteId));
  const answer = answerStaffQuoteIntent({ context, staff, quoteId, form, page });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function QuotePage() {
  const { quote, totals, expiresOn, licence, thread, changes, formKey } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const kept = useReturnPath();
  return (
    <>
      <BackToList list={paths.admin.quotes()} name="Quotes" />
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
      {licence !== undefined && canBePriced(quote.status) && (
        <QuoteLicensePanel licence={licence} customerId={quote.customerId} />
      )}
      {canBePriced(quote.status) &&
        (may('quotes.price') ? (
          <QuotePricing quote={quote} expiresOn={expiresOn} />
        ) : (
          <QuotedLines quote={quote} />
        ))}
      <section className="panel stack">
        <h2>Messages</h2>
        <Thread
          entries={thread}
          reader="staff"
          buyerName={`${quote.firstName} ${quote.lastName}`}
          whenEmpty="Nothing was written yet."
        />
        {may('quotes.price') && (
          <EntryForm
            key={thread.length}
            formKey={formKey}
            validator={entryValidator}
            intent="reply"
            label="Answer"
            hint={`Goes to ${quote.email} with the link to the quote.`}
            button="Send the answer"
          />
        )}
      </section>
      <ChangeList changes={changes} />
      {may('quotes.price') && canQuoteBecome(quote.status, 'declined') && (
        <p className="no-print">
          <ButtonLink to={paths.admin.quoteDecline(quote.id, kept)}>Decline this quote</ButtonLink>
        </p>
      )}
    </>
  );
}
