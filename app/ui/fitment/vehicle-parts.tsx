import { Link } from '@remix-run/react';

import { formatYearRange } from '../../domain/base/shared/year-range.rules';
import { groupByKind } from '../../domain/goods/fitment/product-kind.rules';
import type { VehiclePart } from '../../domain/goods/fitment/vehicle-parts.queries.server';
import { paths } from '../../paths';
import { AddToCart, AddToCartForm } from '../cart/add-to-cart';
import { keepHyphenated, keepMeasures } from '../catalog/keep-hyphenated';
import { Price } from '../catalog/price';
import { StockBadge } from '../catalog/product-badges';
import { FitBadge } from './fit-badge';
import { ProductPicture } from '../catalog/product-picture';
import { Fact, Facts } from '../facts';
import { vehicleName, type Vehicle, vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import { Icon } from '../icon/icon';
import { HotlineLink } from '../hotline-link';
import { getLiveFilterData } from '../catalog/live-filter-data';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

/** More than a screen shows. */
const MANY_PARTS = 6;

export function VehicleParts({ parts }: { parts: VehiclePart[] }) {
  const groups = groupByKind(parts);
  // The same model was sold with either, and the key of the other doesn't start it.
  const starts = new Set(parts.map(({ startsWith }) => startsWith));
  const startsBothWays = starts.has('button') && starts.has('ignition');
  return (
    <>
      {parts.length > MANY_PARTS && (
        <nav aria-label={t`Part types`}>
          <ul className="chips">
            {groups.map(({ kind, heading, products }) => (
              <li key={kind}>
                <a href={`#kind-${kind}`}>
                  {heading} ({products.length})
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <AddToCartForm className="vehicle-parts">
        {groups.map(({ kind, heading, products }) => (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="vehicle-kind">
            <h2 id={`kind-${kind}`}>
              {heading} <span className="muted">({products.length})</span>
            </h2>
            {kind === 'remote' && startsBothWays && (
              <p className="small muted part-rows-note">
                <Trans>
                  With a start button, order a smart key. With a keyed ignition, order a remote or transponder
                  key.
                </Trans>
              </p>
            )}
            {kind === 'blank' && groups.length > 1 && (
              <p className="small muted">
                <Trans>
                  A blank without a chip opens doors, but doesn’t start a vehicle that asks for a chip.
                </Trans>
              </p>
            )}
            <ul className="part-rows">
              {products.map((part) => (
                <PartRow key={part.id} part={part} />
              ))}
            </ul>
          </section>
        ))}
      </AddToCartForm>
    </>
  );
}

function PartRow({ part }: { part: VehiclePart }) {
  const to = paths.product(part.slug);
  return (
    <li className="part-row" {...getLiveFilterData(part)}>
      <Link to={to} discover="none" className="part-row__picture" tabIndex={-1} aria-hidden="true">
        <ProductPicture src={part.image} alt="" sizes="10rem" loading="lazy" decoding="async" />
      </Link>
      <div className="stack stack--snug stack--top shrinkable">
        <h3 className="card__name">
          <Link to={to} discover="none">
            {keepHyphenated(part.name)}
          </Link>
        </h3>
        <p className="small muted">
          {part.brand} <span className="part-number">{part.productNumber}</span>
        </p>
        <FitBadge productId={part.id} />
        <dl className="part-row__facts small">
          {part.fccId !== '' && (
            <Fact name={t`FCC ID`}>
              <Link className="link part-number" to={paths.fccId(part.fccId)} discover="none">
                {part.fccId}
              </Link>
            </Fact>
          )}
          {part.facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          {part.coverage.length > 0 && <Fact name={t`Fits`}>{part.coverage.slice(0, 6).join(', ')}</Fact>}
        </dl>
        <Facts
          className="part-row__facts part-row__details small"
          facts={part.details.map(({ name, value }) => [name, keepMeasures(value)])}
        />
      </div>
      <div className="part-row__offer">
        <Price {...part} />
        <StockBadge {...part} withQuantity />
        <AddToCart product={part} withQuantity />
      </div>
    </li>
  );
}

/** For vehicles without fitment entries, which doesn't mean that nothing fits. */
export function NothingForVehicle({ vehicle, years }: { vehicle: Vehicle; years: number[] }) {
  const newest = years.at(0);
  const oldest = years.at(-1);
  const name = vehicleName(vehicle);
  const model = vehicleName({ make: vehicle.make, model: vehicle.model });
  const range = formatYearRange(oldest ?? 0, newest ?? 0);
  return (
    <div className="empty-state">
      <Icon name="search" />
      <h2>
        <Trans>No confirmed parts for {name}</Trans>
      </h2>
      <p>
        <Trans>
          Search by FCC ID, or call <HotlineLink /> with the VIN.
        </Trans>
      </p>
      <div className="vehicle-actions">
        {newest !== undefined && oldest !== undefined && (
          <Link
            className="btn"
            to={paths.vehicles({ ...vehicleParams(vehicle), year: newest })}
            discover="none"
          >
            <Trans>
              See {model} {range}
            </Trans>
          </Link>
        )}
        <Link className="btn" to={paths.fccIds()} discover="none">
          <Trans>Find by FCC ID</Trans>
        </Link>
      </div>
    </div>
  );
}
