import type { Db } from '../../db/schema';
import { hashPassword } from '../../app/domain/base/staff/passwords.server';
import type { StaffRole } from '../../app/domain/base/staff/staff.schema';
import { insertStaff } from '../../app/domain/base/staff/staff.server';

/** Hashes by password: each takes a third of a second, and many tests use the same. */
const hashes = new Map<string, Promise<string>>();

/** Adds a staff member. Returns the ID. */
export async function addStaffMember(
  db: Db,
  {
    username,
    password,
    role,
    name = username,
  }: { username: string; password: string; role: StaffRole; name?: string },
): Promise<number> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return insertStaff(db, {
    username,
    passwordHash: await hash,
    name,
    email: `${username}@keyway.example`,
    role,
  });
}
