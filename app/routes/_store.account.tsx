import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { listAccountOrders } from '../domain/customers/account-orders.queries.server';
import { listAccountDocuments } from '../domain/documents/documents.queries.server';
import { listFavoriteLists } from '../domain/favorites/favorites.queries.server';
import { endSession, endSessionsOf } from '../domain/sessions/sessions.server';
import { nowIso } from '../domain/shared/clock';
import { requireBuyer } from '../http/buyer.server';
import { unknownIntent } from '../http/form.server';
import { endedCookie, findSession } from '../http/session.server';
import { paths } from '../paths';
import { AccountDetails, AccountStanding } from '../ui/account/account-details';
import { AccountDocuments } from '../ui/account/account-documents';
import { AccountLists } from '../ui/account/account-lists';
import { AccountOrders } from '../ui/account/account-orders';
import { pageMeta } from '../ui/seo/page-meta';

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Your account',
    description: 'Your details, your terms and your orders.',
    noindex: true,
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const account = await requireBuyer(context, request);
  const session = await findSession(context, request);
  return {
    account,
    orders: await listAccountOrders(context.db, account.id),
    documents: await listAccountDocuments(context.db, account.id),
    lists: await listFavoriteLists(context.db, session?.favoritesOwner),
    today: nowIso().slice(0, 10),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const account = await requireBuyer(context, request);
  const intent = (await request.formData()).get('intent');
  const session = await findSession(context, request);
  if (intent === 'signOutEverywhere') await endSessionsOf(context.db, account.id);
  else if (intent === 'signOut' && session !== undefined) await endSession(context.db, session);
  else throw unknownIntent();
  return redirect(paths.home(), { status: 303, headers: { 'Set-Cookie': await endedCookie(context) } });
}

export default function AccountPage() {
  const { account, orders, documents, lists, today } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <div className="page__head">
        <h1>Your account</h1>
        <p className="muted">
          {account.companyName} · {account.email}
        </p>
      </div>
      <div className="account-layout">
        <AccountStanding account={account} />
        <AccountDetails account={account} />
        <AccountDocuments documents={documents} today={today} />
        <AccountLists lists={lists} />
      </div>
      <AccountOrders
        orders={orders}
        whenEmpty="No orders yet. What you order while you are signed in stands here."
      />
      <Form method="post" className="flex flex-wrap gap-3">
        <button type="submit" className="btn" name="intent" value="signOut">
          Sign out
        </button>
        <button type="submit" className="btn btn--plain" name="intent" value="signOutEverywhere">
          Sign out on every device
        </button>
        <Link className="btn btn--plain" to={paths.products()}>
          Continue Shopping
        </Link>
      </Form>
    </main>
  );
}
