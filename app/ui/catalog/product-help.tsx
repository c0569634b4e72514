import { Link } from '@remix-run/react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import type { ProductDetail } from '../../domain/goods/catalog/product.schema';
import { formatPartNumber, type ProductNumbers } from '../../domain/base/shared/part-number.rules';
import type { WillCall } from '../../domain/goods/stock/stock-locations.queries.server';
import { describeShipping } from '../../domain/goods/catalog/shipping-promise.rules';
import { paths } from '../../paths';
import { PolicyLinks } from '../content/policy-links';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { formatNumber } from '../grouped';
import { Fold } from './fold';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** Contact for questions about a product (SPEC 2.6). */
export function ProductHelp({ product }: { product: ProductNumbers }) {
  const settings = useSettings();
  const number = product.productNumber || product.sku;
  return (
    <Fold heading={t`Need help with this product?`} className="product-help">
      <p>
        <Trans>
          Have <span className="part-number">{number}</span> and any markings from the old part ready.
        </Trans>
      </p>
      <ul className="product-help__ways">
        <li>
          <Icon name="phone" />
          <a className="link" href={`tel:${settings.hotline}`}>
            {settings.hotline}
          </a>
        </li>
        <li>
          <Icon name="mail" />
          <a
            className="link"
            href={`mailto:${settings.salesEmail}?subject=${encodeURIComponent(formatPartNumber(product))}`}
          >
            {settings.salesEmail}
          </a>
        </li>
        <li>
          <Icon name="map-pin" />
          <Link className="link" to={paths.locations()} discover="none">
            <Trans>Find a location</Trans>
          </Link>
        </li>
      </ul>
    </Fold>
  );
}

interface ShippingPromiseProps {
  product: ProductDetail;
  arrival: ArrivalPromise | undefined;
  willCall: readonly WillCall[];
}

/** When a product arrives, or, where that is agreed by phone, how it ships; and where it can be picked up. */
export function ShippingPromise({ product, arrival, willCall }: ShippingPromiseProps) {
  const settings = useSettings();
  const counters = willCall.map(({ city, units }) => `${city} (${formatNumber(units)})`).join(', ');
  return (
    <ul className="ticks small">
      {arrival !== undefined && (
        <li>
          <Icon name="package" />
          <span className="arrival">
            <strong>{arrival.arrives}</strong> <span className="muted">{arrival.orderBy}</span>
          </span>
        </li>
      )}
      {arrival === undefined &&
        product.expectedOn === undefined &&
        describeShipping(product, settings).map((promise, index) => (
          <li key={promise}>
            <Icon name={index === 0 ? 'truck' : 'clock'} />
            {promise}
          </li>
        ))}
      {counters !== '' && (
        <li>
          <Icon name="map-pin" />
          <span className="arrival">
            <strong>{t`Will call: ${counters}`}</strong>{' '}
            <span className="muted">
              <Trans>
                Call{' '}
                <a className="link" href={`tel:${settings.hotline}`}>
                  {settings.hotline}
                </a>{' '}
                to pick it up
              </Trans>
            </span>
          </span>
        </li>
      )}
    </ul>
  );
}

export function TrustNotes() {
  return (
    <ul className="trust small">
      <li>
        <Icon name="shield-check" />
        <Trans>Manufacturer’s warranty included</Trans>
      </li>
      <li>
        <Icon name="package" />
        <PolicyLinks />
      </li>
    </ul>
  );
}
