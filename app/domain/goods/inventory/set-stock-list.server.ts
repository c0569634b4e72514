import type { Db, Trx } from '../../../../db/schema';
import { partKey } from '../../../../db/search-text';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { DomainError } from '../../base/shared/errors';
import { INVENTORY_EDIT_REASON } from './stock-edit.schema';
import { moveStock } from '../stock/stock-ledger.server';
import type { StockItem } from './stock-list.schema';
import { listStockLocations } from '../stock/stock-locations.queries.server';

/** Result for an item. */
interface StockSetItem {
  id: number;
  sku: string;
  /** Null for all locations together. */
  locationId: number | null;
  previousQuantity: number;
  stockQuantity: number;
}

/** Items that can't be set. Nothing was changed. */
export class StockListError extends DomainError {
  readonly fieldErrors: Record<string, string>;
  /** Whether the only problem is that stock moved since it was read. */
  readonly isMoved: boolean;

  constructor(fieldErrors: Record<string, string>, isMoved: boolean) {
    const count = Object.keys(fieldErrors).length;
    const what = count === 1 ? 'One item' : `${count} items`;
    super(
      isMoved
        ? `${what} changed after you read the stock. No quantities were updated.`
        : `${what} can’t be updated. No quantities were updated.`,
    );
    this.fieldErrors = fieldErrors;
    this.isMoved = isMoved;
  }
}

/**
 * Sets the quantities of many products, all or none, like `editStock`: one movement and one audit event per changed
 * quantity.
 *
 * @throws StockListError that lists every invalid item.
 */
export async function setStockList(db: Db, items: readonly StockItem[], actor: Actor) {
  return inTransaction(db, async (trx) => {
    const done = await resolveItems(trx, items);
    for (const [index, item] of done.entries()) {
      const { id: productId, locationId, previousQuantity, stockQuantity } = item;
      if (stockQuantity === previousQuantity) continue;
      const reason = items[index]?.reason || INVENTORY_EDIT_REASON;
      const place = locationId === null ? {} : { locationId };
      await moveStock(trx, {
        productId,
        delta: stockQuantity - previousQuantity,
        kind: 'adjustment',
        reason,
        actor: actor.name,
        ...place,
      });
      await recordAudit(trx, actor, 'stock.edit', `product:${productId}`, {
        before: { stockQuantity: previousQuantity, ...place },
        after: { stockQuantity, ...place, reason },
      });
    }
    return done;
  });
}

/** Resolves items and current levels before locking, so that the lock stays short. */
async function resolveItems(trx: Trx, items: readonly StockItem[]): Promise<StockSetItem[]> {
  const { byId, bySku } = await listProducts(trx, items);
  const levels = await readLevels(trx, [...byId.keys()]);
  const locations = new Set((await listStockLocations(trx)).map(({ id }) => id));
  const wrong: Record<string, string> = {};
  const moved: Record<string, string> = {};
  const taken = new Map<number, { index: number; locationId: number | undefined }[]>();
  const done: StockSetItem[] = [];
  for (const [index, item] of items.entries()) {
    const { id, sku, locationId, seenQuantity, stockQuantity } = item;
    const named = `items.${index}.${sku === undefined ? 'id' : 'sku'}`;
    const product = sku === undefined ? byId.get(id ?? 0) : bySku.get(partKey(sku));
    if (product === undefined) {
      wrong[named] = sku === undefined ? 'No product has this ID.' : `No product has the SKU ${sku}.`;
      continue;
    }
    const level = levels.get(`${product.id}@${locationId}`) ?? 0;
    if (locationId !== undefined && !locations.has(locationId) && level === 0)
      wrong[`items.${index}.locationId`] = 'Send a location that holds stock.';
    const others = taken.get(product.id) ?? [];
    // A total and a location's level of the same product would conflict.
    const same = others.find(
      (other) =>
        locationId === undefined || other.locationId === undefined || other.locationId === locationId,
    );
    if (same !== undefined)
      wrong[named] = `Remove this item: ${product.sku} is already listed as item ${same.index}.`;
    taken.set(product.id, [...others, { index, locationId }]);
    const previousQuantity = locationId === undefined ? product.quantity : level;
    if (seenQuantity !== undefined && seenQuantity !== previousQuantity)
      moved[`items.${index}.seenQuantity`] =
        `The current quantity is ${previousQuantity}, not ${seenQuantity}.`;
    done.push({
      id: product.id,
      sku: product.sku,
      locationId: locationId ?? null,
      previousQuantity,
      stockQuantity,
    });
  }
  if (Object.keys(wrong).length > 0) throw new StockListError(wrong, false);
  if (Object.keys(moved).length > 0) throw new StockListError(moved, true);
  return done;
}

async function listProducts(trx: Trx, items: readonly StockItem[]) {
  const ids = items.flatMap(({ id }) => id ?? []);
  const keys = items.flatMap(({ sku }) => (sku === undefined ? [] : partKey(sku)));
  const products = trx.selectFrom('products').select(['id', 'sku', 'sku_key', 'stock_quantity as quantity']);
  const found = [
    ...(ids.length === 0 ? [] : await products.where('id', 'in', ids).execute()),
    ...(keys.length === 0 ? [] : await products.where('sku_key', 'in', keys).execute()),
  ];
  return {
    byId: new Map(found.map((product) => [product.id, product])),
    bySku: new Map(found.map((product) => [product.sku_key, product])),
  };
}

/** Levels by product and location: '7@2'. */
async function readLevels(trx: Trx, productIds: readonly number[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom('stock_levels')
    .select(['product_id', 'location_id', 'quantity'])
    .where('product_id', 'in', productIds)
    .execute();
  return new Map(rows.map((row) => [`${row.product_id}@${row.location_id}`, row.quantity]));
}
