import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ErrorPage } from '../error-page';

const ADVICE =
  'Your cart is saved. If you just placed an order, check for our confirmation email before you try again.';

export function StandardCheckoutError() {
  return (
    <ErrorPage advice={ADVICE}>
      <Link className="btn" to={paths.cart()}>
        Back to cart
      </Link>
      <TrackOrderLink />
    </ErrorPage>
  );
}

export function ExpressCheckoutError() {
  return (
    <ErrorPage advice={ADVICE}>
      <TrackOrderLink />
      <Link className="btn" to={paths.contact()}>
        Contact us
      </Link>
    </ErrorPage>
  );
}

function TrackOrderLink() {
  return (
    <Link className="btn" to={paths.trackOrder()}>
      Track an order
    </Link>
  );
}
