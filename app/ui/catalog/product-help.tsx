import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { formatCutOff } from '../../domain/base/settings/settings.rules';
import { useSettings } from '../settings/use-settings';

/** Contact for questions about a product (SPEC 2.6). */
export function ProductHelp({ sku }: { sku: string }) {
  const settings = useSettings();
  return (
    <section className="product-help panel" aria-labelledby="product-help">
      <h2 id="product-help">Need help with this product?</h2>
      <p>
        Have <span className="part-number">{sku}</span> and any markings from the old part ready.
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
          <a className="link" href={`mailto:${settings.salesEmail}?subject=${encodeURIComponent(sku)}`}>
            {settings.salesEmail}
          </a>
        </li>
        <li>
          <Icon name="map-pin" />
          <Link className="link" to={paths.locations()} discover="none">
            Find a location
          </Link>
        </li>
      </ul>
    </section>
  );
}

export function TrustNotes() {
  const settings = useSettings();
  return (
    <section aria-label="Shipping and service">
      <ul className="trust small">
        <li>
          <Icon name="truck" />
          Ships same day if ordered before {formatCutOff(settings)}
        </li>
        <li>
          <Icon name="clock" />
          Delivered in {settings.deliveryEstimate}
        </li>
        <li>
          <Icon name="shield-check" />
          Genuine manufacturer parts
        </li>
      </ul>
    </section>
  );
}
