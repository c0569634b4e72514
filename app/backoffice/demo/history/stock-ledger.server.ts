import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { StockLevelsTable, StockMovementsTable } from '../../../../db/tables/inventory';
import { insertRows, NumberedRows } from './insert-rows.server';

export interface HistoryMovement {
  productId: number;
  /** The default location unless it says otherwise. */
  locationId?: number;
  delta: number;
  kind: StockMovementsTable['kind'];
  reason: string;
  actor: string;
  cause: string | null;
  at: string;
}

/** Collects what moved stock. Each product's opening stock is what makes its history end with its quantity. */
export class HistoryLedger {
  readonly #movements: HistoryMovement[] = [];

  add(movement: HistoryMovement): void {
    this.#movements.push(movement);
  }

  /** A product's movements, newest first. */
  listBackward(productId: number): HistoryMovement[] {
    return this.#movements
      .filter((movement) => movement.productId === productId)
      .sort((one, other) => compareDates(other.at, one.at));
  }

  /**
   * Replaces the ledger of the catalog's opening stock by the history.
   *
   * @throws Error if a level would be negative.
   */
  async write(trx: Trx, openedAt: string): Promise<void> {
    const opening = await trx
      .selectFrom('stock_movements')
      .select(['product_id', 'location_id', 'delta', 'reason', 'actor', 'cause'])
      .orderBy('id')
      .execute();
    const change = new Map<number, number>();
    for (const { productId, delta } of this.#movements)
      change.set(productId, (change.get(productId) ?? 0) + delta);
    const homes = new Map(opening.map((row) => [row.product_id, row.location_id]));
    const [first] = opening;
    const all: HistoryMovement[] = opening.map((row) => ({
      productId: row.product_id,
      locationId: row.location_id,
      delta: row.delta - (change.get(row.product_id) ?? 0),
      kind: 'initial',
      reason: row.reason,
      actor: row.actor,
      cause: row.cause,
      at: openedAt,
    }));
    for (const productId of change.keys())
      if (!homes.has(productId))
        all.push({
          productId,
          delta: -(change.get(productId) ?? 0),
          kind: 'initial',
          reason: first?.reason ?? '',
          actor: first?.actor ?? '',
          cause: null,
          at: openedAt,
        });
    all.push(...[...this.#movements].sort((one, other) => compareDates(one.at, other.at)));
    const { rows, levels } = addUp(all, (productId) => homes.get(productId) ?? first?.location_id ?? 0);
    await trx.deleteFrom('stock_movements').execute();
    await trx.deleteFrom('stock_levels').execute();
    await insertRows(trx, 'stock_movements', rows);
    await insertRows(trx, 'stock_levels', levels);
  }
}

function addUp(movements: readonly HistoryMovement[], homeOf: (productId: number) => number) {
  const rows = new NumberedRows<Insertable<StockMovementsTable>>();
  const totals = new Map<number, number>();
  const levels = new Map<string, Insertable<StockLevelsTable>>();
  for (const movement of movements) {
    const { productId, locationId = homeOf(productId), delta } = movement;
    const total = (totals.get(productId) ?? 0) + delta;
    totals.set(productId, total);
    const key = `${productId} ${locationId}`;
    const quantity = Number(levels.get(key)?.quantity ?? 0) + delta;
    if (quantity < 0) throw new Error(`The history sells more of product ${productId} than there was.`);
    levels.set(key, { product_id: productId, location_id: locationId, quantity });
    if (delta === 0) continue;
    rows.add({
      product_id: productId,
      location_id: locationId,
      delta,
      quantity_after: total,
      location_quantity_after: quantity,
      kind: movement.kind,
      reason: movement.reason,
      actor: movement.actor,
      cause: movement.cause,
      part: 0,
      created_at: movement.at,
    });
  }
  return { rows: rows.rows, levels: [...levels.values()] };
}

export function compareDates(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
