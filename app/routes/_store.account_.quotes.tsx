import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountQuotes } from '../domain/quotes/quote-list.queries.server';
import { requireBuyer } from '../http/buyer.server';
import { paths } from '../paths';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { AccountQuotes } from '../ui/quotes/account-quotes';
import { pageMeta } from '../ui/seo/page-meta';

export const meta: MetaFunction = (args) =>
  pageMeta(args, { title: 'Your quotes', description: 'The quotes of your account.', noindex: true });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await requireBuyer(context, request);
  const page = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  return listAccountQuotes(context.db, account.id, page);
}

export default function AccountQuotesPage() {
  const { quotes, page } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <div className="page__head">
        <h1>Your quotes</h1>
        <p>
          <Link className="link" to={paths.account()}>
            Your account
          </Link>
        </p>
      </div>
      {quotes.length > 0 && <ItemsRange page={page} />}
      <AccountQuotes quotes={quotes} />
      <Pager page={page} hrefOf={(number) => paths.accountQuotes({ page: number })} />
      <p>
        <Link className="btn btn--primary" to={paths.quote()}>
          Request a quote
        </Link>
      </p>
    </main>
  );
}
