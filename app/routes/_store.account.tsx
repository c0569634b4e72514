import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { listAccountOrders } from '../domain/customers/account-orders.queries.server';
import { endSession, endSessionsOf } from '../domain/sessions/sessions.server';
import { requireBuyer } from '../http/buyer.server';
import { unknownIntent } from '../http/form.server';
import { endedCookie, findSession } from '../http/session.server';
import { paths } from '../paths';
import { AccountDetails, AccountStanding } from '../ui/account/account-details';
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
  return { account, orders: await listAccountOrders(context.db, account.id) };
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
  const { account, orders } = useLoaderData<typeof loader>();
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
      </div>
      <AccountOrders
        orders={orders}
        whenEmpty="No orders yet. What you order while you are signed in stands here."
      />
      <p>
        <Link className="link" to={paths.accountQuotes()}>
          Your quotes
        </Link>
      </p>
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
