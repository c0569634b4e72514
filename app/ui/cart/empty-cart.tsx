import { Form, Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';

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
      <h2>Your cart is empty</h2>
      {lastOrder === undefined ? (
        <p>Add parts from any product page, or use quick order.</p>
      ) : (
        <p>
          Your last order:{' '}
          <Link
            className="link part-number"
            to={paths.orderConfirmation(lastOrder.accessKey, lastOrder.policy)}
          >
            {lastOrder.number}
          </Link>
          .
        </p>
      )}
      <div className="cluster cluster--centered cluster--wide">
        <Link className="btn btn--primary" to={paths.home()}>
          Continue Shopping
        </Link>
        {isDemo && (
          <Form method="post" action={paths.cart()}>
            <input type="hidden" name="next" value={page} />
            <button type="submit" className="btn" name="intent" value="addSample">
              Try it with a sample order
            </button>
          </Form>
        )}
      </div>
    </div>
  );
}
