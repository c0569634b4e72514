import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountQuotes, type AccountQuote } from '../../domain/selling/quotes/quote-list.queries.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Moment } from '../../ui/moment';
import { LastDay, QuoteStatusBadge } from '../../ui/quotes/quote-head';
import { DataTable } from '../../ui/data-table';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Your quotes`,
  () => t`Your account’s quotes.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const page = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  return {
    head: await readAccountHead(context, signedIn),
    ...(await listAccountQuotes(context.db, signedIn.account.id, page)),
  };
}

export default function AccountQuotesPage() {
  const { head, quotes, page } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Your quotes`} head={head}>
      {quotes.length > 0 && <ItemsRange page={page} />}
      <AccountQuotes quotes={quotes} />
      <Pager page={page} hrefOf={(number) => paths.accountQuotes({ page: number })} />
      <p>
        <Link className="btn btn--primary" to={paths.quote()}>
          <Trans>Request a quote</Trans>
        </Link>
      </p>
    </AccountPage>
  );
}

function AccountQuotes({ quotes }: { quotes: AccountQuote[] }) {
  if (quotes.length === 0)
    return (
      <p className="muted">
        <Trans>No quotes yet. Request one from any product or your cart.</Trans>
      </p>
    );
  return (
    <DataTable
      className="table table--cards"
      rows={quotes}
      rowKey="id"
      columns={[
        {
          name: t`Quote`,
          cell: (quote) => (
            <Link className="link part-number" to={paths.quoteStatus(quote.accessKey)}>
              {quote.number}
            </Link>
          ),
        },
        { name: t`Requested`, cell: (quote) => <Moment at={quote.createdAt} /> },
        { name: t`Items`, isNumber: true, cell: (quote) => quote.lines },
        {
          name: t`Subtotal`,
          isNumber: true,
          cell: (quote) =>
            quote.subtotalCents === null ? t`not priced yet` : formatMoney(quote.subtotalCents),
        },
        {
          name: t`Valid through`,
          cell: (quote) => (quote.expiresAt === null ? '-' : <LastDay of={quote.expiresAt} />),
        },
        { name: t`Status`, cell: (quote) => <QuoteStatusBadge status={quote.status} /> },
      ]}
    />
  );
}
