import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findOrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { restockOrder } from '../../domain/selling/orders/restock-order.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { RestockForm, restockValidator } from '../../ui/admin/orders/refund-confirm';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerOrderForm } from './order-form.server';
import { readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Restock order ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.handle');
  const order = requireFound(await findOrderForStaff(context.db, requireId(params['id'])));
  return { order };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const orderId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.order(orderId));
  return answerOrderForm({ ...posted, orderId }, restockValidator, async (order, data, actor) => {
    const { quantities, reason } = data;
    const units = await restockOrder(context.db, { ...order, quantities, reason }, actor);
    return units === 1 ? '1 unit restocked' : `${units} units restocked`;
  });
}

export default function RestockOrder() {
  const { order } = useLoaderData<typeof loader>();
  const back = adminPaths.order(order.id, useReturnPath());
  const canRestock =
    canStaffDo('restock', order.state) && order.lines.some((line) => line.restockedQuantity < line.quantity);
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Orders', adminPaths.orders()),
          { name: order.number, to: back },
          { name: 'Restock' },
        ]}
      />
      <h1>
        Restock order <span className="part-number">{order.number}</span>
      </h1>
      {canRestock ? (
        <section className="panel narrow">
          <p>Enter the returned units to restock. This doesn’t refund the customer.</p>
          <RestockForm order={order} />
        </section>
      ) : (
        <p className="notice">No items on this order can be restocked.</p>
      )}
    </>
  );
}
