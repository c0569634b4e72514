import { Link } from '@remix-run/react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { paths } from '../../paths';
import { PrintButton } from '../print-button';
import { Trans } from '~/i18n/trans';

interface ConfirmationLinksProps {
  order: Order;
  invoice: string;
  tracking: string;
}

/** Leads on from a confirmation. An order that isn't paid yet is neither tracked nor invoiced. */
export function ConfirmationLinks({ order, invoice, tracking }: ConfirmationLinksProps) {
  return (
    <p className="no-print cluster cluster--wide">
      {order.state !== 'pending' && (
        <>
          <Link className="btn btn--primary" to={tracking}>
            <Trans>Track order</Trans>
          </Link>{' '}
          {order.state !== 'awaiting_approval' && (
            <Link className="btn" to={invoice}>
              <Trans>View invoice</Trans>
            </Link>
          )}{' '}
        </>
      )}
      <PrintButton />{' '}
      <Link className="btn" to={paths.home()}>
        <Trans>Continue Shopping</Trans>
      </Link>
    </p>
  );
}
