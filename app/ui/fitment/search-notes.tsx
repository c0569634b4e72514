import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';

/** Links a search for an FCC ID to its page. */
export function FccIdNote({ fccId }: { fccId: string }) {
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>Several remotes can share an FCC ID.</span>
      <Link className="link" to={paths.fccId(fccId)} discover="none">
        Compare parts with FCC ID {fccId}
      </Link>
    </p>
  );
}

/** Links a search for a vehicle to its page. */
export function VehicleNote({ vehicle }: { vehicle: Vehicle }) {
  return (
    <p className="only-what-fits">
      <Icon name="car" />

      <Link className="link" to={paths.vehicles(vehicleParams(vehicle))} discover="none">
        {isFull(vehicle) ? 'See all parts' : 'Select a year to see parts'} for the {vehicleName(vehicle)}
      </Link>
    </p>
  );
}
