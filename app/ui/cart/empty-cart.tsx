import { Form, Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

interface EmptyCartProps {
  isDemo: boolean;
  /** The page that shows it, and the sample order. */
  page: 'cart' | 'checkout';
  lastOrder: { number: string; accessKey: string; policy: 'express' | 'standard' } | undefined;
}

/** The empty cart (SPEC 8). The demo offers a sample order (SPEC 9). */
export function EmptyCart({ isDemo, page, lastOrder }: EmptyCartProps) {
  return (
    <div className="empty-state">
      <Icon name="shopping-cart" />
      <h2>
        <Trans>Your cart is empty</Trans>
      </h2>
      {lastOrder === undefined ? (
        <p>
          <Trans>Add parts from any product page, or use quick order.</Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Your last order:{' '}
            <Link
              className="link part-number"
              to={paths.orderConfirmation(lastOrder.accessKey, lastOrder.policy)}
            >
              {lastOrder.number}
            </Link>
            .
          </Trans>
        </p>
      )}
      <div className="cluster cluster--centered cluster--wide">
        <Link className="btn btn--primary" to={paths.home()}>
          <Trans>Continue Shopping</Trans>
        </Link>
        {isDemo && (
          <Form method="post" action={paths.cart()}>
            <input type="hidden" name="next" value={page} />
            <button type="submit" className="btn" name="intent" value="addSample">
              <Trans>Try it with a sample order</Trans>
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}
