import { Link } from '@remix-run/react';

import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

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
