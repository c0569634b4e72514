import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { productIdOf } from '../domain/catalogue/products.queries.server';
import { endOrder } from '../domain/purchasing/end-order.server';
import { findPurchaseOrder } from '../domain/purchasing/purchase-orders.queries.server';
import { mayPurchaseBecome, PURCHASE_STATE_NAMES } from '../domain/purchasing/purchase-states.rules';
import { notFound } from '../http/not-found.server';
import { answerPurchasingForm } from '../http/purchasing-form.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { pageTitle } from '../ui/page-title';
import { EndOrderForm, endOrderValidator } from '../ui/purchasing/end-order-form';
import { PurchaseStep } from '../ui/purchasing/purchase-step';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `Cancel ${data?.order.number ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const id = productIdOf(params['id']);
  const order = id === undefined ? undefined : await findPurchaseOrder(context.db, id);
  if (order === undefined) throw notFound();
  return { order };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = productIdOf(params['id']);
  if (id === undefined) throw notFound();
  const form = await request.formData();
  const page = paths.admin.purchaseOrder(id);
  return answerPurchasingForm({ context, staff, form, page }, endOrderValidator, async (input, actor) => {
    const { number } = await endOrder(context.db, id, 'cancelled', input, actor);
    return { message: `${number} is cancelled` };
  });
}

export default function CancelPurchaseOrder() {
  const { order } = useLoaderData<typeof loader>();
  return (
    <PurchaseStep order={order} name="Cancel">
      {mayPurchaseBecome(order.state, 'cancelled') ? (
        <section className="panel narrow">
          <p>
            Nothing of it will be received.{' '}
            {order.state === 'sent' && order.supplier.email !== '' && `${order.supplier.email} is told.`}
          </p>
          <EndOrderForm order={order} button="Cancel the order" />
        </section>
      ) : (
        <p className="notice">
          This order is {PURCHASE_STATE_NAMES[order.state].toLowerCase()}: it cannot be cancelled.
        </p>
      )}
    </PurchaseStep>
  );
}
