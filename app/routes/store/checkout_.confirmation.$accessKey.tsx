import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { ConfirmationLinks } from '../../ui/checkout/confirmation-links';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { OrderDetails } from '../../ui/checkout/order-details';
import { OrderStatus } from '../../ui/checkout/order-status';
import { HiddenContactNote } from '../../ui/hidden-contact-note';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

export default function Confirmation() {
  const { order, approval, arrival, transferEmail, unfinished, tryAgain, invoice, tracking } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page confirmation">
      <OrderStatus
        order={order}
        approval={approval}
        arrival={arrival}
        transferEmail={transferEmail}
        unfinished={unfinished}
        tryAgain={tryAgain}
      />
      <HiddenContactNote hidden={order.hiddenContact} />
      <ConfirmationLinks order={order} invoice={invoice} tracking={tracking} />
      <OrderDetails order={order} />
    </main>
  );
}
