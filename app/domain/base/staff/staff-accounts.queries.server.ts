import type { Db, Trx } from '../../../../db/schema';
import type { StaffRole } from './staff.schema';

export interface StaffAccount {
  id: number;
  username: string;
  name: string;
  email: string;
  role: StaffRole;
  isActive: boolean;
  hasSecondFactor: boolean;
  lastLoginAt: string | null;
  createdAt: string;
  /** Expected version for forms. */
  version: number;
}

function selectAccounts(db: Db | Trx) {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'email', 'role', 'is_active', 'totp_since'])
    .select(['last_login_at as lastLoginAt', 'created_at as createdAt', 'version']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>;

function toAccount({ is_active, totp_since, ...account }: Row): StaffAccount {
  return { ...account, isActive: is_active === 1, hasSecondFactor: totp_since !== null };
}

/** Lists all staff accounts, disabled ones last. */
export async function listStaffAccounts(db: Db): Promise<StaffAccount[]> {
  const rows = await selectAccounts(db).orderBy('is_active', 'desc').orderBy('username').execute();
  return rows.map(toAccount);
}

export async function findStaffAccount(db: Db | Trx, id: number): Promise<StaffAccount | undefined> {
  const row = await selectAccounts(db).where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}
