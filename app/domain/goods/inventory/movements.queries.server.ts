import type { Db } from '../../../../db/schema';
import { isoIn } from '../../base/shared/clock';
import { getPage } from '../../base/shared/paging.rules';
import { parseCause, type MovementFilter } from './movements.rules';
import { countRows, takePage } from '../../base/shared/list-queries.server';

export type StockMovement = Awaited<ReturnType<typeof listMovements>>['movements'][number];

const PAGE_SIZE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Lists a product's ledger, newest first. */
export async function listMovements(
  db: Db,
  productId: number,
  { kind, days, locationId }: MovementFilter,
  wanted: number,
) {
  const matching = db
    .selectFrom('stock_movements as m')
    .leftJoin('locations as l', 'l.id', 'm.location_id')
    .where('m.product_id', '=', productId)
    .$if(kind !== undefined, (query) => query.where('m.kind', '=', kind ?? 'sale'))
    .$if(days !== undefined, (query) => query.where('m.created_at', '>=', isoIn(-(days ?? 0) * DAY_MS)))
    .$if(locationId !== undefined, (query) => query.where('m.location_id', '=', locationId ?? 0));
  const total = await countRows(matching);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await matching
    .select(['m.id', 'm.kind', 'm.delta', 'm.quantity_after as quantityAfter', 'm.location_id'])
    .select(['m.location_quantity_after as locationQuantityAfter', 'm.reason', 'm.actor', 'm.cause'])
    .select(['m.created_at as createdAt', 'l.name as location_name'])
    .orderBy('m.id', 'desc')
    .$call(takePage(page))
    .execute();
  const numbers = await findOrderNumbers(
    db,
    rows.map(({ cause }) => cause),
  );
  return {
    page,
    movements: rows.map(({ cause, location_id, location_name, ...movement }) => {
      const document = parseCause(cause);
      return {
        ...movement,
        location: { id: location_id, name: location_name ?? 'No location' },
        document,
        documentNumber: document?.type === 'order' ? numbers.get(document.id) : undefined,
      };
    }),
  };
}

/** Finds the order numbers in movement causes, by order ID. */
export async function findOrderNumbers(db: Db, causes: readonly (string | null)[]) {
  const ids = causes.flatMap((cause) => {
    const document = parseCause(cause);
    return document?.type === 'order' ? [document.id] : [];
  });
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
