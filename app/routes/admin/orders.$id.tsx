import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getTrackingUrl } from '../../domain/selling/orders/carriers.rules';
import { ORDER_POLICIES } from '../../domain/selling/orders/order-list.rules';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { findOrderForStaff, type OrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { listPickupLocations } from '../../domain/selling/orders/pick-up-order.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BackToList, useReturnPath } from '../../ui/admin/back-to-list';
import { ForRole } from '../../ui/admin/customers/for-role';
import { ButtonLink } from '../../ui/admin/links';
import { DisputeNotices } from '../../ui/admin/orders/dispute-notices';
import { NextStep } from '../../ui/admin/orders/order-forms';
import {
  BuyerLinks,
  OrderMovements,
  OrderPayments,
  OrderTimeline,
  StaffOrderLines,
} from '../../ui/admin/orders/order-panels';
import { OrderBadges } from '../../ui/admin/orders/order-state-badge';
import { Pickup } from '../../ui/admin/orders/pickup-forms';
import { PageHead } from '../../ui/admin/page-head';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { OrderFacts } from '../../ui/checkout/order-details';
import { TotalsList } from '../../ui/checkout/order-summary';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { ORDER_INTENTS } from './order-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Order ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.view');
  const order = requireFound(await findOrderForStaff(context.db, requireId(params['id'])));
  return { order, pickupLocations: await listPickupLocations(context.db) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const orderId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.order(orderId));
  return answerIntent({ ...posted, orderId }, ORDER_INTENTS);
}

export default function OrderPage() {
  const { order, pickupLocations } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList list={adminPaths.orders()} name="Orders" />
      <PageHead
        title={
          <>
            Order <span className="part-number">{order.number}</span>
          </>
        }
        badge={<OrderBadges order={{ ...order, refundedCents: order.refundable.refundedCents }} />}
      >
        <OrderActions order={order} />
      </PageHead>
      <p className="muted">
        Placed <Moment at={order.placedAt} /> · {ORDER_POLICIES[order.policy]} checkout
        {order.placedBy !== null && ` · ${order.placedBy}`}
        {order.poNumber !== '' && (
          <>
            {' · PO '}
            <span className="part-number">{order.poNumber}</span>
          </>
        )}
      </p>
      <DisputeNotices order={order} />
      <ForRole permission="orders.handle">
        <NextStep key={order.updatedAt} order={order} />
        <Pickup order={order} locations={pickupLocations} />
      </ForRole>
      <section className="panel">
        <h2>Items</h2>
        <StaffOrderLines order={order} />
        <div className="order-details__foot">
          <div className="stack stack--tight">
            <OrderFacts order={order} contact={<BuyerLinks order={order} />} />
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
function OrderActions({ order: { id, state, carrier, refundableCents, lines } }: { order: OrderForStaff }) {
  const may = useHasPermission();
  const returnPath = useReturnPath();
  const hasUnitsToRestock = lines.some((line) => line.restockedQuantity < line.quantity);
  return (
    <>
      {may('orders.refund') && canStaffDo('refund', state) && refundableCents > 0 && (
        <ButtonLink to={adminPaths.orderRefund(id, returnPath)}>Refund</ButtonLink>
      )}
      {may('orders.handle') && canStaffDo('restock', state) && hasUnitsToRestock && (
        <ButtonLink to={adminPaths.orderRestock(id, returnPath)}>Restock</ButtonLink>
      )}
      {may('orders.handle') && canStaffDo('correctTracking', state) && carrier !== '' && (
        <ButtonLink to={adminPaths.orderTracking(id, returnPath)}>Correct tracking</ButtonLink>
      )}
      {canStaffDo('print', state) && (
        <>
          <ButtonLink to={adminPaths.orderPackingSlip(id)}>Packing slip</ButtonLink>
          <ButtonLink to={adminPaths.orderInvoice(id)}>Invoice</ButtonLink>
        </>
      )}
      {may('orders.handle') && canStaffDo('cancel', state) && (
        <ButtonLink to={adminPaths.orderCancel(id, returnPath)}>Cancel order</ButtonLink>
      )}
    </>
  );
}

function Parcel({ order: { carrier, trackingNumber } }: { order: OrderForStaff }) {
  if (carrier === '') return null;
  const href = getTrackingUrl(carrier, trackingNumber);
  return (
    <p className="small">
      Shipped via {carrier}{' '}
      <a className={href === undefined ? 'part-number' : 'link part-number'} href={href} rel="noreferrer">
        {trackingNumber}
      </a>
    </p>
  );
}
