import type { Insertable } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { StaffTable } from '../../../../db/tables/people';
import { createUnusableHash } from '../../../domain/base/staff/passwords.server';
import { HISTORY_DAYS, type HistoryCalendar } from './calendar';
import { continueTable, insertRows } from './insert-rows.server';

/** The demo's staff; the last one has left. */
const STAFF = [
  ['rosa', 'Rosa Lindgren', 'owner'],
  ['dana', 'Dana Whitfield', 'manager'],
  ['mia', 'Mia Chen', 'clerk'],
  ['omar', 'Omar Haddad', 'clerk'],
  ['lee', 'Lee Novak', 'viewer'],
  ['kurt', 'Kurt Sandoval', 'clerk'],
] as const;

/** The usernames of the demo's staff. */
export const HISTORY_STAFF = STAFF.map(([username]) => username);

export interface StaffMember {
  id: number;
  name: string;
  /** As the audit log, the ledger, and timelines name them. */
  actor: string;
}

export interface HistoryStaff {
  owner: StaffMember;
  manager: StaffMember;
  clerks: readonly [StaffMember, StaffMember];
}

/** Adds staff of every role. No one can sign in as them: their passwords are random hashes. */
export async function seedStaff(trx: Trx, calendar: HistoryCalendar): Promise<HistoryStaff> {
  const rows = await continueTable<Insertable<StaffTable>>(trx, 'staff');
  const [owner, manager, clerk, second] = STAFF.map(([username, name, role], index): StaffMember => {
    const hasLeft = username === 'kurt';
    const id = rows.add({
      username,
      password_hash: createUnusableHash(),
      name,
      email: `${username}@keyway.example`,
      role,
      is_active: hasLeft ? 0 : 1,
      last_login_at: hasLeft ? calendar.at(120, 10) : calendar.at(0, 5 + index * 7),
      created_at: calendar.at(HISTORY_DAYS, index),
    });
    return { id, name, actor: `staff:${username}` };
  });
  if (owner === undefined || manager === undefined || clerk === undefined || second === undefined)
    throw new Error('The demo lacks staff.');
  await insertRows(trx, 'staff', rows.rows);
  return { owner, manager, clerks: [clerk, second] };
}
