import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import {
  sortByName,
  listCategoryChoices,
  NAME_ORDER,
} from '../catalog/listing/admin-products.queries.server';
import {
  countStaffList,
  listByCategory,
  listInIndexOrder,
  listInNumberOrder,
  type StaffList,
} from '../catalog/listing/staff-list.queries.server';
import { getPage, type Page } from '../../base/shared/paging.rules';
import {
  listInventoryItemsById,
  whereStatusIs,
  PAGE_SIZE,
  STOCK_VALUE,
  type InventoryPage,
} from './inventory.queries.server';
import type { InventoryOrder } from './inventory.rules';
import { readSumsByCategory } from '../catalog/listing/stock-sums.queries.server';
import type { StockStatus } from './stock.rules';

export interface InventoryFilter {
  q: string;
  status: StockStatus | undefined;
  categoryId?: number | undefined;
  /** Only products with a level there, with that stock. */
  locationId?: number | undefined;
  order: InventoryOrder;
  page: number;
}

/** Lists products with stock, searched, filtered, and sorted. */
export async function listInventory(db: Db, filter: InventoryFilter): Promise<InventoryPage> {
  const list = toStaffList(filter);
  const counts = await countByCategory(db, filter, list);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const page = getPage(total, filter.page, PAGE_SIZE);
  const ids = await listIdsOnPage(db, filter, list, counts, page);
  return { page, items: await listInventoryItemsById(db, ids, filter.locationId) };
}

function toStaffList({ q, status, categoryId, locationId }: InventoryFilter): StaffList {
  const conditionsOn = (stock?: RawBuilder<unknown>) => [
    // The unary plus keeps SQLite from an index on one column that needs table rows for the others.
    ...(categoryId === undefined ? [] : [sql<SqlBool>`${BESIDE_INDEX}p.category_id = ${categoryId}`]),
    ...(status === undefined ? [] : [whereStatusIs(status, stock)]),
  ];
  if (locationId === undefined) {
    const conditions = conditionsOn();
    return { q, where: conditions.length === 0 ? undefined : requireAllOrNone(conditions) };
  }
  const level = sql`(select s.quantity from stock_levels as s
    where s.product_id = p.id and s.location_id = ${locationId})`;
  return {
    q,
    where: requireAllOrNone([sql<SqlBool>`${level} is not null`, ...conditionsOn(level)]),
    // Products first, from a covering index by ID; the cross join keeps SQLite to it.
    ofRange: ({ from, to }) => ({
      from: sql`products as p cross join stock_levels as s`,
      where: requireAllOrNone([
        sql<SqlBool>`p.id between ${from} and ${to} and s.product_id = p.id and s.location_id = ${locationId}`,
        ...conditionsOn(sql`s.quantity`),
      ]),
    }),
  };
}

function requireAllOrNone(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Counts by category ID, from the stored sums if they suffice. */
async function countByCategory(
  db: Db,
  { q, categoryId, status, locationId }: InventoryFilter,
  list: StaffList,
): Promise<ReadonlyMap<number, number>> {
  if (q !== '' || locationId !== undefined) return countStaffList(db, list);
  const sums = await readSumsByCategory(db);
  const counts = [...sums].map(([id, sum]): [number, number] => {
    switch (status) {
      case 'in-stock':
        return [id, sum.wellStocked];
      case 'low-stock':
        return [id, sum.lowStock];
      case 'out-of-stock':
        return [id, sum.outOfStock];
      case undefined:
        return [id, sum.products];
    }
  });
  return new Map(counts.filter(([id]) => categoryId === undefined || id === categoryId));
}

/** IDs first, from narrow indexes; full rows only for one page. */
async function listIdsOnPage(
  db: Db,
  { locationId, order: { by, isDescending } }: InventoryFilter,
  list: StaffList,
  counts: ReadonlyMap<number, number>,
  page: Page,
): Promise<number[]> {
  const inIndexOrder = (key: RawBuilder<unknown>) => listInIndexOrder(db, list, { key, isDescending }, page);
  const inNumberOrder = (key: RawBuilder<unknown>) =>
    listInNumberOrder(db, list, { key, isDescending }, page);
  switch (by) {
    case 'name':
      return inIndexOrder(NAME_ORDER);
    case 'category': {
      const categoryIds = sortByName(await listCategoryChoices(db), isDescending);
      return listByCategory(db, list, { categoryIds, isDescending }, counts, page);
    }
    case 'threshold':
      return inNumberOrder(sql`p.low_stock_threshold`);
    case 'stock':
      return locationId === undefined ? inIndexOrder(sql`p.stock_quantity`) : inNumberOrder(sql`s.quantity`);
    case 'value':
      return locationId === undefined
        ? inIndexOrder(STOCK_VALUE)
        : inNumberOrder(sql`p.price_cents * s.quantity`);
  }
}
