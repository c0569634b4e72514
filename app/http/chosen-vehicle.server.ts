import type { AppLoadContext } from '@remix-run/node';

import {
  isFull,
  isSameVehicle,
  vehicleParams,
  type FullVehicle,
  type Vehicle,
} from '../domain/goods/fitment/vehicle.rules';
import { readVehicle } from '../domain/goods/fitment/vehicle.schema';
import { withQuery } from '../paths';
import { createHostCookie } from './host-cookie.server';

const MONTH_S = 30 * 24 * 60 * 60;

/** Not signed: a visitor who changes it affects only their own browser. */
function vehicleCookie(context: Pick<AppLoadContext, 'env'>) {
  return createHostCookie(context, 'keyway_vehicle');
}

/** Returns the vehicle last chosen in this browser since one was saved or cleared. */
export async function findChosenVehicle(
  context: Pick<AppLoadContext, 'env'>,
  cookie: string | null,
): Promise<FullVehicle | undefined> {
  const value: unknown = await vehicleCookie(context).parse(cookie);
  const vehicle = typeof value === 'string' ? readVehicle(new URLSearchParams(value)) : undefined;
  return vehicle !== undefined && isFull(vehicle) ? vehicle : undefined;
}

/** Sets the cookie that keeps a chosen vehicle, or takes it away. */
export function serializeChosenVehicle(
  context: Pick<AppLoadContext, 'env'>,
  vehicle: FullVehicle | undefined,
): Promise<string> {
  const cookie = vehicleCookie(context);
  return vehicle === undefined
    ? cookie.serialize('', { maxAge: 0 })
    : cookie.serialize(withQuery('', vehicleParams(vehicle)), { maxAge: MONTH_S });
}

type Remembered = NonNullable<AppLoadContext['pageVariant']>;

/** Returns the chosen vehicle once a page about a vehicle is open: a complete one is kept, unless preferences are refused. */
export function getKeptVehicle(
  vehicle: Vehicle | undefined,
  { vehicle: remembered, cookieChoice }: Pick<Remembered, 'vehicle' | 'cookieChoice'>,
): FullVehicle | undefined {
  if (vehicle === undefined || !isFull(vehicle) || cookieChoice?.preferences === false) return remembered;
  return vehicle;
}

/** Returns the headers that keep a vehicle. They depend on the address and the page's variant: a page is cached with them. */
export async function keepChosenVehicle(
  context: Pick<AppLoadContext, 'env'>,
  vehicle: Vehicle | undefined,
  variant: Remembered,
): Promise<Headers> {
  const headers = new Headers();
  const kept = getKeptVehicle(vehicle, variant);
  if (kept !== undefined && (variant.vehicle === undefined || !isSameVehicle(kept, variant.vehicle)))
    headers.append('Set-Cookie', await serializeChosenVehicle(context, kept));
  return headers;
}
