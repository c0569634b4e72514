import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { endOrder } from '../../domain/supply/purchasing/send-order.server';
import {
  findPurchaseOrder,
  type PurchaseOrder,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import {
  canPurchaseBecome,
  PURCHASE_STATE_NAMES,
} from '../../domain/supply/purchasing/purchase-states.rules';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { formatPageTitle } from '../../ui/page-title';
import { EndOrderForm, endOrderValidator } from '../../ui/purchasing/end-order-form';
import { PurchaseStep } from '../../ui/purchasing/purchase-step';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

/** Two ways to end an order that won't arrive in full. */
const ACTIONS = {
  cancel: {
    becomes: 'cancelled',
    name: 'Cancel',
    button: 'Cancel the order',
    done: 'cancelled',
    refused: 'it cannot be cancelled',
    text: ({ state, supplier: { email } }: PurchaseOrder) =>
      `Nothing of it will be received.${state === 'sent' && email !== '' ? ` ${email} is told.` : ''}`,
  },
  close: {
    becomes: 'closed',
    name: 'Close short',
    button: 'Close the order',
    done: 'closed',
    refused: 'it cannot be closed short',
    text: ({ lines }: PurchaseOrder) => {
      const units = lines.reduce((sum, line) => sum + line.outstanding, 0);
      return `What has arrived stays. The ${units} units that are still to come are not on order any more.`;
    },
  },
} as const;

function requireAction(text: string | undefined): keyof typeof ACTIONS {
  if (text === 'cancel' || text === 'close') return text;
  throw createNotFoundResponse();
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: formatPageTitle(
      matches,
      data === undefined ? 'Purchase order' : `${ACTIONS[data.deed].name} ${data.order.number}`,
    ),
  },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const deed = requireAction(params['deed']);
  const order = requireFound(await findPurchaseOrder(context.db, requireId(params['id'])));
  return { deed, order };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const { becomes, done } = ACTIONS[requireAction(params['deed'])];
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = keepReturn(request, paths.admin.purchaseOrder(id));
  return answerPurchasingForm({ context, staff, form, page }, endOrderValidator, async (input, actor) => {
    const { number } = await endOrder(context.db, id, becomes, input, actor);
    return { message: `${number} is ${done}` };
  });
}

export default function EndPurchaseOrder() {
  const { deed, order } = useLoaderData<typeof loader>();
  const { becomes, name, button, refused, text } = ACTIONS[deed];
  return (
    <PurchaseStep order={order} name={name}>
      {canPurchaseBecome(order.state, becomes) ? (
        <section className="panel narrow">
          <p>{text(order)}</p>
          <EndOrderForm order={order} button={button} />
        </section>
      ) : (
        <p className="notice">
          This order is {PURCHASE_STATE_NAMES[order.state].toLowerCase()}: {refused}.
        </p>
      )}
    </PurchaseStep>
  );
}
