import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { ErrorPage } from '../error-page';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

const ADVICE = () =>
  t`Your cart is saved. If you just placed an order, check for our confirmation email before you try again.`;

export function StandardCheckoutError() {
  return (
    <ErrorPage advice={ADVICE()}>
      <Link className="btn" to={paths.cart()}>
        <Trans>Back to cart</Trans>
      </Link>
      <TrackOrderLink />
    </ErrorPage>
  );
}

export function ExpressCheckoutError() {
  return (
    <ErrorPage advice={ADVICE()}>
      <TrackOrderLink />
      <Link className="btn" to={paths.contact()}>
        <Trans>Contact us</Trans>
      </Link>
    </ErrorPage>
  );
}

function TrackOrderLink() {
  return (
    <Link className="btn" to={paths.trackOrder()}>
      <Trans>Track an order</Trans>
    </Link>
  );
}
