import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { endOrder } from '../../domain/supply/purchasing/send-order.server';
import { EndOrderSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import {
  findPurchaseOrder,
  type PurchaseOrder,
} from '../../domain/supply/purchasing/purchase-orders.queries.server';
import {
  canPurchaseBecome,
  PURCHASE_STATE_NAMES,
} from '../../domain/supply/purchasing/purchase-states.rules';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextField } from '../../ui/form/fields';
import { formatPageTitle } from '../../ui/page-title';
import { PurchaseStateBadge } from '../../ui/purchasing/purchase-state-badge';
import { answerPurchasingForm } from './purchasing-form.server';
import { readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(EndOrderSchema);

/** Two ways to end an order that won't arrive in full. */
const ACTIONS = {
  cancel: {
    becomes: 'cancelled',
    name: 'Cancel',
    button: 'Cancel order',
    done: 'canceled',
    refused: 'can’t be canceled',
    text: ({ state, supplier: { email } }: PurchaseOrder) =>
      `The supplier won’t ship this order.${state === 'sent' && email !== '' ? ` A notice is emailed to ${email}.` : ''}`,
  },
  close: {
    becomes: 'closed',
    name: 'Close short',
    button: 'Close order',
    done: 'closed',
    refused: 'can’t be closed short',
    text: ({ lines }: PurchaseOrder) => {
      const units = lines.reduce((sum, line) => sum + line.outstanding, 0);
      return `Received units stay in stock. Outstanding units (${units}) are no longer on order.`;
    },
  },
} as const;

function requireAction(text: string | undefined): keyof typeof ACTIONS {
  if (text === 'cancel' || text === 'close') return text;
  throw createNotFoundResponse();
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const title = data === undefined ? 'Purchase order' : `${ACTIONS[data.ending].name} ${data.order.number}`;
  return [{ title: formatPageTitle(matches, title) }];
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const ending = requireAction(params['action']);
  return { ending, order: requireFound(await findPurchaseOrder(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const { becomes, done } = ACTIONS[requireAction(params['action'])];
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.purchaseOrder(id));
  return answerPurchasingForm(posted, validator, async (input, actor) => {
    const { number } = await endOrder(context.db, id, becomes, input, actor);
    return `${number} is ${done}`;
  });
}

export default function EndPurchaseOrder() {
  const { ending, order } = useLoaderData<typeof loader>();
  const { becomes, name, button, refused, text } = ACTIONS[ending];
  const back = adminPaths.purchaseOrder(order.id, useReturnPath());
  const state = PURCHASE_STATE_NAMES[order.state].toLowerCase();
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Purchase orders', adminPaths.purchaseOrders()),
        { name: order.number, to: back },
        { name },
      ]}
      title={
        <>
          {name} <span className="part-number">{order.number}</span>
        </>
      }
      badge={<PurchaseStateBadge state={order.state} />}
      facts={<p className="muted">{order.supplier.name}</p>}
      refusal={!canPurchaseBecome(order.state, becomes) && `This order is ${state} and ${refused}.`}
      text={text(order)}
      validator={validator}
      fields={{ expectedRevision: order.revision }}
      button={button}
      back={{ name: 'Keep order', to: back }}
    >
      <TextField name="reason" label="Reason" autoComplete="off" />
    </ConfirmPage>
  );
}
