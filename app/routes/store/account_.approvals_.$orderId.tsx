import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { isPaymentMethod } from '../../domain/selling/checkout/payment-methods.rules';
import { findAccountOrder } from '../../domain/selling/orders/account-orders.queries.server';
import { findApprovalRefusal, findDecisionRefusal } from '../../domain/base/customers/spending-limit.rules';
import { findWaitingApprovers } from '../../domain/selling/orders/approvals.queries.server';
import { declineOrder } from '../../domain/selling/orders/decide-approval.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { isSandboxMethod } from '../../domain/selling/payments/payment-providers.server';
import { approveAndPay } from './approve-order.server';
import { readAccountHead, requireApprover, requireUser } from '../../http/buyer.server';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { getRequestOrigin } from '../../http/origin.server';
import { createToastHeaders, redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { ApprovalDecision } from '../../ui/account/approval-decision';
import { Breadcrumb } from '../../ui/breadcrumb';
import { OrderDetails } from '../../ui/checkout/order-details';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { Moment } from '../../ui/moment';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const loadSchemas = () => import('../../domain/base/customers/decide-order.schema');
const approveValidator = createLazyValidator(() =>
  loadSchemas().then((schemas) => schemas.ApproveOrderSchema),
);
const declineValidator = createLazyValidator(() =>
  loadSchemas().then((schemas) => schemas.DeclineOrderSchema),
);

export const meta = loadedPageMeta<typeof loader>(({ order: { number } }) => ({
  title: t`Approve ${number}`,
  description: t`A company order awaiting approval.`,
  noindex: true,
}));

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const user = await requireApprover(context, request);
  const signedIn = await requireUser(context, request);
  const { order, placedByUserId } = await getOrder(context.db, user.customerId, params['orderId']);
  const toDecide = { placedByUserId, totalCents: order.totalCents };
  const { able } = await findWaitingApprovers(context.db, { ...toDecide, customerId: user.customerId });
  const method = isPaymentMethod(order.paymentMethod) ? order.paymentMethod : undefined;
  return {
    head: await readAccountHead(context, signedIn),
    order,
    mayDecline: findDecisionRefusal(toDecide, user) === undefined,
    refusal: findApprovalRefusal(toDecide, user),
    isApprovable: able.length > 0,
    offersOutcome: method !== undefined && isSandboxMethod(context.payments, method),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const user = await requireApprover(context, request);
  const { order } = await getOrder(context.db, user.customerId, params['orderId']);
  const form = await request.formData();
  const intent = form.get('intent');
  try {
    if (intent === 'approve') {
      const { data, problem } = await readForm(context, form, approveValidator);
      if (problem !== undefined) return problem;
      const origin = getRequestOrigin(context, request);
      return await approveAndPay(context, { order, user, origin, ...data });
    }
    if (intent !== 'decline') throw unknownIntent();
    const { data, problem } = await readForm(context, form, declineValidator);
    if (problem !== undefined) return problem;
    const decision = { orderId: order.id, userId: user.id, requestId: context.requestId };
    const { number } = order;
    await declineOrder(context.db, decision, data.reason);
    return await redirectWithSuccess(context, paths.accountApprovals(), t`Order ${number} declined`);
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: t`Error`, description: error.message } as const;
    const headers = await createToastHeaders(context, toast);
    return refuseForm(context, form, getFieldErrors(error, 'order'), { status: 409, headers });
  }
}

/** @throws 404 for missing orders and other accounts' orders. */
async function getOrder(
  db: Parameters<typeof findAccountOrder>[0],
  customerId: number,
  id: string | undefined,
) {
  const orderId = parseProductId(id);
  const found = orderId === undefined ? undefined : await findAccountOrder(db, customerId, orderId);
  if (found === undefined) throw createNotFoundResponse();
  return found;
}

export default function Approval() {
  const { head, order, ...decision } = useLoaderData<typeof loader>();
  const placedBy = order.placedBy ?? t`a company user`;
  return (
    <AccountPage
      title={
        <Trans>
          Order <span className="part-number">{order.number}</span>
        </Trans>
      }
      head={head}
    >
      <Breadcrumb crumbs={[{ name: t`Approvals`, to: paths.accountApprovals() }, { name: order.number }]} />
      <p>
        <Trans>
          Placed by <strong>{placedBy}</strong> <Moment at={order.placedAt} />
        </Trans>
        {order.poNumber !== '' && (
          <Trans>
            , PO number <span className="part-number">{order.poNumber}</span>
          </Trans>
        )}
        .{' '}
        <Link className="link" to={paths.accountOrder(order.id)} discover="none">
          <Trans>View order</Trans>
        </Link>
      </p>
      <ApprovalDecision
        order={order}
        approveValidator={approveValidator}
        declineValidator={declineValidator}
        {...decision}
      />
      <OrderDetails order={order} />
    </AccountPage>
  );
}
