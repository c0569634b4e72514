import type { Db, Trx } from '../../../../db/schema';

export type StaffAccount = ReturnType<typeof toAccount>;

function selectAccounts(db: Db | Trx) {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'email', 'role', 'is_active', 'totp_since'])
    .select(['last_login_at as lastLoginAt', 'created_at as createdAt', 'version']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

function toAccount({ is_active, totp_since, ...account }: Row) {
  return { ...account, isActive: is_active === 1, hasSecondFactor: totp_since !== null };
}

/** Lists all staff accounts, disabled ones last. */
export async function listStaffAccounts(db: Db) {
  const rows = await selectAccounts(db).orderBy('is_active', 'desc').orderBy('username').execute();
  return rows.map(toAccount);
}

export async function findStaffAccount(db: Db | Trx, id: number) {
  const row = await selectAccounts(db).where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}
