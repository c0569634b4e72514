import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { toStaffActor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { endOneSession, endStaffSessions, type Session, type Staff } from '../sessions/sessions.server';

type StaffSession = Session & { staff: Staff };

/** Ends one session of the signed-in staff member. */
export async function endOwnSession(
  db: Db,
  { staff }: StaffSession,
  idHash: string,
  requestId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await endOneSession(trx, { column: 'staff_id', id: staff.id }, idHash))) return;
    await recordAudit(trx, toStaffActor(staff, requestId), 'staff.session-end', `staff:${staff.id}`);
  });
}

/** Ends the signed-in staff member's sessions except this one. */
export async function endOtherSessions(db: Db, session: StaffSession, requestId: string): Promise<void> {
  const { staff } = session;
  await inTransaction(db, async (trx) => {
    await endStaffSessions(trx, staff.id, session);
    await recordAudit(trx, toStaffActor(staff, requestId), 'staff.sessions-end', `staff:${staff.id}`);
  });
}
