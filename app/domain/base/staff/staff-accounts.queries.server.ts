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

function accounts(db: Db | Trx) {
  return db
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'email', 'role', 'is_active', 'totp_since'])
    .select(['last_login_at', 'created_at', 'version']);
}

type Row = Awaited<ReturnType<ReturnType<typeof accounts>['executeTakeFirstOrThrow']>>;

function accountOf(row: Row): StaffAccount {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    role: row.role,
    isActive: row.is_active === 1,
    hasSecondFactor: row.totp_since !== null,
    lastLoginAt: row.last_login_at,
    createdAt: row.created_at,
    version: row.version,
  };
}

/** Lists all staff accounts, disabled ones last. */
export async function listStaffAccounts(db: Db): Promise<StaffAccount[]> {
  const rows = await accounts(db).orderBy('is_active', 'desc').orderBy('username').execute();
  return rows.map(accountOf);
}

export async function findStaffAccount(db: Db | Trx, id: number): Promise<StaffAccount | undefined> {
  const row = await accounts(db).where('id', '=', id).executeTakeFirst();
  return row && accountOf(row);
}
