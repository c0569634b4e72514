import type { ReactNode } from 'react';

import { buildListingParams, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import type { Vehicle, VehicleFits } from '../../domain/goods/fitment/vehicle.rules';
import { FitsProvider } from './fit-badge';
import { OnlyWhatFits } from './only-what-fits';

interface ListingVehicleProps {
  path: string;
  query: ListingQuery;
  /** Given where vehicles narrow this listing. */
  vehicle:
    | { asked?: Vehicle | undefined; remembered?: Vehicle | undefined; leftOut?: string | undefined }
    | undefined;
  fits: VehicleFits | null;
  children: ReactNode;
}

/** Goes around a listing: its cards say what fits the vehicle, and 'Only what fits' is offered. */
export function ListingVehicle({ path, query, vehicle, fits, children }: ListingVehicleProps) {
  return (
    <FitsProvider value={fits}>
      {vehicle !== undefined && <OnlyWhatFits {...vehicle} path={path} params={buildListingParams(query)} />}
      {vehicle?.leftOut !== undefined && (
        <p className="notice" role="note">
          <span>
            <q>{vehicle.leftOut}</q> is a model of another make, and was left out.
          </span>
        </p>
      )}
      {children}
    </FitsProvider>
  );
}
