import { Link } from '@remix-run/react';

import { isFull, vehicleName, vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';

/** A search that names a vehicle is answered best by that vehicle's page. */
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
