import { makeValue } from './makes.rules';

/** A vehicle as far as it is known: the make as it is written, an empty model and no year while they are not. */
export interface Vehicle {
  make: string;
  model: string;
  year?: number | undefined;
}

export interface FullVehicle extends Vehicle {
  year: number;
}

/** The first model year that may be asked for, and how far ahead of the calendar model years run. */
export const FIRST_YEAR = 1980;
export const LAST_YEAR = 2030;

/** Make, model and year are all known. Nothing less can be confirmed to fit. */
export function isFull(vehicle: Vehicle): vehicle is FullVehicle {
  return vehicle.make !== '' && vehicle.model !== '' && vehicle.year !== undefined;
}

/** '2021 Ford F-150', as far as it is known. */
export function vehicleName({ make, model, year }: Vehicle): string {
  return [year, make, model].filter((part) => part !== undefined && part !== '').join(' ');
}

/** The vehicle in an address: the make in lower case with hyphens (SPEC 2.2). */
export function vehicleParams({ make, model, year }: Vehicle) {
  return { make: makeValue(make), model, year };
}

export function isSameVehicle(one: Vehicle, other: Vehicle): boolean {
  return one.make === other.make && one.model === other.model && one.year === other.year;
}

/**
 * The vehicle that a page is about. What its address names stands, except that a remembered vehicle fills in what
 * the address leaves open: a listing of Fords is about my 2021 Ford F-150.
 */
export function vehicleInView(
  asked: Vehicle | undefined,
  remembered: FullVehicle | undefined,
): Vehicle | undefined {
  if (asked === undefined || remembered === undefined) return asked ?? remembered;
  const agrees =
    asked.make === remembered.make &&
    (asked.model === '' || asked.model === remembered.model) &&
    (asked.year === undefined || asked.year === remembered.year);
  return agrees ? remembered : asked;
}

export function unknownMake(typed: string): string {
  return `There is no make “${typed}” in our vehicle data.`;
}

export function unknownModel(make: string, typed: string): string {
  return `There is no ${make} ${typed} in our vehicle data.`;
}

/** '2015-2023', or '2021' alone. */
export function yearRange(from: number, to: number): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** The model that was meant, as the catalogue writes it: 'f150' is 'F-150'. Undefined when it is none of these. */
export function findModel(models: readonly string[], typed: string): string | undefined {
  const key = toModelKey(typed);
  return key === '' ? undefined : models.find((model) => toModelKey(model) === key);
}

function toModelKey(model: string): string {
  return model.toLowerCase().replace(/[^a-z0-9]+/g, '');
}
