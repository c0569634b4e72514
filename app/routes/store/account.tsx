import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { listAccountOrders } from '../../domain/selling/orders/account-orders.queries.server';
import { listAccountDocuments } from '../../domain/goods/documents/documents.queries.server';
import { findLicenseStanding } from '../../domain/goods/licenses/may-order.server';
import { listFavoriteLists } from '../../domain/selling/favorites/favorites.queries.server';
import { endSession, endUserSessions } from '../../domain/base/sessions/sessions.server';
import { nowIso } from '../../domain/base/shared/clock';
import { randomKey } from '../../domain/base/shared/random.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { unknownIntent } from '../../http/form.server';
import { serializeEndedCookie, findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { AccountDetails, AccountStanding } from '../../ui/account/account-details';
import { AccountDocuments, AccountLists } from '../../ui/account/account-panels';
import { AccountOrders, NO_ORDERS } from '../../ui/account/account-orders';
import { AccountPage } from '../../ui/account/account-page';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { Plural, Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Your account`,
  () => t`Your details, terms, and orders.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const session = await findSession(context, request);
  const { account } = signedIn;
  return {
    account,
    license: await findLicenseStanding(context.db, account.id),
    head: await readAccountHead(context, signedIn),
    ...(await listAccountOrders(context.db, account.id, { pageSize: 10 })),
    documents: await listAccountDocuments(context.db, account.id),
    lists: await listFavoriteLists(context.db, session?.favoritesOwner),
    today: nowIso().slice(0, 10),
    batch: randomKey(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { user } = await requireUser(context, request);
  const intent = (await request.formData()).get('intent');
  const session = await findSession(context, request);
  if (intent === 'signOutEverywhere') await endUserSessions(context.db, user.id);
  else if (intent === 'signOut' && session !== undefined) await endSession(context.db, session);
  else throw unknownIntent();
  return redirect(paths.home(), {
    status: 303,
    headers: { 'Set-Cookie': await serializeEndedCookie(context) },
  });
}

export default function AccountOverview() {
  const { account, license, head, page, orders, documents, lists, today, batch } =
    useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Your account`} head={head}>
      {head.waiting > 0 && (
        <Notice tone="warn" icon="clock">
          <Plural
            value={head.waiting}
            one="1 order is awaiting approval."
            other="# orders are awaiting approval."
          />{' '}
          <Link className="link" to={paths.accountApprovals()} discover="none">
            <Trans>Review</Trans>
          </Link>
        </Notice>
      )}
      <div className="stack stack--wider columns-2--tablet">
        <AccountStanding account={account} license={license} />
        <AccountDetails account={account} />
        <AccountDocuments documents={documents} today={today} />
        <AccountLists lists={lists} />
      </div>
      <AccountOrders orders={orders} total={page.total} reorderBatch={batch} whenEmpty={NO_ORDERS()} />
      <Form method="post" className="cluster cluster--wide">
        <button type="submit" className="btn" name="intent" value="signOut">
          <Trans>Sign out</Trans>
        </button>{' '}
        <button type="submit" className="btn btn--plain" name="intent" value="signOutEverywhere">
          <Trans>Sign out of all devices</Trans>
        </button>{' '}
        <Link className="btn btn--plain" to={paths.products()}>
          <Trans>Continue Shopping</Trans>
        </Link>
      </Form>
    </AccountPage>
  );
}
