import { createContext, useContext } from 'react';

import { formatFit, type VehicleFits, vehicleName } from '../../domain/goods/fitment/vehicle.rules';
import { Icon } from '../icon/icon';

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
