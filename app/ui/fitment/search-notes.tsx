import { Link } from '@remix-run/react';

import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';

/** Links a search for an FCC ID to its page. */
export function FccIdNote({ fccId }: { fccId: string }) {
  return (
    <p className="only-what-fits">
      <Icon name="info" />
      <span>This is an FCC ID. One ID can cover items that differ:</span>
      <Link className="link" to={paths.fccId(fccId)} discover="none">
        compare what has FCC ID {fccId}
      </Link>
    </p>
  );
}

/** Links a search for a vehicle to its page. */
export function VehicleNote({ vehicle }: { vehicle: Vehicle }) {
  return (
    <p className="only-what-fits">
      <Icon name="car" />
      <span>You named a vehicle.</span>
      <Link className="link" to={paths.vehicles(vehicleParams(vehicle))} discover="none">
        {isFull(vehicle) ? 'See every part' : 'Choose the year and see the parts'} for the{' '}
        {vehicleName(vehicle)}
      </Link>
    </p>
  );
}
