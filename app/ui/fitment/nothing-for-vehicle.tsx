import { Link } from '@remix-run/react';

import {
  vehicleName,
  vehicleParams,
  formatYearRange,
  type Vehicle,
} from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { HotlineLink } from '../hotline-link';

/** No fitment entry for a vehicle: that is not 'nothing fits', and somebody can look it up. */
export function NothingForVehicle({ vehicle, years }: { vehicle: Vehicle; years: number[] }) {
  const newest = years.at(0);
  const oldest = years.at(-1);
  return (
    <div className="empty-state">
      <Icon name="search" />
      <h2>Nothing is confirmed for {vehicleName(vehicle)}</h2>
      <p>
        No item has a fitment entry for it, which does not mean that none fits. Read the FCC ID on the
        original, or call <HotlineLink /> with the VIN.
      </p>
      <div className="vehicle-actions">
        {newest !== undefined && oldest !== undefined && (
          <Link
            className="btn"
            to={paths.vehicles({ ...vehicleParams(vehicle), year: newest })}
            discover="none"
          >
            We have {vehicle.make} {vehicle.model} {formatYearRange(oldest, newest)}
          </Link>
        )}
        <Link className="btn" to={paths.fccIds()} discover="none">
          Find by FCC ID
        </Link>
      </div>
    </div>
  );
}
