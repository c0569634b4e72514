import type { Db, Trx } from '../../../../db/schema';

export type CompanyUser = ReturnType<typeof toCompanyUser>;

export function getUserName(user: Pick<CompanyUser, 'firstName' | 'lastName'>): string {
  return `${user.firstName} ${user.lastName}`;
}

function selectUsers(db: Db | Trx) {
  return db
    .selectFrom('company_users')
    .select(['id', 'customer_id as customerId', 'email', 'first_name as firstName'])
    .select(['last_name as lastName', 'may_manage', 'may_approve'])
    .select(['spending_limit_cents as spendingLimitCents', 'approver_id as approverId', 'language'])
    .where('removed_at', 'is', null);
}

type UserRow = Awaited<ReturnType<ReturnType<typeof selectUsers>['executeTakeFirstOrThrow']>>;

function toCompanyUser({ may_manage, may_approve, ...user }: UserRow) {
  return { ...user, mayManage: may_manage === 1, mayApprove: may_approve === 1 };
}

/** Finds a user who hasn't been removed. */
export async function findCompanyUser(db: Db | Trx, id: number) {
  const row = await selectUsers(db).where('id', '=', id).executeTakeFirst();
  return row && toCompanyUser(row);
}

/** Finds the user who signs in with this address. */
export async function findCompanyUserByEmail(db: Db | Trx, email: string) {
  const row = await selectUsers(db).where('email', '=', email.toLowerCase()).executeTakeFirst();
  return row && toCompanyUser(row);
}

/** Lists an account's users, oldest first. */
export async function listCompanyUsers(db: Db | Trx, customerId: number) {
  const rows = await selectUsers(db).where('customer_id', '=', customerId).orderBy('id').execute();
  return rows.map(toCompanyUser);
}
