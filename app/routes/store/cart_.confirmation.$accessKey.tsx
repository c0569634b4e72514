import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { paths } from '../../paths';
import { CheckoutProgress } from '../../ui/checkout/standard-step';
import { AddressBlock } from '../../ui/checkout/order-details';
import { OrderStatus } from '../../ui/checkout/order-status';
import { OrderSummary } from '../../ui/checkout/order-summary';
import { HiddenContactNote } from '../../ui/hidden-contact-note';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

/** Step 4 (SPEC 2.7): the order's status and lines. */
export default function Confirmation() {
  const { order, approval, transferEmail, unfinished, invoice, tracking } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <CheckoutProgress step="confirmation" />
      <div className="order-layout">
        <div className="confirmation">
          <OrderStatus
            order={order}
            approval={approval}
            transferEmail={transferEmail}
            unfinished={unfinished}
          />
          <HiddenContactNote hidden={order.hiddenContact} />
          <div className="panel">
            <AddressBlock order={order} />
          </div>
          <p className="no-print cluster cluster--wide">
            <Link className="btn btn--primary" to={paths.home()}>
              <Trans>Continue Shopping</Trans>
            </Link>
            {order.state !== 'pending' && order.state !== 'awaiting_approval' && (
              <Link className="btn" to={invoice}>
                {' '}
                <Trans>View invoice</Trans>{' '}
              </Link>
            )}
            <Link className="btn btn--plain" to={tracking}>
              <Trans>Track order</Trans>
            </Link>
          </p>
        </div>
        <OrderSummary lines={order.lines} totals={order} />
      </div>
    </main>
  );
}
