import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';

import { buildListingParams, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import {
  type Vehicle,
  type VehicleFits,
  isFull,
  isSameVehicle,
  vehicleName,
  vehicleParams,
} from '../../domain/goods/fitment/vehicle.rules';
import { FitsProvider } from './fit-badge';
import { paths, withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface ListingVehicleProps {
  path: string;
  query: ListingQuery;
  /** Undefined for listings without fitment. */
  vehicle:
    | { asked?: Vehicle | undefined; remembered?: Vehicle | undefined; leftOut?: string | undefined }
    | undefined;
  fits: VehicleFits | null;
  children: ReactNode;
}

/** Adds the vehicle's fits and the 'Show only parts that fit' link to a listing. */
export function ListingVehicle({ path, query, vehicle, fits, children }: ListingVehicleProps) {
  return (
    <FitsProvider value={fits}>
      {vehicle !== undefined && <OnlyWhatFits {...vehicle} path={path} params={buildListingParams(query)} />}
      {vehicle?.leftOut !== undefined && (
        <p className="notice" role="note">
          <span>
            <Trans>
              <q>{vehicle.leftOut}</q> isn’t a model of this make, so we ignored it.
            </Trans>
          </span>
        </p>
      )}
      {children}
    </FitsProvider>
  );
}

type Params = Record<string, string | number | boolean | string[]>;

interface OnlyWhatFitsProps {
  /** The listing's path and query, without the page number. */
  path: string;
  params: Params;
  /** The vehicle in the URL, possibly without model or year. */
  asked?: Vehicle | undefined;
  remembered?: Vehicle | undefined;
}

/** Offers to filter a listing by the visitor's vehicle, or to remove that filter. */
function OnlyWhatFits({ path, params, asked, remembered }: OnlyWhatFitsProps) {
  const rest = Object.fromEntries(
    Object.entries(params).filter(([name]) => !['make', 'model', 'year', 'page'].includes(name)),
  );
  const vehicle = asked !== undefined && isFull(asked) ? asked : remembered;
  if (vehicle === undefined) return asked === undefined ? null : <CompleteTheVehicle asked={asked} />;
  const name = vehicleName(vehicle);
  const isOn = asked !== undefined && isSameVehicle(asked, vehicle);
  return (
    <p className="only-what-fits">
      <Icon name="car" />
      {isOn ? (
        <>
          <span>
            <Trans>Parts that fit a {name}.</Trans>
          </span>
          <Link className="link" to={withQuery(path, rest)} discover="none">
            <Trans>Show all products</Trans>
          </Link>
        </>
      ) : (
        <>
          <span>
            <Trans>Your vehicle: {name}.</Trans>
          </span>
          <Link className="link" to={withQuery(path, { ...rest, ...vehicleParams(vehicle) })} discover="none">
            <Trans>Show only parts that fit</Trans>
          </Link>
        </>
      )}
    </p>
  );
}

/** Asks for the missing model or year. */
function CompleteTheVehicle({ asked }: { asked: Vehicle }) {
  const name = vehicleName(asked);
  return (
    <p className="only-what-fits">
      <Icon name="car" />
      <span>
        <Trans>Showing parts for {name}.</Trans>
      </span>
      <Link className="link" to={paths.vehicles(vehicleParams(asked))} discover="none">
        {describeMissing(asked)}
      </Link>
    </p>
  );
}

function describeMissing({ model, year }: Vehicle): string {
  if (model !== '') return t`Add the year to confirm fit`;
  return year === undefined ? t`Add model and year to confirm fit` : t`Add the model to confirm fit`;
}
