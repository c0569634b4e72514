import { expressionBuilder, sql } from 'kysely';

import type { DB, Db } from '../../../../db/schema';
import { IdSet } from '../../base/shared/id-set';
import { readIds } from '../../base/shared/list-queries.server';
import { listDescendantIds } from '../catalog/category-tree.rules';
import { isForManyVehicles } from './product-kind.rules';
import { isFull, type Vehicle, VEHICLE_CATEGORY } from './vehicle.rules';

/**
 * Finds the fit of products in one query. A fit is confirmed only by a fitment row that covers make, model, and year. A
 * product with rows for other vehicles is not listed for this one, which doesn't say that it can't fit; a programmer,
 * whose rows are examples, is not confirmed.
 * Products for no vehicle, such as padlocks, are left out.
 */
export async function findFits(db: Db, vehicle: Vehicle, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map();
  const ofVehicles = await listVehicleCategoryIds(db);
  const rows = await db
    .selectFrom('products as p')
    .select((build) => [
      'p.id',
      'p.type',
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
      build
        .exists(build.selectFrom('fitments as l').select('l.id').whereRef('l.product_id', '=', 'p.id'))
        .as('has_fitments'),
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
  // SQLite returns 1 where PostgreSQL returns true.
  return new Map(
    rows.map((row) => {
      if (!isFull(vehicle)) return [row.id, 'not-confirmed'];
      if (row.is_covered) return [row.id, 'fits'];
      const isListed = row.has_fitments && !isForManyVehicles(row.type);
      return [row.id, isListed ? 'not-listed' : 'not-confirmed'];
    }),
  );
}

/** Selects the fitments (`f`) that cover a vehicle as far as it is known. */
export function selectCovering(vehicle: Vehicle) {
  return expressionBuilder<DB, never>()
    .selectFrom('fitments as f')
    .where('f.make', '=', vehicle.make)
    .$if(vehicle.model !== '', (fitment) => fitment.where('f.model', '=', vehicle.model))
    .$if(vehicle.year !== undefined, (fitment) =>
      fitment.where('f.year_from', '<=', vehicle.year ?? 0).where('f.year_to', '>=', vehicle.year ?? 0),
    );
}

/** Reads the products that fit a vehicle as far as it is known, inactive ones included. */
export async function readFitting(db: Db, vehicle: Vehicle): Promise<IdSet> {
  return IdSet.of(await readIds(db, sql`${selectCovering(vehicle).select('f.product_id as id')}`));
}

/** Reads the fits for a page. Null unless the vehicle is complete. */
export async function listFits(db: Db, vehicle: Vehicle | undefined, products: readonly { id: number }[]) {
  if (vehicle === undefined || !isFull(vehicle)) return null;
  const ids = products.map(({ id }) => id);
  return { vehicle, byProduct: Object.fromEntries(await findFits(db, vehicle, ids)) };
}

/** The automotive category, by any current slug, and its descendants. */
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
