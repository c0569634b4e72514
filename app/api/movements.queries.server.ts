import type { Db } from '../../db/schema';
import type { ApiMovement } from './stock.calls';
import { getPage, type Page } from '../domain/base/shared/paging.rules';
import { getDayEnd, getDayStart } from '../domain/base/shared/store-day.rules';
import { findOrderNumbers } from '../domain/goods/inventory/movements.queries.server';
import { parseCause, type MovementKind } from '../domain/goods/inventory/movements.rules';
import { countRows, takePage } from '../domain/base/shared/list-queries.server';

export interface ApiMovementFilter {
  productId: number | undefined;
  kind: MovementKind | undefined;
  /** Days of the store. */
  from: string | undefined;
  to: string | undefined;
}

/** The ledger of all products, the latest movement first. */
export async function listMovementsForApi(
  db: Db,
  filter: ApiMovementFilter,
  { page: wanted, pageSize }: { page: number; pageSize: number },
): Promise<{ movements: ApiMovement[]; page: Page }> {
  const total = await countRows(selectMatching(db, filter));
  const page = getPage(total, wanted, pageSize);
  const rows = await selectMovements(db, filter)
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .$call(takePage(page))
    .execute();
  return { movements: await toApiMovements(db, rows), page };
}

/** The movements that came after this one, in the order in which they were booked: for programs that follow them. */
export async function listMovementsAfter(
  db: Db,
  filter: ApiMovementFilter,
  { after, count }: { after: number; count: number },
): Promise<ApiMovement[]> {
  const rows = await selectMovements(db, filter)
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(count)
    .execute();
  return toApiMovements(db, rows);
}

function selectMatching(db: Db, { productId, kind, from, to }: ApiMovementFilter) {
  return db
    .selectFrom('stock_movements as m')
    .$if(productId !== undefined, (query) => query.where('m.product_id', '=', productId ?? 0))
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind ?? 'sale'))
    .$if(from !== undefined, (query) => query.where('m.created_at', '>=', getDayStart(from ?? '')))
    .$if(to !== undefined, (query) => query.where('m.created_at', '<', getDayEnd(to ?? '')));
}

function selectMovements(db: Db, filter: ApiMovementFilter) {
  return selectMatching(db, filter)
    .innerJoin('products as p', 'p.id', 'm.product_id')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .select(['m.id', 'm.product_id', 'p.sku', 'm.kind', 'm.delta', 'm.quantity_after', 'm.location_id'])
    .select(['l.name as location_name', 'm.location_quantity_after', 'm.reason', 'm.actor', 'm.cause'])
    .select('m.created_at');
}

type MovementRow = Awaited<ReturnType<ReturnType<typeof selectMovements>['execute']>>[number];

async function toApiMovements(db: Db, rows: readonly MovementRow[]): Promise<ApiMovement[]> {
  const numbers = await findOrderNumbers(
    db,
    rows.map(({ cause }) => cause),
  );
  return rows.map((row) => {
    const document = parseCause(row.cause);
    return {
      id: row.id,
      productId: row.product_id,
      sku: row.sku,
      kind: row.kind,
      delta: row.delta,
      quantityAfter: row.quantity_after,
      location: row.location_id === 0 ? null : { id: row.location_id, name: row.location_name ?? '' },
      locationQuantityAfter: row.location_quantity_after,
      reason: row.reason,
      actor: row.actor,
      document:
        document === undefined
          ? null
          : { ...document, number: document.type === 'order' ? (numbers.get(document.id) ?? null) : null },
      createdAt: row.created_at,
    };
  });
}
