import { Link } from '@remix-run/react';

import type { ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { vehicleParams, type Vehicle } from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Trans } from '~/i18n/trans';

interface AskUsLinkProps {
  query: ListingQuery;
  /** The vehicle that the search names. */
  vehicle?: Vehicle | undefined;
  className: string;
}

/** A link to the request form, filled in with the search and its vehicle. */
export function AskUsLink({ query, vehicle, className }: AskUsLinkProps) {
  const { q, make, model, year } = query;
  const asked = make === '' && vehicle !== undefined ? vehicleParams(vehicle) : { make, model, year };
  return (
    <Link className={className} to={paths.order({ q, ...asked })} discover="none">
      <Trans>Ask us to find it</Trans>
    </Link>
  );
}
