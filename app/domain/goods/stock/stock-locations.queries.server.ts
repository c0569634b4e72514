import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { textsOf } from '../../base/shared/stored-json';
import type { StockPart } from './stock-parts.rules';

/** Where stock lies while the store has no location that holds any. */
export const NO_LOCATION = 0;

/** The service of a location at which buyers may pick up their orders (SPEC 3). */
const WILL_CALL = 'Will Call';

export interface StockLocation {
  id: number;
  name: string;
  city: string;
  holdsStock: boolean;
  isDefault: boolean;
  offersPickup: boolean;
}

/** Every location, the default one first, then the others that hold stock, in the order in which they ship. */
export async function listLocationsForStock(db: Db): Promise<StockLocation[]> {
  const rows = await db
    .selectFrom('locations')
    .select(['id', 'name', 'city', 'services', 'holds_stock', 'is_stock_default'])
    .orderBy('is_stock_default', 'desc')
    .orderBy('holds_stock', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(({ holds_stock, is_stock_default, services, ...row }) => ({
    ...row,
    holdsStock: holds_stock === 1,
    isDefault: is_stock_default === 1,
    offersPickup: holds_stock === 1 && textsOf(services).includes(WILL_CALL),
  }));
}

/** The locations that hold stock, in the order in which they ship. */
export async function listStockLocations(db: Db): Promise<StockLocation[]> {
  return (await listLocationsForStock(db)).filter(({ holdsStock }) => holdsStock);
}

/** The location that an address names; undefined for all of them, and for one that is not there. */
export async function chosenLocation(db: Db, text: string | null): Promise<StockLocation | undefined> {
  if (text === null || text === '') return undefined;
  return (await listLocationsForStock(db)).find(({ id }) => String(id) === text);
}

/** Where stock goes, and is taken first, unless somebody says otherwise. */
export async function findDefaultLocationId(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where('is_stock_default', '=', 1)
    .executeTakeFirst();
  return row?.id;
}

export async function locationName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('locations').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? 'no location';
}

/** What there is of each of these products at each location, in the order in which it is sold. */
export async function listLevelsToSell(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, StockPart[]>> {
  const rows = await db
    .selectFrom('stock_levels as s')
    .leftJoin('locations as l', 'l.id', 's.location_id')
    .select(['s.product_id', 's.location_id', 's.quantity'])
    .where('s.product_id', 'in', productIds)
    .where('s.quantity', '>', 0)
    .orderBy(sql`coalesce(l.is_stock_default, 0)`, 'desc')
    .orderBy(sql`coalesce(l.sort_order, 0)`)
    .orderBy('s.location_id')
    .execute();
  const levels = new Map<number, StockPart[]>(productIds.map((id) => [id, []]));
  for (const { product_id: productId, location_id: locationId, quantity: units } of rows)
    levels.get(productId)?.push({ locationId, units });
  return levels;
}

export interface ProductLevel {
  locationId: number;
  name: string;
  quantity: number;
  isDefault: boolean;
}

/** What lies where of a product: every location that holds stock, and any other where something of it is left. */
export async function listProductLevels(db: Db, productId: number): Promise<ProductLevel[]> {
  const levels = new Map(
    (await listLevelsToSell(db, [productId]))
      .get(productId)
      ?.map(({ locationId, units }) => [locationId, units]),
  );
  const locations = (await listLocationsForStock(db)).filter(
    ({ id, holdsStock }) => holdsStock || levels.has(id),
  );
  const known = locations.map(({ id, name, isDefault }) => ({
    locationId: id,
    name,
    quantity: levels.get(id) ?? 0,
    isDefault,
  }));
  const unplaced = levels.get(NO_LOCATION) ?? 0;
  return unplaced === 0
    ? known
    : [...known, { locationId: NO_LOCATION, name: 'No location', quantity: unplaced, isDefault: false }];
}
