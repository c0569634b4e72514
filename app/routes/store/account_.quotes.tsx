import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountQuotes } from '../../domain/selling/quotes/quote-list.queries.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { AccountQuotes } from '../../ui/quotes/account-quotes';
import { unlistedPageMeta } from '../../ui/seo/page-meta';

export const meta = unlistedPageMeta('Your quotes', 'The quotes of your account.');

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
    <AccountPage title="Your quotes" head={head}>
      {quotes.length > 0 && <ItemsRange page={page} />}
      <AccountQuotes quotes={quotes} />
      <Pager page={page} hrefOf={(number) => paths.accountQuotes({ page: number })} />
      <p>
        <Link className="btn btn--primary" to={paths.quote()}>
          Request a quote
        </Link>
      </p>
    </AccountPage>
  );
}
