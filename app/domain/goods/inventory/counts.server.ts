import { sql } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';
import { ConflictError, FieldError, NotFoundError, FieldsChangedError } from '../../base/shared/errors';
import { getCountedField } from './count.schema';
import { LAST_MOVEMENT, sumGoodsSinceCounted } from './counts.queries.server';
import { COUNT_STATES, getDifference } from './counts.rules';
import { moveStock } from '../stock/stock-ledger.server';
import { listStockLocations } from '../stock/stock-locations.queries.server';

interface NewCount {
  location: number;
  category?: number | undefined;
  /** 'stocked': products with a level there; 'all': all active products of the category. */
  scope: 'stocked' | 'all';
  note: string;
}

/** Larger counts should be split by category. */
const MAX_LINES = 5000;

/**
 * Starts a count with one row per product, by SKU, and the current levels.
 *
 * @throws FieldError if there is nothing to count or too much.
 */
export async function startCount(db: Db, count: NewCount, actor: Actor): Promise<number> {
  return inTransaction(db, async (trx) => {
    const locations = await listStockLocations(trx);
    if (!locations.some(({ id }) => id === count.location))
      throw new FieldError('location', 'This location doesn’t hold stock');
    if (count.category !== undefined) await assertCategory(trx, count.category);
    const now = nowIso();
    const { id } = await trx
      .insertInto('stock_counts')
      .values({
        location_id: count.location,
        category_id: count.category ?? null,
        state: 'counting',
        note: count.note,
        created_by: actor.name,
        created_at: now,
        updated_at: now,
        version: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const lines = await insertLines(trx, id, count);
    if (lines === 0) throw new FieldError('category', 'No products to count');
    if (lines > MAX_LINES)
      throw new FieldError(
        'category',
        `This count would include ${lines} products. Count one category at a time`,
      );
    await recordAudit(trx, actor, 'count.start', `count:${id}`, { after: { ...count, lines } });
    return id;
  });
}

async function assertCategory(trx: Trx, id: number): Promise<void> {
  const found = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new FieldError('category', 'Choose a category');
}

async function insertLines(trx: Trx, countId: number, { location, category, scope }: NewCount) {
  const chosen = sql.join(
    [
      category === undefined ? sql`true` : sql`p.category_id = ${category}`,
      scope === 'all' ? sql`(p.is_active = 1 or s.quantity > 0)` : sql`s.quantity > 0`,
    ],
    sql` and `,
  );
  const { numAffectedRows } = await sql`
    insert into stock_count_lines (count_id, product_id, position, quantity_at_start)
    select ${countId}, p.id, row_number() over (order by p.sku, p.id), coalesce(s.quantity, 0)
    from products p left join stock_levels s on s.product_id = p.id and s.location_id = ${location}
    where ${chosen} limit ${MAX_LINES + 1}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Someone else entered different figures for the same rows. */
export class FiguresChangedError extends FieldsChangedError {
  constructor(fieldErrors: Record<string, string>) {
    super('Someone else counted the same items. Nothing was saved. Compare the two quantities.', fieldErrors);
  }
}

/**
 * Saves a page of figures as of now; empty means not counted.
 *
 * @returns the number of changed rows.
 * @throws FiguresChangedError if a row's figure isn't the one shown.
 */
export async function enterFigures(
  db: Db,
  countId: number,
  figures: { counted: ReadonlyMap<number, number | null>; seen: ReadonlyMap<number, number | null> },
  actor: Actor,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const count = await lockCount(trx, countId);
    const ids = [...figures.counted.keys()];
    if (ids.length === 0) return 0;
    const lines = await trx
      .selectFrom('stock_count_lines as l')
      .leftJoin('stock_levels as s', (join) =>
        join.onRef('s.product_id', '=', 'l.product_id').on('s.location_id', '=', count.location_id),
      )
      .select(['l.id', 'l.counted', 'l.counted_by', sql<number>`coalesce(s.quantity, 0)`.as('level')])
      .select(LAST_MOVEMENT.as('last_movement'))
      .where('l.count_id', '=', countId)
      .where('l.id', 'in', ids)
      .execute();
    const changed = lines.flatMap((line) => {
      const counted = figures.counted.get(line.id) ?? null;
      const seen = figures.seen.get(line.id) ?? null;
      return counted === seen || counted === line.counted ? [] : [{ ...line, wanted: counted, seen }];
    });
    const conflicts = changed.filter((line) => line.seen !== line.counted);
    if (conflicts.length > 0)
      throw new FiguresChangedError(Object.fromEntries(conflicts.map(describeConflict)));
    const now = nowIso();
    for (const line of changed) {
      await trx
        .updateTable('stock_count_lines')
        .set({
          counted: line.wanted,
          quantity_when_counted: line.wanted === null ? null : line.level,
          movement_when_counted: line.wanted === null ? null : line.last_movement,
          counted_by: line.wanted === null ? '' : actor.name,
          counted_at: line.wanted === null ? null : now,
        })
        .where('id', '=', line.id)
        .execute();
    }
    if (changed.length > 0) {
      await updateCount(trx, countId, {});
      await recordAudit(trx, actor, 'count.enter', `count:${countId}`, {
        before: changed.map(({ id, counted }) => ({ lineId: id, counted })),
        after: changed.map(({ id, wanted }) => ({ lineId: id, counted: wanted })),
      });
    }
    return changed.length;
  });
}

interface ContestedFigure {
  id: number;
  counted: number | null;
  counted_by: string;
  seen: number | null;
  wanted: number | null;
}

function describeConflict({ id, counted, counted_by, seen, wanted }: ContestedFigure): [string, string] {
  const who = counted_by === '' ? 'Someone else' : counted_by.replace(/^staff:/, '');
  return [
    getCountedField(id),
    `${who} changed this from ${describeFigure(seen)} to ${describeFigure(counted)}. Save ${describeFigure(wanted)} again to overwrite it.`,
  ];
}

function describeFigure(counted: number | null): string {
  return counted === null ? 'not counted' : String(counted);
}

/**
 * Books the differences as adjustments with the count as their cause. Rows without a figure stay.
 *
 * @returns the number of adjusted products.
 * @throws ConflictError if the count was posted, canceled, or changed.
 */
export async function postCount(
  db: Db,
  { countId, version }: { countId: number; version: number },
  actor: Actor,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const count = await lockCount(trx, countId, version);
    const lines = await trx
      .selectFrom('stock_count_lines as l')
      .leftJoin('stock_levels as s', (join) =>
        join.onRef('s.product_id', '=', 'l.product_id').on('s.location_id', '=', count.location_id),
      )
      .select(['l.id', 'l.product_id', 'l.counted', sql<number>`coalesce(s.quantity, 0)`.as('level')])
      .select(sumGoodsSinceCounted(count.location_id).as('goods_since'))
      .where('l.count_id', '=', countId)
      .where('l.counted', 'is not', null)
      .orderBy('l.product_id')
      .execute();
    if (lines.length === 0) throw new ConflictError('Nothing counted yet.');
    let adjusted = 0;
    for (const line of lines) {
      const delta = getDifference({
        counted: line.counted ?? 0,
        goodsSince: line.goods_since,
        now: line.level,
      });
      if (delta !== 0) {
        adjusted += 1;
        await moveStock(trx, {
          productId: line.product_id,
          delta,
          kind: 'adjustment',
          reason: 'Count',
          actor: actor.name,
          cause: `count:${countId}`,
          locationId: count.location_id,
        });
      }
      await trx
        .updateTable('stock_count_lines')
        .set({ posted_delta: delta })
        .where('id', '=', line.id)
        .execute();
    }
    await updateCount(trx, countId, { state: 'posted', closed_at: nowIso() });
    await recordAudit(trx, actor, 'count.post', `count:${countId}`, {
      before: { state: 'counting' },
      after: { state: 'posted', counted: lines.length, adjusted },
    });
    return adjusted;
  });
}

/** Cancels a count without booking; its figures stay readable. */
export async function cancelCount(
  db: Db,
  { countId, version, reason }: { countId: number; version: number; reason: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockCount(trx, countId, version);
    await updateCount(trx, countId, { state: 'cancelled', closed_at: nowIso() });
    await recordAudit(trx, actor, 'count.cancel', `count:${countId}`, {
      before: { state: 'counting' },
      after: { state: 'cancelled', reason },
    });
  });
}

/** @throws NotFoundError, or ConflictError if it is closed or changed. */
async function lockCount(trx: Trx, id: number, version?: number) {
  const count = await trx.selectFrom('stock_counts').selectAll().where('id', '=', id).executeTakeFirst();
  if (count === undefined) throw new NotFoundError('Count not found.');
  if (count.state !== 'counting')
    throw new ConflictError(`This count is closed: ${COUNT_STATES[count.state].toLowerCase()}.`);
  if (version !== undefined && version !== count.version)
    throw new ConflictError(
      'This count changed since you opened it. Nothing was posted. Review the differences again.',
    );
  return count;
}

async function updateCount(
  trx: Trx,
  id: number,
  change: { state?: 'posted' | 'cancelled'; closed_at?: string },
): Promise<void> {
  await trx
    .updateTable('stock_counts')
    .set({ ...change, version: sql`version + 1`, updated_at: nowIso() })
    .where('id', '=', id)
    .execute();
}
