import type { Db } from '../../../db/schema';
import { compareMigrations } from '../../../db/migrate';
import { verifyPassword } from '../../domain/base/staff/passwords.server';
import { DEMO_STAFF } from '../../domain/base/staff/staff.schema';
import type { DatabaseFacts } from './live-store.rules';

/** Reads what the doctor checks in the database. */
export async function readDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const migrations = await compareMigrations(db);
  // The tables may not exist before all migrations have run.
  if (migrations.pendingMigrations > 0)
    return {
      ...migrations,
      owners: 1,
      ownersWithoutSecondFactor: 0,
      demoPasswords: [],
      newestEntryAheadSeconds: 0,
    };
  const staff = await db
    .selectFrom('staff')
    .select(['username', 'role', 'password_hash', 'totp_since'])
    .where('is_active', '=', 1)
    .orderBy('username')
    .execute();
  const demoPasswords: string[] = [];
  for (const { username, password_hash } of staff)
    if (await verifyPassword(DEMO_STAFF.password, password_hash)) demoPasswords.push(username);
  const owners = staff.filter(({ role }) => role === 'owner');
  return {
    ...migrations,
    owners: owners.length,
    ownersWithoutSecondFactor: owners.filter(({ totp_since }) => totp_since === null).length,
    demoPasswords,
    newestEntryAheadSeconds: (Date.parse(await findNewestEntry(db)) - Date.now()) / 1000,
  };
}

/** Returns the time of the newest order or audit event. */
async function findNewestEntry(db: Db): Promise<string> {
  const order = await db
    .selectFrom('orders')
    .select('placed_at as at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const event = await db
    .selectFrom('audit_entries')
    .select('created_at as at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const moments = [order?.at, event?.at].filter((at) => at !== undefined).sort();
  return moments.at(-1) ?? '1970-01-01T00:00:00.000Z';
}
