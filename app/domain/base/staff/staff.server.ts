import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { nowIso } from '../shared/clock';
import { FieldError } from '../shared/errors';
import { hashPassword, isOutdatedHash, verifyPassword } from './passwords.server';
import { DEMO_STAFF, type StaffRole } from './staff.schema';

// Dummy hash for unknown usernames, so that responses take equally long.
let dummyHash: Promise<string> | undefined;

/**
 * Finds the staff member with this username and password.
 *
 * @param demo whether the demo password is valid. It never is outside demo mode, even if a demo account remains.
 */
export async function findStaffByPassword(db: Db, username: string, password: string, demo: boolean) {
  const row = await db
    .selectFrom('staff')
    .select(['id', 'username', 'name', 'role', 'password_hash'])
    .where('username', '=', username.toLowerCase())
    .where('is_active', '=', 1)
    .executeTakeFirst();
  const isRight = await verifyPassword(
    password,
    row?.password_hash ?? (await (dummyHash ??= hashPassword('nobody has this password'))),
  );
  if (row === undefined || !isRight) return undefined;
  if (!demo && password === DEMO_STAFF.password) return undefined;
  const { id, name, role } = row;
  const passwordHash = isOutdatedHash(row.password_hash)
    ? await replaceHash(db, row, await hashPassword(password))
    : row.password_hash;
  return { id, username: row.username, name, role, passwordHash };
}

/** Stores a stronger hash of the same password, unless the password was changed meanwhile. @returns the current hash */
async function replaceHash(
  db: Db,
  { id, password_hash: old }: { id: number; password_hash: string },
  stronger: string,
): Promise<string> {
  const replaced = await db
    .updateTable('staff')
    .set({ password_hash: stronger })
    .where('id', '=', id)
    .where('password_hash', '=', old)
    .executeTakeFirst();
  return replaced.numUpdatedRows === 1n ? stronger : old;
}

/**
 * Adds a staff account outside the back office: the demo account or a live store's first.
 *
 * @throws FieldError if the username is taken.
 */
export async function addStaff(
  db: Db,
  staff: { username: string; password: string; name: string; email: string; role: StaffRole },
): Promise<void> {
  const { password, ...rest } = staff;
  await insertStaff(db, { ...rest, passwordHash: await hashPassword(password) });
}

/** Adds the first account of a store; of concurrent processes, one succeeds. */
export async function addFirstStaff(
  db: Db,
  staff: { username: string; password: string; name: string; email: string; role: StaffRole },
): Promise<void> {
  const findAnyone = (on: Db | Trx) => on.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  if ((await findAnyone(db)) !== undefined) return;
  const { password, ...rest } = staff;
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    if ((await findAnyone(trx)) === undefined) await insertStaff(trx, { ...rest, passwordHash });
  });
}

/** @throws FieldError if the username is taken. */
export async function insertStaff(
  db: Db | Trx,
  staff: { username: string; passwordHash: string; name: string; email: string; role: StaffRole },
): Promise<number> {
  const username = staff.username.toLowerCase();
  const added = await db
    .insertInto('staff')
    .values({
      username,
      password_hash: staff.passwordHash,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      is_active: 1,
      created_at: nowIso(),
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirstOrThrow(() => new FieldError('username', `The username ${username} is already taken`));
  return added.id;
}
