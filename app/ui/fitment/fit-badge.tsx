import { Link } from '@remix-run/react';
import { createContext, useContext } from 'react';

import {
  formatFit,
  type VehicleFits,
  vehicleName,
  vehicleParams,
} from '../../domain/goods/fitment/vehicle.rules';
import { paths } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';

const ICONS = { fits: 'circle-check', 'not-listed': 'circle-alert', 'not-confirmed': 'info' } as const;

const FitsContext = createContext<VehicleFits | null>(null);

/** Provides a page's fits to its badges. */
export const FitsProvider = FitsContext.Provider;

/** 'Fits your 2021 Ford F-150', 'Not listed for…', or 'Fit not confirmed for…'; nothing without a vehicle or fitment. */
export function FitBadge({ productId }: { productId: number }) {
  const fits = useContext(FitsContext);
  const fit = fits?.byProduct[productId];
  if (fits === null || fit === undefined) return null;
  return (
    <span className={`fit fit--${fit}`}>
      <Icon name={ICONS[fit]} />
      <span>
        {formatFit(fit)} <span className="fit__vehicle">{vehicleName(fits.vehicle)}</span>
      </span>
    </span>
  );
}

/** Leads from a product that the buyer's vehicle isn't listed for to what fits it. */
export function WhatFits({ productId }: { productId: number }) {
  const fits = useContext(FitsContext);
  if (fits?.byProduct[productId] !== 'not-listed') return null;
  return (
    <Link className="link small" to={paths.vehicles(vehicleParams(fits.vehicle))} discover="none">
      <Trans>See what fits your vehicle</Trans>
    </Link>
  );
}
