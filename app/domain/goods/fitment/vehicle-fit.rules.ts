import type { Vehicle } from './vehicle.rules';

/** What is known of a product and a vehicle. A product that goes on no vehicle has none of these. */
export type Fit = 'fits' | 'not-confirmed';

/** The fits of a page's products for the vehicle that the page is about. */
export interface VehicleFits {
  vehicle: Vehicle;
  byProduct: Record<number, Fit>;
}

/** The category whose products go on vehicles even while nobody has entered which. */
export const VEHICLE_CATEGORY = 'automotive-keys';

/** What goes before the vehicle's name. A fit is only said where a fitment row says it; all else is not confirmed. */
export function fitWording(fit: Fit): string {
  return fit === 'fits' ? 'Fits your' : 'Not confirmed for your';
}
