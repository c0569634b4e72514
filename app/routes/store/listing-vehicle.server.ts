import type { AppLoadContext } from '@remix-run/node';

import { countListed, type Listing } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import {
  hasModel,
  listVehicleChoices,
  type VehicleChoices,
} from '../../domain/goods/fitment/fitment.queries.server';
import { findMakeName, makeValue } from '../../domain/goods/fitment/makes.rules';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import {
  findModel,
  type FullVehicle,
  type Vehicle,
  type VehicleFits,
  getVehicleInView,
  isFull,
} from '../../domain/goods/fitment/vehicle.rules';
import { keepChosenVehicle } from '../../http/chosen-vehicle.server';
import { readPageVariant } from '../../http/page-variant.server';

/** The vehicle of a listing. */
export interface ListingVehicle {
  /** Models of the selected make, and years of the selected model. */
  choices: VehicleChoices;
  /** The vehicle in the URL, possibly without model or year. */
  asked: Vehicle | undefined;
  remembered: FullVehicle | undefined;
  /** A model of another make in the URL, which is ignored. */
  leftOut: string | undefined;
}

/**
 * The vehicle of a listing. A model of another make is a left-over of an earlier choice, as a form without JavaScript
 * sends it: it is left out, and the page says so. List by the query that comes back.
 */
export async function readListingVehicle<Query extends ListingQuery>(
  context: AppLoadContext,
  request: Request,
  query: Query,
): Promise<{ query: Query; vehicle: ListingVehicle }> {
  const { make } = query;
  const { models } = await listVehicleChoices(context.db, { make, model: '' });
  const known = findModel(models, query.model);
  const name = findMakeName(make);
  const isLeftOver =
    known === undefined &&
    name !== undefined &&
    query.model !== '' &&
    (await hasModel(context.db, undefined, query.model));
  const model = isLeftOver ? '' : (known ?? query.model);
  const choices = await listVehicleChoices(context.db, { make, model });
  const { vehicle: remembered } = await readPageVariant(context, request);
  const isKnown = name !== undefined && (model === '' || known !== undefined);
  return {
    query: { ...query, model },
    vehicle: {
      choices,
      asked: isKnown ? { make: name, model, year: query.year } : undefined,
      remembered,
      leftOut: isLeftOver ? query.model : undefined,
    },
  };
}

/** Returns the visitor's vehicle if some products of the listing fit it: the listing can be narrowed to those. */
export async function findOfferedVehicle(
  context: AppLoadContext,
  query: ListingQuery,
  { asked, remembered }: ListingVehicle,
  category?: { ids: readonly number[] },
): Promise<FullVehicle | undefined> {
  const isComplete = asked !== undefined && isFull(asked);
  if (remembered === undefined || isComplete) return remembered;
  const { make, model, year } = remembered;
  const narrowed = { ...query, make: makeValue(make), model, year, noYear: '' };
  return (await countListed(context.db, narrowed, category)) > 0 ? remembered : undefined;
}

/** Reads which products of a listing fit its vehicle, or else the one that its search names. */
export function readListingFits(
  context: AppLoadContext,
  { asked, remembered }: ListingVehicle,
  { named, products }: Pick<Listing, 'named' | 'products'>,
): Promise<VehicleFits | null> {
  return listFits(context.db, getVehicleInView(asked ?? named?.vehicle, remembered), products);
}

/** Returns the headers that keep a listing's vehicle, or the one that its search names, for the next pages. */
export async function keepListingVehicle(
  context: AppLoadContext,
  request: Request,
  { asked }: ListingVehicle,
  { named }: Pick<Listing, 'named'>,
): Promise<Headers> {
  const variant = await readPageVariant(context, request);
  return keepChosenVehicle(context, asked ?? named?.vehicle, variant);
}
