import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../db/schema';
import { NotFoundError } from '../../base/shared/errors';
import { orderByColumn, type SortColumns } from '../../base/shared/list-order.server';
import { getPage } from '../../base/shared/paging.rules';
import type { SupplierFilter, SupplierSort } from './purchase-list.rules';
import { takePage, whereContainsWords } from '../../base/shared/list-queries.server';

export type Supplier = Awaited<ReturnType<typeof getSupplier>>;

export type SupplierSummary = Awaited<ReturnType<typeof listSuppliers>>['suppliers'][number];

const PAGE_SIZE = 50;

const SUPPLIER_COLUMNS = [
  's.id',
  's.name',
  's.contact_name as contactName',
  's.email',
  's.phone',
  's.account_number as accountNumber',
  's.lead_time_days as leadTimeDays',
  's.minimum_order_cents as minimumOrderCents',
  's.notes',
  's.archived_at',
  's.revision',
] as const;

const COLUMNS: SortColumns<SupplierSort> = {
  name: [sql`lower(s.name)`],
  contact: [sql`lower(s.contact_name)`],
  email: [sql`lower(s.email)`],
  phone: [sql`s.phone`],
  'lead-time': [sql`s.lead_time_days`],
  minimum: [sql`s.minimum_order_cents`],
  products: [sql`products`],
  'open-orders': [sql`"openOrders"`],
};

/** Matches suppliers that contain every word in name, contact, email, phone, or account number. */
function whereContains(text: string): RawBuilder<SqlBool> {
  return whereContainsWords(
    text,
    (
      pattern,
    ) => sql`lower(s.name || ' ' || s.contact_name || ' ' || s.email || ' ' || s.phone || ' ' || s.account_number)
        like ${pattern} escape '\\'`,
  );
}

/** Lists active or archived suppliers, with both counts. */
export async function listSuppliers(db: Db, { q, archived, order }: SupplierFilter, wanted: number) {
  const matching = db.selectFrom('suppliers as s').$if(q !== '', (query) => query.where(whereContains(q)));
  const counted = await matching
    .select([
      sql<number>`count(*) filter (where s.archived_at is null)`.as('active'),
      sql<number>`count(*) filter (where s.archived_at is not null)`.as('archived'),
    ])
    .executeTakeFirstOrThrow();
  const page = getPage(archived ? counted.archived : counted.active, wanted, PAGE_SIZE);
  const rows = await matching
    .where('s.archived_at', archived ? 'is not' : 'is', null)
    .select(SUPPLIER_COLUMNS)
    .select([
      sql<number>`(select count(*) from supplier_products sp where sp.supplier_id = s.id)`.as('products'),
      sql<number>`(select count(*) from purchase_orders po where po.supplier_id = s.id
        and po.state in ('draft', 'sent', 'partly_received'))`.as('openOrders'),
    ])
    .orderBy(orderByColumn(COLUMNS, order, sql`s.id`))
    .$call(takePage(page))
    .execute();
  return {
    page,
    counts: counted,
    suppliers: rows.map(toSupplier),
  };
}

function toSupplier<Row extends { archived_at: string | null }>({ archived_at, ...supplier }: Row) {
  return { ...supplier, isArchived: archived_at !== null };
}

export async function findSupplier(db: Db, id: number) {
  const row = await db
    .selectFrom('suppliers as s')
    .select(SUPPLIER_COLUMNS)
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row && toSupplier(row);
}

/** @throws NotFoundError */
export async function getSupplier(db: Db, id: number) {
  const supplier = await findSupplier(db, id);
  if (supplier === undefined) throw new NotFoundError('Supplier not found.');
  return supplier;
}

/** Lists active suppliers by name, for selects. */
export async function listSupplierChoices(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .where('archived_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .limit(500)
    .execute();
}
