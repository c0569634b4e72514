import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { CorrectTrackingSchema } from '../../domain/selling/orders/order-handling.schema';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { findOrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { ExpectedOrderFields, PARCEL_LABELS, ParcelFields } from '../../ui/admin/orders/order-forms';
import { OrderStateBadge } from '../../ui/admin/orders/order-state-badge';
import { createMeta } from '../../ui/page-title';
import { ORDER_INTENTS } from './order-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(CorrectTrackingSchema);

export const meta = createMeta<typeof loader>((data) => `Correct tracking of ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.handle');
  return { order: requireFound(await findOrderForStaff(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.handle');
  const orderId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.order(orderId));
  return answerIntent({ ...posted, orderId }, ORDER_INTENTS);
}

export default function CorrectTrackingPage() {
  const { order } = useLoaderData<typeof loader>();
  const { carrier, trackingNumber } = order;
  const back = adminPaths.order(order.id, useReturnPath());
  const wasShipped = canStaffDo('correctTracking', order.state) && carrier !== '';
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Orders', adminPaths.orders()),
        { name: order.number, to: back },
        { name: 'Tracking' },
      ]}
      title={
        <>
          Correct tracking of order <span className="part-number">{order.number}</span>
        </>
      }
      badge={<OrderStateBadge state={order.state} />}
      refusal={!wasShipped && 'Only shipped orders have a tracking number.'}
      text="The customer gets another email with the corrected tracking number."
      validator={validator}
      fields={{ intent: 'correctTracking' }}
      button="Correct tracking"
      look="primary"
      back={{ name: 'Keep tracking number', to: back }}
      labels={PARCEL_LABELS}
      defaultValues={{ carrier, trackingNumber }}
    >
      <ExpectedOrderFields order={order} />
      <ParcelFields />
    </ConfirmPage>
  );
}
