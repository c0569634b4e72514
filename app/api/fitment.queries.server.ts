import type { z } from 'zod';

import type { Db } from '../../db/schema';
import { API_PAGE_SIZE } from './api-values.schema';
import type { ApiVehicleProduct, findFitment } from './fitment.calls';
import { listApiProducts } from './product-rows.queries.server';
import { getVehicleName } from '../domain/goods/fitment/fitment.queries.server';
import { groupByKind } from '../domain/goods/fitment/product-kind.rules';
import {
  listVehicleParts,
  MOST_FOR_A_PART_OF_A_VEHICLE,
} from '../domain/goods/fitment/vehicle-parts.queries.server';
import { isFull, vehicleName } from '../domain/goods/fitment/vehicle.rules';

/**
 * What the store has for a vehicle, as its own page groups it.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 * @throws NotFoundError for a make or a model that the vehicle data does not know.
 */
export async function findFitmentForApi(
  db: Db,
  typed: z.output<typeof findFitment.query>,
  customerId: number | null | undefined,
): Promise<z.output<typeof findFitment.answer>> {
  const vehicle = { ...(await getVehicleName(db, typed)), year: typed.year };
  const most = isFull(vehicle) ? API_PAGE_SIZE : MOST_FOR_A_PART_OF_A_VEHICLE;
  const { parts, hasMore } = await listVehicleParts(db, vehicle, most);
  const products = await listApiProducts(
    db,
    parts.map(({ id }) => id),
    customerId,
  );
  return {
    vehicle: {
      name: vehicleName(vehicle),
      make: vehicle.make,
      model: vehicle.model === '' ? null : vehicle.model,
      year: vehicle.year ?? null,
    },
    isConfirmed: isFull(vehicle),
    kinds: groupByKind(parts).map((group) => ({
      kind: group.kind,
      name: group.heading,
      products: group.products.flatMap((part): ApiVehicleProduct[] => {
        const product = products.get(part.id);
        if (product === undefined) return [];
        const facts = Object.fromEntries(part.facts.map(({ name, value }) => [name, value]));
        return [{ ...product, fccId: part.fccId, facts, coverage: part.coverage, isSample: part.isSample }];
      }),
    })),
    hasMore,
  };
}
