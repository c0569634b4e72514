import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { RefundChoiceSchema, type RefundChoice } from '../../domain/selling/orders/order-handling.schema';
import { findOrderForStaff } from '../../domain/selling/orders/orders.queries.server';
import { canStaffDo } from '../../domain/selling/orders/order-states.rules';
import { computeRefund, refundOrder } from '../../domain/selling/payments/refund-order.server';
import type { RefundableOrder } from '../../domain/selling/orders/refund-split.rules';
import { FieldError } from '../../domain/base/shared/errors';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { RETURN_TO } from '../../paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { RefundChoiceForm } from '../../ui/admin/orders/refund-choice';
import { RefundConfirm, refundValidator } from '../../ui/admin/orders/refund-confirm';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';
import { answerOrderForm } from './order-form.server';
import { readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const choiceValidator = withZod(RefundChoiceSchema);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: formatPageTitle(matches, `Refund order ${data?.order.number ?? ''}`, {
      isRefused: Object.keys(data?.errors ?? {}).length > 0,
    }),
  },
];

/** The URL holds the selection; the page computes the refund. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'orders.refund');
  const order = requireFound(await findOrderForStaff(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  // The list to return to isn't part of the selection.
  query.delete(RETURN_TO);
  const typed = Object.fromEntries(query);
  const isAsked = query.size > 0;
  if (!isAsked || !canStaffDo('refund', order.state)) {
    return { order, typed, choice: undefined, split: undefined, errors: {} };
  }
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  const { data: choice, error } = await choiceValidator.validate(form);
  const reckoned =
    choice === undefined ? { errors: error.fieldErrors } : computeRefundOrErrors(order.refundable, choice);
  const { whole = false, shipping = 'none', amount } = choice ?? {};
  return { order, typed, choice: { whole, shipping, amount }, split: undefined, ...reckoned };
}

function computeRefundOrErrors(order: RefundableOrder, choice: RefundChoice) {
  try {
    return { split: computeRefund(order, choice), errors: {} };
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    return { errors: { [error.field]: error.message } };
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'orders.refund');
  const orderId = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.order(orderId));
  return answerOrderForm({ ...posted, orderId }, refundValidator, async (order, data, actor) => {
    const { reason, expectedCents, ...choice } = data;
    const cents = await refundOrder(context.db, { ...order, choice, expectedCents, reason }, actor);
    return `${formatMoney(cents)} refunded`;
  });
}

export default function RefundOrder() {
  const { order, typed, choice, split, errors } = useLoaderData<typeof loader>();
  const back = adminPaths.order(order.id, useReturnPath());
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Orders', adminPaths.orders()),
          { name: order.number, to: back },
          { name: 'Refund' },
        ]}
      />
      <h1>
        Refund order <span className="part-number">{order.number}</span>
      </h1>
      {canStaffDo('refund', order.state) && order.refundableCents > 0 ? (
        <>
          <RefundChoiceForm order={order} typed={typed} errors={errors} />
          {split !== undefined && <RefundConfirm order={order} split={split} choice={choice} />}
        </>
      ) : (
        <p className="notice">This order has no refundable balance.</p>
      )}
    </>
  );
}
