import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  findPurchaseOrder,
  findReceivingLocation,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import { canBeReceived, PURCHASE_STATE_NAMES } from '../../domain/supply/purchasing/purchase-states.rules';
import { receiveOrder } from '../../domain/supply/purchasing/receive-order.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { readStaffForm } from './staff-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { PurchaseStep } from '../../ui/purchasing/purchase-step';
import { receiptValidator, ReceiveForm } from '../../ui/purchasing/receive-form';
import { TextLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Receive ${data?.order.number ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const order = requireFound(await findPurchaseOrder(context.db, requireId(params['id'])));
  const shelf = await findReceivingLocation(context.db, order);
  const isComplete = new URL(request.url).searchParams.get('all') === '1';
  return { order, shelf: shelf?.name, formKey: randomKey(), isComplete };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.purchaseOrder(id));
  return answerPurchasingForm(posted, receiptValidator, async (input, actor) => {
    const { number, units } = await receiveOrder(context.db, id, input, actor);
    return `Receipt ${number} posted: ${units === 1 ? '1 unit' : `${units} units`} added to stock`;
  });
}

export default function ReceivePurchaseOrder() {
  const { order, shelf, formKey, isComplete } = useLoaderData<typeof loader>();
  const returnPath = useReturnPath();
  return (
    <PurchaseStep order={order} name="Receive">
      {canBeReceived(order.state) ? (
        <>
          <p>
            Enter the quantities received{shelf !== undefined && ` at ${shelf}`}. Short and damaged units stay
            on order.{' '}
            <TextLink
              to={adminPaths.purchaseOrderReceive(order.id, { all: true, ...returnPath })}
              preventScrollReset
            >
              Receive all
            </TextLink>
          </p>
          <ReceiveForm order={order} formKey={formKey} isComplete={isComplete} />
        </>
      ) : (
        <p className="notice">
          This order is {PURCHASE_STATE_NAMES[order.state].toLowerCase()} and can’t be received.
        </p>
      )}
    </PurchaseStep>
  );
}
