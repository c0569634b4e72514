import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getTrackingUrl } from '../../domain/selling/orders/carriers.rules';
import { findOrderForStaff, type OrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { listPickupLocations } from '../../domain/selling/orders/pick-up-order.server';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerOrderIntent } from './order-intents.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { NextStep } from '../../ui/admin/orders/order-forms';
import { OrderMovements, OrderPayments, OrderTimeline } from '../../ui/admin/orders/order-panels';
import { OrderStateBadge } from '../../ui/admin/orders/order-state-badge';
import { Pickup } from '../../ui/admin/orders/pickup-forms';
import { StaffOrderLines } from '../../ui/admin/orders/staff-order-lines';
import { AddressBlock } from '../../ui/checkout/order-details';
import { TotalsList } from '../../ui/checkout/order-summary';
import { Moment } from '../../ui/moment';
import { formatPageTitle } from '../../ui/page-title';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Order ${data?.order.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const order = requireFound(await findOrderForStaff(context.db, requireId(params['id'])));
  return { order, pickupLocations: await listPickupLocations(context.db) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const orderId = requireId(params['id']);
  const form = await request.formData();
  const answer = answerOrderIntent({ context, staff, orderId, form, request });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function OrderPage() {
  const { order, pickupLocations } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <>
      <BackToList list={paths.admin.orders()} name="Orders" />
      <div className="admin-head">
        <div className="order-title">
          <h1>
            Order <span className="part-number">{order.number}</span>
          </h1>
          <OrderStateBadge state={order.state} />
        </div>
        <OrderActions order={order} />
      </div>
      <p className="muted">
        Placed <Moment at={order.placedAt} /> by the {order.policy} checkout
        {order.placedBy !== null && `, by ${order.placedBy}`}
        {order.poNumber !== '' && (
          <>
            , PO <span className="part-number">{order.poNumber}</span>
          </>
        )}
      </p>
      {may('orders.handle') && <NextStep key={order.updatedAt} order={order} />}
      {may('orders.handle') && <Pickup order={order} locations={pickupLocations} />}
      <section className="panel">
        <h2>Lines</h2>
        <StaffOrderLines order={order} />
        <div className="order-details__foot">
          <div className="stack stack--tight">
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
            <Parcel order={order} />
          </div>
          <TotalsList totals={order} />
        </div>
      </section>
      <div className="admin-columns">
        <OrderMovements movements={order.movements} />
        <OrderPayments order={order} />
        <OrderTimeline events={order.events} />
      </div>
    </>
  );
}

/** Actions of an order, each on its own page. */
function OrderActions({ order }: { order: OrderForStaff }) {
  const { id, state } = order;
  const may = useHasPermission();
  const kept = useReturnPath();
  return (
    <p className="admin-head__actions no-print">
      {may('orders.refund') && canStaffDo('refund', state) && order.refundableCents > 0 && (
        <ButtonLink to={paths.admin.orderRefund(id, kept)}>Refund</ButtonLink>
      )}
      {may('orders.handle') &&
        canStaffDo('restock', state) &&
        order.lines.some((line) => line.restockedQuantity < line.quantity) && (
          <ButtonLink to={paths.admin.orderRestock(id, kept)}>Restock</ButtonLink>
        )}
      {canStaffDo('print', state) && (
        <>
          <ButtonLink to={paths.admin.orderPackingSlip(id)}>Packing slip</ButtonLink>
          <ButtonLink to={paths.admin.orderInvoice(id)}>Invoice</ButtonLink>
        </>
      )}
      {may('orders.handle') && canStaffDo('cancel', state) && (
        <ButtonLink to={paths.admin.orderCancel(id, kept)}>Cancel this order</ButtonLink>
      )}
    </p>
  );
}

function Parcel({ order: { carrier, trackingNumber } }: { order: OrderForStaff }) {
  if (carrier === '') return null;
  const link = getTrackingUrl(carrier, trackingNumber);
  const number = <span className="part-number">{trackingNumber}</span>;
  return (
    <p className="small">
      Shipped with {carrier}{' '}
      {link === undefined ? (
        number
      ) : (
        <a className="link" href={link} rel="noreferrer">
          {number}
        </a>
      )}
    </p>
  );
}
