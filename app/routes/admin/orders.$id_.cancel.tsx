import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { CancelOrderSchema } from '../../domain/selling/orders/order-handling.schema';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { findOrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { ExpectedOrderFields } from '../../ui/admin/orders/order-forms';
import { OrderStateBadge } from '../../ui/admin/orders/order-state-badge';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { ORDER_INTENTS } from './order-intents.server';
import { answerIntent, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(CancelOrderSchema);

export const meta = createMeta<typeof loader>((data) => `Cancel order ${data?.order.number ?? ''}`);

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

export default function CancelOrderPage() {
  const { order } = useLoaderData<typeof loader>();
  const back = adminPaths.order(order.id, useReturnPath());
  const refund = formatMoney(order.refundableCents);
  const isPaid = order.refundableCents > 0;
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Orders', adminPaths.orders()),
        { name: order.number, to: back },
        { name: 'Cancel' },
      ]}
      title={
        <>
          Cancel order <span className="part-number">{order.number}</span>?
        </>
      }
      badge={<OrderStateBadge state={order.state} />}
      refusal={!canStaffDo('cancel', order.state) && 'This order can’t be canceled.'}
      text={
        <>
          Items return to stock{isPaid && ` and ${refund} is refunded`}. The customer is notified by email.
          You can’t undo this.
        </>
      }
      validator={validator}
      fields={{ intent: 'cancel' }}
      button={isPaid ? `Cancel and refund ${refund}` : 'Cancel order'}
      back={{ name: 'Keep order', to: back }}
    >
      <ExpectedOrderFields order={order} />
      <TextField name="reason" label="Reason" autoComplete="off" hint="Internal only." />
    </ConfirmPage>
  );
}
