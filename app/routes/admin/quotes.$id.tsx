import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { GUEST } from '../../domain/base/audit/actor';
import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { mergeHistory } from '../../domain/base/audit/audit-changes.rules';
import { listQuoteThread } from '../../domain/selling/inbox/messages.queries.server';
import { getExpiryDay, canBePriced, canQuoteBecome } from '../../domain/selling/quotes/quote-states.rules';
import { readQuoteTotals } from '../../domain/selling/quotes/quote-totals.queries.server';
import { findQuoteForStaff, findQuoteLicense } from '../../domain/selling/quotes/quotes.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { randomKey } from '../../domain/base/shared/random.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { adminPaths } from '../../admin-paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { QuoteLicensePanel, QuoteRequester, QuoteSummaryPanel } from '../../ui/admin/quotes/quote-panels';
import { QuotedLines, QuotePricing } from '../../ui/admin/quotes/quote-pricing';
import { StaffThread } from '../../ui/admin/inbox/staff-thread';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { LastDay, QuoteStatusBadge } from '../../ui/quotes/quote-head';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { PageHead } from '../../ui/admin/page-head';
import { QUOTE_INTENTS } from './staff-quote-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Quote ${data?.quote.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.view');
  const quote = requireFound(await findQuoteForStaff(context.db, requireId(params['id'])));
  const settings = await settingsOf(context);
  const changes = await listAuditEvents(context.db, `quote:${quote.id}`);
  return {
    quote,
    totals: quote.pricedAt === null ? undefined : await readQuoteTotals(context.db, quote),
    expiresOn: getExpiryDay(quote, nowIso(), settings.quoteValidityDays),
    license: await findQuoteLicense(context.db, quote, quote.customerId),
    thread: await listQuoteThread(context.db, quote.id),
    changes: mergeHistory(changes, [
      {
        actor: quote.customerId === null ? GUEST : 'buyer',
        action: 'quote.request',
        createdAt: quote.createdAt,
      },
    ]),
    formKey: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'quotes.price');
  const quoteId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.quote(quoteId));
  return answerIntent({ ...posted, quoteId }, QUOTE_INTENTS);
}

export default function QuotePage() {
  const { quote, totals, expiresOn, license, thread, changes, formKey } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const returnPath = useReturnPath();
  return (
    <>
      <BackToList list={adminPaths.quotes()} name="Quotes" />
      <PageHead
        title={
          <>
            Quote <span className="part-number">{quote.number}</span>
          </>
        }
        badge={
          <>
            <QuoteStatusBadge status={quote.status} />
            {quote.needsAnswer && <span className="badge badge--warn">Needs reply</span>}
          </>
        }
      />
      <p className="muted">
        Requested <Moment at={quote.createdAt} />
        {quote.expiresAt !== null && (
          <>
            , valid through <LastDay of={quote.expiresAt} />
          </>
        )}
      </p>
      <QuoteSummaryPanel quote={quote} totals={totals} />
      <QuoteRequester quote={quote} />
      {license !== undefined && canBePriced(quote.status) && (
        <QuoteLicensePanel license={license} customerId={quote.customerId} />
      )}
      {canBePriced(quote.status) &&
        (may('quotes.price') ? (
          <QuotePricing quote={quote} expiresOn={expiresOn} />
        ) : (
          <QuotedLines quote={quote} />
        ))}
      <StaffThread
        title="Messages"
        entries={thread}
        buyer={quote}
        whenEmpty="No messages yet."
        permission="quotes.price"
        formKey={formKey}
        hint={`Emailed to ${quote.email} with a link to the quote.`}
      />
      <ChangeList changes={changes} />
      {may('quotes.price') && canQuoteBecome(quote.status, 'declined') && (
        <p className="no-print">
          <ButtonLink to={adminPaths.quoteDecline(quote.id, returnPath)}>Decline quote</ButtonLink>
        </p>
      )}
    </>
  );
}
