import { createContext, useContext } from 'react';

import { fitWording, type Fit, type VehicleFits } from '../../domain/goods/fitment/vehicle-fit.rules';
import { vehicleName } from '../../domain/goods/fitment/vehicle.rules';
import { icon } from '../icon/icon';
import { content, markup, type Markup } from '../markup/markup';

const FitsContext = createContext<VehicleFits | null>(null);

/** Hands a page's fits to the badges in it, so that cards need not pass them on. */
export const FitsProvider = FitsContext.Provider;

/** The fits of the page, for what writes its badges as text. */
export function useFits(): VehicleFits | null {
  return useContext(FitsContext);
}

/** 'Fits your 2021 Ford F-150' or 'Not confirmed for…'; nothing without a vehicle or for what goes on none. */
export function FitBadge({ productId }: { productId: number }) {
  const fits = useFits();
  const fit = fits?.byProduct[productId];
  if (fits === null || fit === undefined) return null;
  return <span className={`fit fit--${fit}`} {...content(wording(fits, fit))} />;
}

/** The same as text. */
export function fitBadge(fits: VehicleFits | null, productId: number): Markup | undefined {
  const fit = fits?.byProduct[productId];
  if (fits === null || fit === undefined) return undefined;
  return markup`<span class="fit fit--${fit}">${wording(fits, fit)}</span>`;
}

function wording({ vehicle }: VehicleFits, fit: Fit): Markup {
  return markup`
    ${icon(fit === 'fits' ? 'circle-check' : 'info')}
    <span>${fitWording(fit)} <span class="fit__vehicle">${vehicleName(vehicle)}</span></span>`;
}
