import { nameModel } from '../../base/shared/model-name.rules';
import { makeValue } from './makes.rules';
import { t } from '~/i18n/text';
import { getLanguage } from '~/i18n/language';

/** A vehicle, possibly incomplete: an empty model and no year. */
export interface Vehicle {
  make: string;
  model: string;
  year?: number | undefined;
}

export interface FullVehicle extends Vehicle {
  year: number;
}

/** The first model year, and how far model years run ahead. */
export const FIRST_YEAR = 1980;
export const LAST_YEAR = 2030;

/** Returns whether make, model, and year are known. */
export function isFull(vehicle: Vehicle): vehicle is FullVehicle {
  return vehicle.make !== '' && vehicle.model !== '' && vehicle.year !== undefined;
}

/** Formats '2021 Ford F-150', in French 'Ford F-150 2021', as far as known. */
export function vehicleName({ make, model, year }: Vehicle): string {
  const named = nameModel(model);
  const parts = getLanguage() === 'fr-CA' ? [make, named, year] : [year, make, named];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

/** URL parameters of a vehicle: the make is lowercase with hyphens (SPEC 2.2). */
export function vehicleParams({ make, model, year }: Vehicle) {
  return { make: makeValue(make), model, year };
}

export function isSameVehicle(one: Vehicle, other: Vehicle): boolean {
  return one.make === other.make && one.model === other.model && one.year === other.year;
}

/**
 * Returns the vehicle of a page: the URL's, completed by the selected one: a listing of Fords is about my 2021 Ford
 * F-150.
 */
export function getVehicleInView(asked: Vehicle | undefined, remembered: FullVehicle | undefined) {
  if (asked === undefined || remembered === undefined) return asked ?? remembered;
  const agrees =
    asked.make === remembered.make &&
    (asked.model === '' || asked.model === remembered.model) &&
    (asked.year === undefined || asked.year === remembered.year);
  return agrees ? remembered : asked;
}

export function unknownMake(typed: string): string {
  return t`No vehicles listed for the make “${typed}”.`;
}

export function unknownModel(make: string, typed: string): string {
  return t`No vehicles listed for the ${make} ${typed}.`;
}

/** Finds a typed model in the catalog's spelling: 'f150' is 'F-150'. */
export function findModel(models: readonly string[], typed: string): string | undefined {
  const key = toModelKey(typed);
  return key === '' ? undefined : models.find((model) => toModelKey(model) === key);
}

function toModelKey(model: string): string {
  return model.toLowerCase().replace(/[^a-z0-9]+/g, '');
}

/** Fit of a product to a vehicle: 'not-listed' if it lists vehicles, but not this one. */
export type Fit = 'fits' | 'not-listed' | 'not-confirmed';

/** Fits of a page's products to its vehicle. */
export interface VehicleFits {
  vehicle: Vehicle;
  byProduct: Record<number, Fit>;
}

/** The category whose products are automotive even without fitment rows. */
export const VEHICLE_CATEGORY = 'automotive-keys';

/** Returns the wording before the vehicle's name. Only a fitment row confirms a fit. */
export function formatFit(fit: Fit): string {
  if (fit === 'not-listed') return t`Not listed for your`;
  return fit === 'fits' ? t`Fits your` : t`Fit not confirmed for your`;
}
