import type { Db } from '../../../../db/schema';
import { listDescendantIds } from '../catalog/category-tree.rules';
import { VEHICLE_CATEGORY, type Fit, type VehicleFits } from './vehicle-fit.rules';
import { isFull, type Vehicle } from './vehicle.rules';

/**
 * What each of these products is to the vehicle, in one query. A fit is confirmed by a fitment row of the product
 * that covers make, model and year; while model or year is unknown nothing is. Products that go on no vehicle at
 * all, such as a padlock, are left out.
 */
export async function findFits(
  db: Db,
  vehicle: Vehicle,
  productIds: readonly number[],
): Promise<Map<number, Fit>> {
  if (productIds.length === 0) return new Map();
  const ofVehicles = await listVehicleCategoryIds(db);
  const rows = await db
    .selectFrom('products as p')
    .select((build) => [
      'p.id',
      build
        .exists(
          build
            .selectFrom('fitments as f')
            .select('f.id')
            .whereRef('f.product_id', '=', 'p.id')
            .where('f.make', '=', vehicle.make)
            .where('f.model', '=', vehicle.model)
            .where('f.year_from', '<=', vehicle.year ?? 0)
            .where('f.year_to', '>=', vehicle.year ?? 0),
        )
        .as('is_covered'),
    ])
    .where('p.id', 'in', [...productIds])
    .where((build) =>
      build.or([
        ...(ofVehicles.length === 0 ? [] : [build('p.category_id', 'in', ofVehicles)]),
        build('p.vehicle_make', '!=', ''),
        build.exists(build.selectFrom('fitments as g').select('g.id').whereRef('g.product_id', '=', 'p.id')),
      ]),
    )
    .execute();
  // SQLite answers 1 where PostgreSQL answers true.
  return new Map(
    rows.map((row) => [row.id, isFull(vehicle) && Boolean(row.is_covered) ? 'fits' : 'not-confirmed']),
  );
}

/**
 * The same for a page to show. Null while no vehicle is chosen or the chosen one lacks its model or year: of a part of
 * a vehicle a page says nothing, and asks for the rest.
 */
export async function listFits(
  db: Db,
  vehicle: Vehicle | undefined,
  products: readonly { id: number }[],
): Promise<VehicleFits | null> {
  if (vehicle === undefined || !isFull(vehicle)) return null;
  const ids = products.map(({ id }) => id);
  return { vehicle, byProduct: Object.fromEntries(await findFits(db, vehicle, ids)) };
}

/** The category whose products go on vehicles, wherever its address is by now, and those below it. */
async function listVehicleCategoryIds(db: Db): Promise<number[]> {
  const categories = await db.selectFrom('categories').select(['id', 'parent_id', 'slug']).execute();
  const former = await db
    .selectFrom('category_redirects')
    .select('category_id')
    .where('slug', '=', VEHICLE_CATEGORY)
    .executeTakeFirst();
  const id = categories.find(({ slug }) => slug === VEHICLE_CATEGORY)?.id ?? former?.category_id ?? undefined;
  if (id === undefined) return [];
  return listDescendantIds(
    categories.map((row) => ({ id: row.id, parentId: row.parent_id })),
    id,
  );
}
