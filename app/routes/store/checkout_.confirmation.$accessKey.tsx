import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { openConfirmation } from './confirmation.server';
import { paths } from '../../paths';
import { buildConfirmationMeta } from '../../ui/checkout/confirmation-meta';
import { OrderDetails } from '../../ui/checkout/order-details';
import { OrderStatus } from '../../ui/checkout/order-status';
import { HiddenContactNote } from '../../ui/hidden-contact-note';
import { Trans } from '~/i18n/trans';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  buildConfirmationMeta(matches, data?.order);

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return openConfirmation(context, request, params['accessKey']);
}

export default function Confirmation() {
  const { order, approval, transferEmail, unfinished, tryAgain, invoice, tracking } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page confirmation">
      <OrderStatus
        order={order}
        approval={approval}
        transferEmail={transferEmail}
        unfinished={unfinished}
        tryAgain={tryAgain}
      />
      <HiddenContactNote hidden={order.hiddenContact} />
      <OrderDetails order={order} />
      <p className="no-print cluster cluster--wide">
        <Link className="btn btn--primary" to={paths.home()}>
          <Trans>Continue Shopping</Trans>
        </Link>
        {order.state !== 'pending' && (
          <>
            {order.state !== 'awaiting_approval' && (
              <Link className="btn" to={invoice}>
                {' '}
                <Trans>View invoice</Trans>{' '}
              </Link>
            )}
            <Link className="btn btn--plain" to={tracking}>
              <Trans>Track order</Trans>
            </Link>
          </>
        )}
      </p>
    </main>
  );
}
