import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listAccountOrders } from '../../domain/selling/orders/account-orders.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { parsePageParam } from '../../http/page-param.server';
import { paths } from '../../paths';
import { NO_ORDERS, OrderTable } from '../../ui/account/account-orders';
import { AccountPage } from '../../ui/account/account-page';
import { GetForm } from '../../ui/form/get-form';
import { Icon } from '../../ui/icon/icon';
import { Pager } from '../../ui/pager';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Your orders`,
  () => t`Your account’s orders.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100);
  const wanted = { q, page: parsePageParam(request), pageSize: 25 };
  return {
    head: await readAccountHead(context, signedIn),
    q,
    ...(await listAccountOrders(context.db, signedIn.account.id, wanted)),
    batch: randomKey(),
  };
}

export default function AllAccountOrders() {
  const { head, q, page, orders, batch } = useLoaderData<typeof loader>();
  const hasOrders = q !== '' || page.total > 0;
  return (
    <AccountPage title={t`Your orders`} head={head}>
      {hasOrders ? <OrderSearch q={q} /> : <p className="muted">{NO_ORDERS()}</p>}
      {hasOrders && (
        <p className="cluster cluster--text">
          <span>{summarize(page.total, q)}</span>
          {q !== '' && (
            <Link className="btn btn--plain" to={paths.accountOrders()} discover="none">
              <Trans>Show all orders</Trans>
            </Link>
          )}
        </p>
      )}
      {orders.length > 0 && (
        <section className="panel" aria-label={t`Orders`}>
          <OrderTable orders={orders} reorderBatch={batch} />
        </section>
      )}
      <Pager page={page} hrefOf={(number) => paths.accountOrders({ q, page: number })} />
    </AccountPage>
  );
}

function summarize(total: number, q: string): string {
  if (q !== '' && total === 0) return t`No orders match “${q}”. Check the number, or try one word.`;
  return plural(total, { one: '# order', other: '# orders' });
}

function OrderSearch({ q }: { q: string }) {
  return (
    <GetForm action={paths.accountOrders()} className="quick-search quick-search--page" role="search" key={q}>
      <label className="sr-only" htmlFor="order-search">
        <Trans>Search your orders</Trans>
      </label>
      <input
        className="input"
        id="order-search"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={100}
        placeholder={t`Order, PO, or part number`}
        autoComplete="off"
      />
      <button type="submit" className="btn btn--primary">
        <Icon name="search" />
        <Trans>Search</Trans>
      </button>
    </GetForm>
  );
}
