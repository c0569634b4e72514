import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { ADDED_TO_CART, formatShortages, formatUnits } from '../../domain/selling/cart/cart.rules';
import { reorderOrder } from '../../domain/selling/cart/add-lines.server';
import {
  findAccountOrder,
  listOrderMoments,
} from '../../domain/selling/orders/account-orders.queries.server';
import { findOrderArrival } from '../../domain/selling/orders/order-arrival.queries.server';
import { listReturnableLines, opensReturnsLater } from '../../domain/selling/orders/return-request.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountNav } from '../../ui/account/account-page';
import { ReorderForm } from '../../ui/account/reorder-form';
import { OrderDetails } from '../../ui/checkout/order-details';
import { Moment } from '../../ui/moment';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { OrderTracking } from '../../ui/tracking/order-tracking';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>(({ order: { number } }) => ({
  title: t`Order ${number}`,
  description: t`A company order.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const found = requireFound(
    await findAccountOrder(context.db, signedIn.account.id, requireId(params['id'])),
  );
  const { order, accessKey } = found;
  return {
    head: await readAccountHead(context, signedIn),
    order,
    moments: await listOrderMoments(context.db, order.id),
    arrival: await findOrderArrival(context.db, order.id),
    confirmation: paths.orderConfirmation(accessKey, order.policy),
    returns: listReturnableLines(order).length > 0 ? paths.orderReturn(accessKey) : undefined,
    batch: randomKey(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { account } = await requireUser(context, request);
  const found = requireFound(await findAccountOrder(context.db, account.id, requireId(params['id'])));
  const form = await request.formData();
  if (form.get('intent') !== 'reorder') throw unknownIntent();
  const { cartId, headers } = await getCartForWriting(context, request);
  const batch = form.get('batch');
  const added = await reorderOrder(
    context.db,
    cartId,
    found.order.id,
    typeof batch === 'string' && batch !== '' ? batch.slice(0, 60) : randomKey(),
  );
  const short = formatShortages(added.shortages);
  const toast =
    added.units === 0 && short.length > 0
      ? ({ type: 'error', message: t`Nothing was added`, description: short.join(' ') } as const)
      : ({
          type: short.length > 0 ? 'warning' : 'success',
          message: ADDED_TO_CART(),
          description: [...(added.units > 0 ? [formatUnits(added)] : []), ...short].join(' '),
        } as const);
  return redirectWithToast(context, paths.cart(), toast, headers);
}

export default function AccountOrder() {
  const { head, order, moments, arrival, confirmation, returns, batch } = useLoaderData<typeof loader>();
  const placedBy = order.placedBy ?? t`a company user`;
  return (
    <main id="main" className="container page page--order">
      <AccountNav {...head} />
      <OrderTracking order={order} moments={moments} arrival={arrival} confirmation={confirmation} />
      <p>
        <Trans>
          Placed by <strong>{placedBy}</strong> <Moment at={order.placedAt} />
        </Trans>
      </p>
      <OrderDetails order={order} />
      {opensReturnsLater(order.state) && (
        <p className="muted">
          <Trans>You can start a return once your order ships.</Trans>
        </p>
      )}
      <div className="no-print cluster cluster--wide">
        <ReorderForm order={order} batch={batch} />
        <Link className="btn" to={confirmation}>
          <Trans>View confirmation and invoice</Trans>
        </Link>{' '}
        {returns !== undefined && (
          <Link className="btn" to={returns}>
            <Trans>Return items</Trans>
          </Link>
        )}{' '}
        <Link className="btn btn--plain" to={paths.account()}>
          <Trans>Your account</Trans>
        </Link>
      </div>
    </main>
  );
}
