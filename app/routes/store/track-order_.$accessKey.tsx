import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listOrderMoments } from '../../domain/selling/orders/account-orders.queries.server';
import { findOrderByAccessKey } from '../../domain/selling/orders/orders.queries.server';
import { findOrderArrival } from '../../domain/selling/orders/order-arrival.queries.server';
import { listReturnableLines, opensReturnsLater } from '../../domain/selling/orders/return-request.rules';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { paths } from '../../paths';
import { OrderDetails } from '../../ui/checkout/order-details';
import { HiddenContactNote } from '../../ui/hidden-contact-note';
import { OrderAgain } from '../../ui/orders/order-again';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { OrderTracking } from '../../ui/tracking/order-tracking';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = loadedPageMeta<typeof loader>(({ order: { number } }) => ({
  title: t`Order ${number}`,
  description: t`Your order’s status.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const viewer = await findSession(context, request);
  const order = requireFound(await findOrderByAccessKey(context.db, params['accessKey'] ?? '', viewer));
  return {
    order,
    moments: await listOrderMoments(context.db, order.id),
    arrival: await findOrderArrival(context.db, order.id),
    confirmation: paths.orderConfirmation(params['accessKey'] ?? ''),
    invoice:
      order.state === 'pending' || order.state === 'awaiting_approval'
        ? undefined
        : paths.orderInvoice(params['accessKey'] ?? ''),
    returns: listReturnableLines(order).length > 0 ? paths.orderReturn(params['accessKey'] ?? '') : undefined,
  };
}

export default function TrackedOrder() {
  const { order, moments, arrival, confirmation, invoice, returns } = useLoaderData<typeof loader>();
  const { number } = order;
  return (
    <main id="main" className="container page page--order tinted">
      <OrderTracking order={order} moments={moments} arrival={arrival} confirmation={confirmation} />
      <HiddenContactNote hidden={order.hiddenContact} />
      <OrderDetails order={order} />
      {opensReturnsLater(order.state) && (
        <p className="muted">
          <Trans>You can start a return once your order ships.</Trans>
        </p>
      )}
      <div className="no-print cluster cluster--wide">
        <OrderAgain lines={order.lines} />
        {invoice !== undefined && (
          <Link className="btn" to={invoice}>
            <Trans>View invoice</Trans>
          </Link>
        )}{' '}
        {returns !== undefined && (
          <Link className="btn" to={returns}>
            <Trans>Return items</Trans>
          </Link>
        )}{' '}
        <Link className="btn" to={paths.contact({ subject: t`Order ${number}` })}>
          <Trans>Ask about this order</Trans>
        </Link>{' '}
        <Link className="btn btn--plain" to={paths.trackOrder()}>
          <Trans>Track another order</Trans>
        </Link>{' '}
        <Link className="btn btn--plain" to={paths.home()}>
          <Trans>Continue Shopping</Trans>
        </Link>
      </div>
    </main>
  );
}
