import type { Vehicle } from './vehicle.rules';

/** Fit of a product to a vehicle. */
export type Fit = 'fits' | 'not-confirmed';

/** Fits of a page's products to its vehicle. */
export interface VehicleFits {
  vehicle: Vehicle;
  byProduct: Record<number, Fit>;
}

/** The category whose products are automotive even without fitment rows. */
export const VEHICLE_CATEGORY = 'automotive-keys';

/** Returns the wording before the vehicle's name. Only a fitment row confirms a fit. */
export function formatFit(fit: Fit): string {
  return fit === 'fits' ? 'Fits your' : 'Not confirmed for your';
}
