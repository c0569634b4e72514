import { sql } from 'kysely';

import { tableOf } from '../../../../db/dialect';
import { lockProducts } from '../../../../db/lock-products';
import type { Trx } from '../../../../db/schema';
import type { MovementKind } from '../../../../db/tables/inventory';
import { nowIso } from '../../base/shared/clock';
import { StockShortageError } from '../../base/shared/errors';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { publishEvent, publishStockEvents } from '../../base/webhooks/publish-event.server';
import { getLocationName } from './stock-locations.queries.server';
import { planStockPlaces } from './stock-places.queries.server';
import { t } from '~/i18n/text';

export interface Movement {
  productId: number;
  /** Units; negative when stock leaves. */
  delta: number;
  kind: MovementKind;
  reason: string;
  actor: string;
  /** The document, for example 'order:42'. The same kind, cause, and product is booked once. */
  cause?: string;
  /**
   * Location. By default, arrivals go to the default location, and departures are taken there first, then from the
   * others in order.
   */
  locationId?: number;
  /** The document whose units return to where they were taken from, for example 'order:42'. */
  backFrom?: string;
  /** Another movement returns the units at once, so no event is published. */
  isRelocation?: boolean;
}

/** Units added or (negative) removed. */
type StockChange = Pick<Movement, 'productId' | 'delta'>;

/** What a document's movements have in common. */
type Booking = Omit<Movement, 'productId' | 'delta'>;

/**
 * Books a movement: product quantity, levels, and ledger together. A guarded update ensures that two buyers never
 * take the same unit.
 *
 * @returns the new total.
 * @throws StockShortageError if there is less than the movement takes.
 */
export async function moveStock(trx: Trx, movement: Movement): Promise<number> {
  const { productId, delta, ...booking } = movement;
  const quantities = await moveStocks(trx, [{ productId, delta }], booking);
  return quantities.get(productId) ?? 0;
}

/**
 * Books the movements of a document's products in as few statements as for one. Rows are locked in ID order, so that
 * concurrent documents don't deadlock.
 *
 * @returns the new totals by product.
 * @throws StockShortageError for the first product with a shortage; roll back.
 */
export async function moveStocks(trx: Trx, changes: readonly StockChange[], booking: Booking) {
  if (changes.length === 0) return new Map();
  const sorted = [...changes].sort((one, other) => one.productId - other.productId);
  const products = await changeQuantities(trx, sorted, booking.locationId);
  // The product rows are locked, so no one else changes their levels.
  const parts = await splitByLocation(trx, sorted, booking);
  const levels = await changeLevels(trx, parts);
  await writeMovements(trx, parts, products, levels, booking);
  if (booking.isRelocation !== true) {
    await publishStockEvents(trx, [...products.keys()]);
    await publishLowStock(trx, sorted, products);
  }
  return new Map([...products].map(([id, { stockQuantity }]) => [id, stockQuantity]));
}

/** A product row after its change. */
interface ChangedProduct {
  sku: string;
  stockQuantity: number;
  lowStockThreshold: number;
}

/** @param locationId the location, if known, for the shortage message. */
async function changeQuantities(trx: Trx, changes: readonly StockChange[], locationId: number | undefined) {
  const ids = changes.map(({ productId }) => productId);
  // One UPDATE changes a row once.
  if (new Set(ids).size < ids.length) throw new Error('A document names a product twice.');
  await lockProducts(trx, ids);
  const updated = await trx
    .updateTable('products')
    .from(tableOf(['productId', 'delta'], changes).as('change'))
    .set({ stock_quantity: sql`stock_quantity + change.delta`, updated_at: nowIso() })
    .whereRef('products.id', '=', 'change.productId')
    .where(sql`stock_quantity + change.delta`, '>=', 0)
    .returning(['products.id', 'sku', 'stock_quantity', 'low_stock_threshold'])
    .execute();
  const products = new Map(
    updated.map((row) => [
      row.id,
      { sku: row.sku, stockQuantity: row.stock_quantity, lowStockThreshold: row.low_stock_threshold },
    ]),
  );
  const missing = ids.find((id) => !products.has(id));
  if (missing !== undefined) throw await createShortageError(trx, missing, locationId);
  return products;
}

/** The part of a change at one location. */
interface LocatedChange extends StockChange {
  locationId: number;
  /** Its number among the product's parts, from 0. */
  part: number;
}

/** Splits changes by location, per product. */
async function splitByLocation(trx: Trx, changes: readonly StockChange[], { locationId, backFrom }: Booking) {
  const placesOf =
    locationId === undefined
      ? await planStockPlaces(trx, changes, backFrom)
      : ({ delta }: StockChange) => [{ locationId, units: Math.abs(delta) }];
  const parts: LocatedChange[] = [];
  for (const change of changes) {
    const { productId, delta } = change;
    const places = placesOf(change);
    if (places === undefined) throw await createShortageError(trx, productId);
    for (const [part, place] of places.entries()) {
      const units = delta < 0 ? -place.units : place.units;
      parts.push({ productId, delta: units, locationId: place.locationId, part });
    }
  }
  return parts;
}

/** @returns the new levels, in the order of the parts. */
async function changeLevels(trx: Trx, parts: readonly LocatedChange[]): Promise<number[]> {
  const changed = await trx
    .updateTable('stock_levels')
    .from(tableOf(['productId', 'locationId', 'delta'], parts).as('change'))
    .set({ quantity: sql`quantity + change.delta` })
    .whereRef('stock_levels.product_id', '=', 'change.productId')
    .whereRef('stock_levels.location_id', '=', 'change.locationId')
    .where(sql`quantity + change.delta`, '>=', 0)
    .returning(['stock_levels.product_id', 'stock_levels.location_id', 'quantity'])
    .execute();
  const levels = new Map(changed.map((row) => [`${row.product_id} ${row.location_id}`, row.quantity]));
  const levelOf = ({ productId, locationId }: LocatedChange) => levels.get(`${productId} ${locationId}`);
  const isNew = (part: LocatedChange) => levelOf(part) === undefined;
  const short = parts.find((part) => isNew(part) && part.delta < 0);
  if (short !== undefined) throw await createShortageError(trx, short.productId, short.locationId);
  const added = parts.filter(isNew).map(({ productId, locationId, delta }) => ({
    product_id: productId,
    location_id: locationId,
    quantity: delta,
  }));
  if (added.length > 0) await trx.insertInto('stock_levels').values(added).execute();
  return parts.map((part) => levelOf(part) ?? part.delta);
}

/** @param levels in the order of the parts. */
async function writeMovements(
  trx: Trx,
  parts: readonly LocatedChange[],
  products: ReadonlyMap<number, ChangedProduct>,
  levels: readonly number[],
  { kind, reason, actor, cause }: Booking,
): Promise<void> {
  // The running total before each part.
  const quantities = new Map([...products].map(([id, { stockQuantity }]) => [id, stockQuantity]));
  for (const { productId, delta } of parts)
    quantities.set(productId, (quantities.get(productId) ?? 0) - delta);
  const rows = parts.map(({ productId, locationId, delta, part }, index) => {
    const quantityAfter = (quantities.get(productId) ?? 0) + delta;
    quantities.set(productId, quantityAfter);
    return { productId, locationId, delta, quantityAfter, levelAfter: levels[index] ?? 0, part };
  });
  const columns = ['productId', 'locationId', 'delta', 'quantityAfter', 'levelAfter', 'part'] as const;
  await sql`
    insert into stock_movements
      (product_id, location_id, delta, quantity_after, location_quantity_after, part,
        kind, reason, actor, cause, created_at)
    select "productId", "locationId", delta, "quantityAfter", "levelAfter", part,
      ${kind}, ${reason}, ${actor}, ${cause ?? null}, ${nowIso()}
    from ${tableOf(columns, rows)} as movement
    order by position`.execute(trx);
}

/** Publishes low-stock events for products that became low. */
async function publishLowStock(
  trx: Trx,
  changes: readonly StockChange[],
  products: ReadonlyMap<number, ChangedProduct>,
): Promise<void> {
  for (const { productId, delta } of changes) {
    const product = products.get(productId);
    if (product === undefined) continue;
    const { sku, stockQuantity, lowStockThreshold } = product;
    if (stockQuantity <= lowStockThreshold && stockQuantity - delta > lowStockThreshold)
      await publishEvent(trx, {
        type: 'stock.low',
        data: { id: productId, sku, stockQuantity, lowStockThreshold },
      });
  }
}

async function createShortageError(trx: Trx, productId: number, locationId?: number) {
  const product = await trx
    .selectFrom('products')
    .select(['stock_quantity', inPageLanguage('name').as('name')])
    .where('id', '=', productId)
    .executeTakeFirst();
  const name = product?.name ?? t`This product`;
  if (locationId === undefined) return new StockShortageError(productId, name, product?.stock_quantity ?? 0);
  const level = await trx
    .selectFrom('stock_levels')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
  const place = await getLocationName(trx, locationId);
  return new StockShortageError(productId, t`${name} at ${place}`, level?.quantity ?? 0);
}
