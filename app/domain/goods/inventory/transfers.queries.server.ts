import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { TransferState } from '../../../../db/tables/inventory';
import { getPage } from '../../base/shared/paging.rules';
import { partKey } from '../../../../db/search-text';
import { FieldError } from '../../base/shared/errors';
import { readStockLines } from './transfer.schema';
import { countByValue, takePage } from '../../base/shared/list-queries.server';

const PAGE_SIZE = 50;

/** Units in transit of a line (`l`) of a transfer (`t`). */
const IN_TRANSIT = sql<number>`case when t.state in ('sent', 'partly_received')
  then l.quantity - l.received_quantity - l.missing_quantity else 0 end`;

function selectTransfers(db: Db) {
  return db
    .selectFrom('stock_transfers as t')
    .innerJoin('locations as a', 'a.id', 't.from_location_id')
    .innerJoin('locations as b', 'b.id', 't.to_location_id')
    .leftJoin('stock_transfer_lines as l', 'l.transfer_id', 't.id')
    .select(['t.id', 'a.name as from', 'b.name as to', 't.state', 't.note', 't.updated_at as updatedAt'])
    .select((build) => [
      build.fn.count<number>('l.id').as('products'),
      sql<number>`coalesce(sum(l.quantity), 0)`.as('units'),
      sql<number>`coalesce(sum(${IN_TRANSIT}), 0)`.as('inTransit'),
    ])
    .groupBy(['t.id', 'a.id', 'b.id']);
}

export async function listTransfers(db: Db, state: TransferState | undefined, wanted: number) {
  const { counts, total } = await countByValue(
    db.selectFrom('stock_transfers'),
    sql<TransferState>`state`,
    state,
  );
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectTransfers(db)
    .$if(state !== undefined, (query) => query.where('t.state', '=', state ?? 'draft'))
    .orderBy('t.id', 'desc')
    .$call(takePage(page))
    .execute();
  return { transfers: rows, page, counts };
}

export type Transfer = NonNullable<Awaited<ReturnType<typeof findTransfer>>>;

export async function findTransfer(db: Db, id: number) {
  const transfer = await selectTransfers(db)
    .select(['t.version', 't.created_by as createdBy', 't.created_at as createdAt'])
    .select(['t.sent_at as sentAt', 't.closed_at as closedAt', 't.from_location_id as fromId'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (transfer === undefined) return undefined;
  const { fromId, ...known } = transfer;
  const lines = await db
    .selectFrom('stock_transfer_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('stock_levels as s', (join) =>
      join.onRef('s.product_id', '=', 'l.product_id').on('s.location_id', '=', fromId),
    )
    .select(['l.id', 'l.product_id as productId', 'p.name', 'p.sku', 'l.quantity'])
    .select(['l.received_quantity as received', 'l.missing_quantity as missing'])
    .select(['l.missing_reason as missingReason', sql<number>`coalesce(s.quantity, 0)`.as('available')])
    .where('l.transfer_id', '=', id)
    .orderBy('p.sku')
    .execute();
  return { ...known, lines };
}

/**
 * Resolves a pasted list to products and quantities, summing duplicates. Part numbers match in any spelling. Inactive
 * products count, because they may be on the shelf.
 *
 * @throws FieldError that names what can't be read or found.
 */
export async function resolveStockLines(db: Db, text: string, field: string): Promise<Map<number, number>> {
  const read = readStockLines(text);
  if ('problem' in read) throw new FieldError(field, read.problem);
  const keys = new Map(read.lines.map(({ part }) => [part, partKey(part)]));
  const rows = await db
    .selectFrom('part_numbers')
    .select(['part_key', 'product_id', 'kind'])
    .where('part_key', 'in', [...new Set(keys.values())])
    .where('kind', 'in', ['sku', 'productNumber', 'ezNumber', 'oemNumber'])
    .execute();
  const quantities = new Map<number, number>();
  for (const { part, quantity } of read.lines) {
    const found = rows.filter((row) => row.part_key === keys.get(part));
    const own = found.find(({ kind }) => kind === 'sku');
    const ids = own === undefined ? [...new Set(found.map((row) => row.product_id))] : [own.product_id];
    const [id] = ids;
    if (id === undefined) throw new FieldError(field, `No product has the part number “${part}”`);
    if (ids.length > 1)
      throw new FieldError(field, `Several products have the part number “${part}”. Use the SKU`);
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return quantities;
}
