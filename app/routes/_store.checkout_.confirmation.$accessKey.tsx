import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { findOrderByAccessKey } from '../domain/orders/orders.queries.server';
import { notFound } from '../http/not-found.server';
import { paths } from '../paths';
import { OrderStatus } from '../ui/checkout/order-status';
import { OrderDetails } from '../ui/checkout/order-details';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data === undefined ? 'Page Not Found' : `Order ${data.order.number}`) },
  { name: 'robots', content: 'noindex' },
  // The payment is being looked up: the page asks again by itself.
  ...(data?.order.state === 'pending' ? [{ httpEquiv: 'refresh', content: '5' }] : []),
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const order = await findOrderByAccessKey(context.db, params['accessKey'] ?? '');
  if (order === undefined) throw notFound();
  const { zelleEmail, eTransferEmail } = context.env;
  return {
    order,
    transferEmail: order.paymentMethod === 'zelle' ? zelleEmail : eTransferEmail,
    invoice: paths.orderInvoice(params['accessKey'] ?? ''),
    tracking: paths.trackedOrder(params['accessKey'] ?? ''),
  };
}

export default function Confirmation() {
  const { order, transferEmail, invoice, tracking } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page confirmation">
      <OrderStatus order={order} transferEmail={transferEmail} />
      <OrderDetails order={order} />
      <p className="no-print flex flex-wrap gap-3">
        <Link className="btn btn--primary" to={paths.home()}>
          Continue Shopping
        </Link>
        {order.state !== 'pending' && (
          <>
            <Link className="btn" to={invoice}>
              Invoice
            </Link>
            <Link className="btn btn--plain" to={tracking}>
              Track this order
            </Link>
          </>
        )}
      </p>
    </main>
  );
}
