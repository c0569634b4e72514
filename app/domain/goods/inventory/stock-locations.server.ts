import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { ConflictError, FieldError } from '../../base/shared/errors';
import {
  findDefaultLocationId,
  listLocationsForStock,
  NO_LOCATION,
} from '../stock/stock-locations.queries.server';
import { formatSetting } from './stock-locations.schema';

interface StockLocationSetting {
  /** Stocking locations. */
  holding: ReadonlySet<number>;
  /** The default location, which ships first. */
  defaultId: number;
  /** The setting the form showed, as `formatSetting` formats it. */
  seen: string;
}

/**
 * Sets the stocking locations and the default. Stock without a location moves to the first default.
 *
 * @throws ConflictError if the setting changed, FieldError if it isn't possible.
 */
export async function setStockLocations(db: Db, setting: StockLocationSetting, actor: Actor): Promise<void> {
  const { holding, defaultId, seen } = setting;
  await inTransaction(db, async (trx) => {
    const before = await listLocationsForStock(trx);
    if (formatSetting(before) !== seen)
      throw new ConflictError(
        `Someone else changed this setting. The current value is: ${formatSetting(before)}. Your changes weren’t saved. Review the setting and save again.`,
      );
    if (!holding.has(defaultId) || !before.some(({ id }) => id === defaultId))
      throw new FieldError('default', 'The location that ships first must hold stock');
    for (const { id, name, holdsStock } of before) {
      if (holdsStock && !holding.has(id)) await assertEmpty(trx, id, name);
    }
    const hadDefault = (await findDefaultLocationId(trx)) !== undefined;
    // Clear the default first, so that there are never two.
    await trx
      .updateTable('locations')
      .set({ is_stock_default: 0 })
      .where('is_stock_default', '=', 1)
      .execute();
    for (const { id } of before) {
      await trx
        .updateTable('locations')
        .set({ holds_stock: holding.has(id) ? 1 : 0, is_stock_default: id === defaultId ? 1 : 0 })
        .where('id', '=', id)
        .execute();
    }
    if (!hadDefault) await placeUnplaced(trx, defaultId);
    await recordAudit(trx, actor, 'stock.locations', 'settings:stock-locations', {
      before: formatSetting(before),
      after: formatSetting(await listLocationsForStock(trx)),
    });
  });
}

async function assertEmpty(trx: Trx, id: number, name: string): Promise<void> {
  const stocked = await trx
    .selectFrom('stock_levels')
    .select('product_id')
    .where('location_id', '=', id)
    .where('quantity', '>', 0)
    .limit(1)
    .executeTakeFirst();
  const underWay = await trx
    .selectFrom('stock_transfers')
    .select('id')
    .where('state', 'in', ['draft', 'sent', 'partly_received'])
    .where((build) => build.or([build('to_location_id', '=', id), build('from_location_id', '=', id)]))
    .limit(1)
    .executeTakeFirst();
  if (stocked !== undefined)
    throw new FieldError('holding', `${name} still has stock. Transfer the stock first`);
  if (underWay !== undefined)
    throw new FieldError('holding', `Open transfer ${underWay.id} involves ${name}`);
}

/** Stock booked before the first stocking location existed is assigned to it retroactively. */
async function placeUnplaced(trx: Trx, locationId: number): Promise<void> {
  for (const table of ['stock_levels', 'stock_movements'] as const) {
    await trx
      .updateTable(table)
      .set({ location_id: locationId })
      .where('location_id', '=', NO_LOCATION)
      .execute();
  }
}
