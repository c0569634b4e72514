import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { ConfirmationLinks } from '../../ui/checkout/confirmation-links';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { CheckoutProgress } from '../../ui/checkout/standard-step';
import { AddressBlock } from '../../ui/checkout/order-details';
import { OrderStatus } from '../../ui/checkout/order-status';
import { OrderSummary } from '../../ui/checkout/order-summary';
import { HiddenContactNote } from '../../ui/hidden-contact-note';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

/** Step 4 (SPEC 2.7): the order's status and lines. */
export default function Confirmation() {
  const { order, approval, arrival, transferEmail, unfinished, invoice, tracking } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <CheckoutProgress step="confirmation" />
      <div className="order-layout">
        <div className="confirmation">
          <OrderStatus
            order={order}
            approval={approval}
            arrival={arrival}
            transferEmail={transferEmail}
            unfinished={unfinished}
          />
          <HiddenContactNote hidden={order.hiddenContact} />
          <ConfirmationLinks order={order} invoice={invoice} tracking={tracking} />
          <div className="panel">
            <AddressBlock order={order} />
          </div>
        </div>
        <OrderSummary lines={order.lines} totals={order} />
      </div>
    </main>
  );
}
