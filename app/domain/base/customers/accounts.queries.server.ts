import { sql, type SqlBool } from 'kysely';

import { containing } from '../../../../db/like-pattern';
import type { Db, Trx } from '../../../../db/schema';
import type { CustomerStatus } from '../../../../db/tables/people';
import { orderByColumn, rankByValue, type SortColumns } from '../shared/list-order.server';
import { getPage } from '../shared/paging.rules';
import { type AccountFilter, type AccountSort, CUSTOMER_STATUS_NAMES } from './account-list.rules';
import { countByValue, takePage } from '../shared/list-queries.server';

export type Account = Awaited<ReturnType<typeof listAccountsById>>[number];

/** Finds an account with its terms and balance. */
export async function findAccount(db: Db | Trx, id: number) {
  return (await listAccountsById(db, [id]))[0];
}

/** Lists accounts in the given order, at most 1,000. */
export async function listAccountsById(db: Db | Trx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'phone'])
    .select(['company_name as companyName', 'business_type as businessType', 'job_title as jobTitle'])
    .select(['years_in_business as yearsInBusiness', 'address', 'city', 'state_code as state'])
    .select(['zip_code as zipCode', 'status', 'net_terms_days as netTermsDays'])
    .select(['credit_limit_cents as creditLimitCents', 'tax_exempt_certificate as taxExemptCertificate'])
    .select(['tax_exempt_until as taxExemptUntil', 'price_tier as priceTier', 'created_at as createdAt'])
    .select(['decision_reason as decisionReason', 'decided_at as decidedAt', 'updated_at as updatedAt'])
    .where('id', 'in', ids)
    .execute();
  const owed = await sumOwedCents(db, ids);
  const accounts = new Map(rows.map((row) => [row.id, { ...row, owedCents: owed.get(row.id) ?? 0 }]));
  return ids.flatMap((id) => accounts.get(id) ?? []);
}

/** Sums what accounts owe: what is open of approved orders on account that are neither paid nor canceled. */
async function sumOwedCents(db: Db | Trx, customerIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('orders')
    .select(['customer_id', sql<number>`sum(total_cents - received_cents)`.as('owed')])
    .where('customer_id', 'in', customerIds)
    .where('payment_method', '=', 'account')
    .where('paid_at', 'is', null)
    .where('state', 'not in', ['cancelled', 'awaiting_approval'])
    .groupBy('customer_id')
    .execute();
  return new Map(rows.flatMap(({ customer_id: id, owed }) => (id === null ? [] : [[id, owed]])));
}

export type AccountRow = Awaited<ReturnType<typeof listAccounts>>['accounts'][number];

const PAGE_SIZE = 50;

const COLUMNS: SortColumns<AccountSort> = {
  company: [sql`lower(company_name)`],
  name: [sql`lower(first_name || ' ' || last_name)`],
  email: [sql`lower(email)`],
  applied: [sql`created_at`],
  status: [rankByValue(sql`status`, Object.keys(CUSTOMER_STATUS_NAMES))],
};

/** Lists accounts and applications; pending ones first by default. */
export async function listAccounts(
  db: Db,
  { q, status, order }: AccountFilter,
  wanted: number,
  pageSize = PAGE_SIZE,
) {
  const matching = db.selectFrom('customers').$if(q !== '', (query) =>
    query.where((build) => {
      const text = containing(q.toLowerCase());
      const holds = (column: string) => sql<SqlBool>`lower(${sql.ref(column)}) like ${text} escape '\\'`;
      return build.or(['email', 'first_name', 'last_name', 'company_name'].map(holds));
    }),
  );
  const { counts, total } = await countByValue(matching, sql<CustomerStatus>`status`, status);
  const page = getPage(total, wanted, pageSize);
  const rows = await matching
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'applied'))
    .select(['id', 'first_name', 'last_name', 'company_name as companyName', 'email', 'status'])
    .select('created_at as createdAt')
    // The default order matches the index customers_by_turn.
    .orderBy(order === undefined ? sql`status <> 'applied', id desc` : orderByColumn(COLUMNS, order, sql`id`))
    .$call(takePage(page))
    .execute();
  return {
    page,
    counts,
    accounts: rows.map(({ first_name, last_name, ...row }) => ({
      ...row,
      name: `${first_name} ${last_name}`,
    })),
  };
}
