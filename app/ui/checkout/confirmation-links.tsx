import { Link } from '@remix-run/react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
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
    <p className="no-print cluster cluster--wide confirmation__links">
      {order.state !== 'pending' && (
        <>
          <Link className="btn btn--primary" to={tracking}>
            <Icon name="truck" />
            <Trans>Track order</Trans>
          </Link>{' '}
          {order.state !== 'awaiting_approval' && (
            <Link className="btn btn--plain" to={invoice}>
              <Icon name="file-text" />
              <Trans>View invoice</Trans>
            </Link>
          )}{' '}
        </>
      )}
      <PrintButton isPlain />{' '}
      <Link className="btn btn--plain" to={paths.home()}>
        <Icon name="arrow-left" />
        <Trans>Continue Shopping</Trans>
      </Link>
    </p>
  );
}
