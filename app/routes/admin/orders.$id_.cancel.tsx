import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findOrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerOrderIntent } from './order-intents.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { CancelOrder } from '../../ui/admin/orders/order-forms';
import { OrderStateBadge } from '../../ui/admin/orders/order-state-badge';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Cancel order ${data?.order.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.handle');
  const order = requireFound(await findOrderForStaff(context.db, requireId(params['id'])));
  return { order };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const orderId = requireId(params['id']);
  const form = await request.formData();
  const answer = answerOrderIntent({ context, staff, orderId, form, request });
  if (answer === undefined) throw unknownIntent();
  return answer;
}

export default function CancelOrderPage() {
  const { order } = useLoaderData<typeof loader>();
  const kept = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Orders', to: kept?.returnTo ?? paths.admin.orders() },
          { name: order.number, to: paths.admin.order(order.id, kept) },
          { name: 'Cancel' },
        ]}
      />
      <div className="order-title">
        <h1>
          Cancel order <span className="part-number">{order.number}</span>?
        </h1>
        <OrderStateBadge state={order.state} />
      </div>
      {canStaffDo('cancel', order.state) ? (
        <CancelOrder order={order} />
      ) : (
        <p className="notice">An order in this state cannot be cancelled.</p>
      )}
    </>
  );
}
