import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { parseTextList } from '../../base/shared/stored-json';
import { translateFields } from '../../base/translation/page-language.queries.server';
import type { StockPart } from './stock-places.queries.server';

/** The location ID of stock while no stocking location exists. */
export const NO_LOCATION = 0;

/** The service of locations that offer pickup (SPEC 3). */
const PICKUP_LOCATION = 'Will Call';

export type StockLocation = Awaited<ReturnType<typeof listLocationsForStock>>[number];

/** Lists all locations, default first, then stocking ones in shipping order. */
export async function listLocationsForStock(db: Db) {
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
    offersPickup: holds_stock === 1 && parseTextList(services).includes(PICKUP_LOCATION),
  }));
}

/** Lists the stocking locations in shipping order. */
export async function listStockLocations(db: Db) {
  return (await listLocationsForStock(db)).filter(({ holdsStock }) => holdsStock);
}

/** Finds the location a URL names; undefined for all or unknown. */
export async function findChosenLocation(db: Db, text: string | null) {
  if (text === null || text === '') return undefined;
  return (await listLocationsForStock(db)).find(({ id }) => String(id) === text);
}

/** Finds the default location. */
export async function findDefaultLocationId(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('locations')
    .select('id')
    .where('is_stock_default', '=', 1)
    .executeTakeFirst();
  return row?.id;
}

export async function getLocationName(db: Db, id: number): Promise<string> {
  const row = await db.selectFrom('locations').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? 'no location';
}

/** Lists the levels of products per location, in selling order. */
export async function listLevelsToSell(db: Db, productIds: readonly number[]) {
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

export type ProductLevel = Awaited<ReturnType<typeof listProductLevels>>[number];

/** Lists a product's levels: all stocking locations, and others with remaining stock. */
export async function listProductLevels(db: Db, productId: number) {
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

/** A city where a product can be picked up, and how many are there. */
export interface WillCall {
  city: string;
  units: number;
}

/** Lists where a product is in stock and can be picked up, default location first. */
export async function listWillCall(db: Db, productId: number): Promise<WillCall[]> {
  const levels = (await listLevelsToSell(db, [productId])).get(productId) ?? [];
  const counters = (await listLocationsForStock(db)).filter(({ offersPickup }) => offersPickup);
  const found = counters.flatMap(({ id, city }) =>
    levels.filter(({ locationId }) => locationId === id).map(({ units }) => ({ city, units })),
  );
  return translateFields(db, found, ['city']);
}
