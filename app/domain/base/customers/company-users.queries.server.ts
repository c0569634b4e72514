import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../../../db/schema';
import type { CompanyUsersTable } from '../../../../db/tables/accounts';

export interface CompanyUser {
  id: number;
  customerId: number;
  email: string;
  firstName: string;
  lastName: string;
  mayManage: boolean;
  mayApprove: boolean;
  /** Maximum order total without approval; null for no limit. */
  spendingLimitCents: number | null;
  /** Designated approver; null for any approver. */
  approverId: number | null;
}

export function nameOfUser(user: Pick<CompanyUser, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`;
}

function userOf(row: Selectable<CompanyUsersTable>): CompanyUser {
  return {
    id: row.id,
    customerId: row.customer_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    mayManage: row.may_manage === 1,
    mayApprove: row.may_approve === 1,
    spendingLimitCents: row.spending_limit_cents,
    approverId: row.approver_id,
  };
}

/** Finds a user who hasn't been removed. */
export async function findCompanyUser(db: Db | Trx, id: number): Promise<CompanyUser | undefined> {
  const row = await db
    .selectFrom('company_users')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && userOf(row);
}

/** Finds the user who signs in with this address. */
export async function findCompanyUserByEmail(db: Db | Trx, email: string): Promise<CompanyUser | undefined> {
  const row = await db
    .selectFrom('company_users')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && userOf(row);
}

/** Lists an account's users, oldest first. */
export async function listCompanyUsers(db: Db | Trx, customerId: number): Promise<CompanyUser[]> {
  const rows = await db
    .selectFrom('company_users')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(userOf);
}
