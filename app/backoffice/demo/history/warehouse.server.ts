import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type {
  StockCountLinesTable,
  StockCountsTable,
  StockTransferLinesTable,
  StockTransfersTable,
} from '../../../../db/tables/inventory';
import type { HistoryCalendar } from './calendar';
import { isWellStocked, type HistoryProduct } from './catalog.server';
import type { HistoryLog } from './history-log.server';
import { insertRows, NumberedRows } from './insert-rows.server';
import type { HistoryStaff } from './staff.server';
import type { HistoryLedger } from './stock-ledger.server';

interface WarehouseInput {
  calendar: HistoryCalendar;
  products: readonly HistoryProduct[];
  staff: HistoryStaff;
  log: HistoryLog;
  ledger: HistoryLedger;
}

type TransferState = StockTransfersTable['state'];

/** Transfers from the default location: to which other one, when, and how many units of each product. */
const TRANSFERS: readonly {
  state: TransferState;
  to: number;
  daysAgo: number;
  units: number;
  note: string;
}[] = [
  { state: 'received', to: 1, daysAgo: 150, units: 6, note: 'Beginning inventory' },
  { state: 'received', to: 2, daysAgo: 60, units: 5, note: 'Spring promotion' },
  { state: 'cancelled', to: 3, daysAgo: 12, units: 4, note: 'Wrong branch' },
  { state: 'sent', to: 1, daysAgo: 2, units: 3, note: 'Weekly run' },
  { state: 'draft', to: 3, daysAgo: 0, units: 4, note: '' },
];
const LINES_PER_TRANSFER = 4;

/** Adds transfers between branches in every state. Their products are well stocked. */
export async function seedTransfers(trx: Trx, input: WarehouseInput): Promise<void> {
  const { calendar, staff, log, ledger } = input;
  const [clerk] = staff.clerks;
  const [home, ...others] = await listStockLocationIds(trx);
  const stocked = input.products.filter(isWellStocked);
  const transfers = new NumberedRows<Insertable<StockTransfersTable>>();
  const lines = new NumberedRows<Insertable<StockTransferLinesTable>>();
  for (const [index, { state, to, daysAgo, units, note }] of TRANSFERS.entries()) {
    const destination = others[(to - 1) % others.length];
    if (home === undefined || destination === undefined) return;
    const at = calendar.at(daysAgo, 300);
    const arrivedAt = calendar.at(daysAgo - 2, 60);
    const isSent = state === 'sent' || state === 'received';
    const isClosed = state === 'received' || state === 'cancelled';
    const id = transfers.add({
      from_location_id: home,
      to_location_id: destination,
      state,
      note,
      created_by: clerk.actor,
      sent_at: isSent ? at : null,
      closed_at: isClosed ? arrivedAt : null,
      created_at: at,
      updated_at: isClosed ? arrivedAt : at,
      version: 1,
    });
    const subject = `transfer:${id}`;
    const movement = { kind: 'transfer', reason: `Transfer ${id}`, actor: clerk.actor } as const;
    for (const { id: productId } of stocked.slice(
      index * LINES_PER_TRANSFER,
      (index + 1) * LINES_PER_TRANSFER,
    )) {
      const received = state === 'received' ? units : 0;
      const lineId = lines.add({
        transfer_id: id,
        product_id: productId,
        quantity: units,
        received_quantity: received,
        missing_quantity: 0,
        missing_reason: '',
      });
      if (isSent) ledger.add({ ...movement, productId, delta: -units, cause: `${subject}:sent`, at });
      if (received > 0)
        ledger.add({
          ...movement,
          productId,
          locationId: destination,
          delta: received,
          cause: `${subject}:line:${lineId}:${received}`,
          at: arrivedAt,
        });
    }
    log.add(clerk, { action: 'transfer.create', subject, at, after: { note } });
    if (isSent) log.add(clerk, { action: 'transfer.send', subject, at });
    if (state === 'received') log.add(clerk, { action: 'transfer.receive', subject, at: arrivedAt });
    if (state === 'cancelled') log.add(clerk, { action: 'transfer.cancel', subject, at: arrivedAt });
  }
  await insertRows(trx, 'stock_transfers', transfers.rows);
  await insertRows(trx, 'stock_transfer_lines', lines.rows);
}

/** Adds a posted count, with differences in the ledger. */
export async function seedCounts(trx: Trx, input: WarehouseInput): Promise<void> {
  const { calendar, staff, log, ledger, products } = input;
  const [, clerk] = staff.clerks;
  const [home] = await listStockLocationIds(trx);
  if (home === undefined) return;
  const countedAt = calendar.at(35, 30);
  const postedAt = calendar.at(35, 300);
  const startedAt = calendar.hoursAgo(20);
  const counts = new NumberedRows<Insertable<StockCountsTable>>();
  const base = { location_id: home, created_by: clerk.actor, version: 1 };
  const ofCategory = (slug: string) => products.filter(({ category }) => category === slug);
  const [padlocks, cylinders] = [ofCategory('padlocks'), ofCategory('cylinders')];
  const posted = counts.add({
    ...base,
    category_id: padlocks[0]?.categoryId ?? null,
    state: 'posted',
    note: 'Quarterly count',
    closed_at: postedAt,
    created_at: countedAt,
    updated_at: postedAt,
  });
  const open = counts.add({
    ...base,
    category_id: cylinders[0]?.categoryId ?? null,
    state: 'counting',
    note: 'Back wall',
    closed_at: null,
    created_at: startedAt,
    updated_at: startedAt,
  });
  const lines = padlocks.map(({ id, stock }, position): Insertable<StockCountLinesTable> => {
    const delta = position % 5 === 1 && stock > 10 ? -1 : 0;
    return {
      ...toCountLine(posted, id, position, stock),
      counted: stock + delta,
      quantity_when_counted: stock,
      movement_when_counted: 0,
      counted_by: clerk.actor,
      counted_at: countedAt,
      posted_delta: delta,
    };
  });
  for (const { product_id: productId, posted_delta: delta } of lines)
    if (delta !== null && delta !== undefined && delta !== 0)
      ledger.add({
        productId,
        delta,
        kind: 'adjustment',
        reason: `Count ${posted}`,
        actor: clerk.actor,
        cause: `count:${posted}`,
        at: postedAt,
      });
  lines.push(...cylinders.map(({ id, stock }, position) => toCountLine(open, id, position, stock)));
  await insertRows(trx, 'stock_counts', counts.rows);
  await insertRows(trx, 'stock_count_lines', lines);
  log.add(clerk, { action: 'count.start', subject: `count:${posted}`, at: countedAt });
  log.add(clerk, { action: 'count.post', subject: `count:${posted}`, at: postedAt });
  log.add(clerk, { action: 'count.start', subject: `count:${open}`, at: startedAt });
}

function toCountLine(
  countId: number,
  productId: number,
  position: number,
  stock: number,
): Insertable<StockCountLinesTable> {
  return {
    count_id: countId,
    product_id: productId,
    position,
    quantity_at_start: stock,
    counted: null,
    quantity_when_counted: null,
    movement_when_counted: null,
    counted_by: '',
    counted_at: null,
    posted_delta: null,
  };
}

async function listStockLocationIds(trx: Trx): Promise<number[]> {
  const rows = await trx
    .selectFrom('locations')
    .select('id')
    .where('holds_stock', '=', 1)
    .orderBy('is_stock_default', 'desc')
    .orderBy('sort_order')
    .execute();
  return rows.map(({ id }) => id);
}
