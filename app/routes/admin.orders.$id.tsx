import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { staffActor } from '../domain/audit/actor';
import { productIdOf } from '../domain/catalogue/products.queries.server';
import { findOrderForStaff } from '../domain/orders/orders.queries.server';
import { confirmTransfer } from '../domain/orders/transfers.server';
import { DomainError, NotFoundError } from '../domain/shared/errors';
import { formatMoney } from '../domain/shared/money.rules';
import { unknownIntent } from '../http/form.server';
import { notFound } from '../http/not-found.server';
import { requireStaff } from '../http/session.server';
import { redirectWithToast } from '../http/toast.server';
import { paths } from '../paths';
import { OrderMovements, OrderPayments, OrderTimeline } from '../ui/admin/order-panels';
import { OrderStateBadge } from '../ui/admin/order-state-badge';
import { AddressBlock, OrderLines } from '../ui/checkout/order-details';
import { TotalsList } from '../ui/checkout/order-summary';
import { Icon } from '../ui/icon/icon';
import { Moment } from '../ui/moment';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `Order ${data?.order.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  const id = productIdOf(params['id']);
  const order = id === undefined ? undefined : await findOrderForStaff(context.db, id);
  if (order === undefined) throw notFound();
  return { order };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request);
  const id = productIdOf(params['id']);
  if (id === undefined) throw notFound();
  const form = await request.formData();
  if (form.get('intent') !== 'confirmTransfer') throw unknownIntent();
  try {
    await confirmTransfer(context.db, id, staffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw notFound();
    if (!(error instanceof DomainError)) throw error;
    return redirectWithToast(context, paths.admin.order(id), {
      type: 'error',
      message: 'Error',
      description: error.message,
    });
  }
  return redirectWithToast(context, paths.admin.order(id), {
    type: 'success',
    message: 'Transfer confirmed',
  });
}

export default function OrderPage() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <>
      <p className="no-print">
        <Link className="link" to={paths.admin.orders()} discover="none">
          <Icon name="arrow-left" /> Orders
        </Link>
      </p>
      <div className="admin-head">
        <h1>
          Order <span className="part-number">{order.number}</span>
        </h1>
        <OrderStateBadge state={order.state} />
      </div>
      <p className="muted">
        Placed <Moment at={order.placedAt} /> by the {order.policy} checkout
      </p>
      {order.state === 'awaiting_transfer' && (
        <Form method="post" className="notice notice--warn no-print">
          <p>
            Waiting for {formatMoney(order.totalCents)} with the reference{' '}
            <span className="part-number">{order.number}</span>.
          </p>
          <button type="submit" className="btn btn--primary btn--small" name="intent" value="confirmTransfer">
            Confirm transfer received
          </button>
        </Form>
      )}
      <section className="panel">
        <h2>Lines</h2>
        <OrderLines order={order} />
        <div className="order-details__foot">
          <div className="grid gap-2">
            <AddressBlock order={order} />
            <p className="small">
              <a className="link" href={`mailto:${order.email}`}>
                {order.email}
              </a>
              {' · '}
              <a className="link" href={`tel:${order.phone}`}>
                {order.phone}
              </a>
            </p>
          </div>
          <TotalsList totals={order} />
        </div>
      </section>
      <div className="admin-columns">
        <OrderMovements movements={order.movements} />
        <OrderPayments attempts={order.attempts} />
        <OrderTimeline events={order.events} />
      </div>
    </>
  );
}
