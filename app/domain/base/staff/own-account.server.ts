import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { toStaffActor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { endStaffSessions, type Session } from '../sessions/sessions.server';
import { FieldError, NotFoundError } from '../shared/errors';
import { findPasswordProblem } from './password.rules';
import { findGuessablePasswordProblem } from './guessable-passwords.server';
import { hashPassword, verifyPassword } from './passwords.server';
import { StaffChangedError } from './staff-accounts.server';
import { findStaffAccount } from './staff-accounts.queries.server';
import type { OwnDetails, OwnPassword } from './staff-account.schema';
import type { Staff } from '../sessions/sessions.server';

/**
 * Changes the signed-in staff member's name and email.
 *
 * @throws NotFoundError, StaffChangedError
 */
export async function changeOwnDetails(
  db: Db,
  staff: Pick<Staff, 'id' | 'username'>,
  { name, email, expectedVersion }: OwnDetails,
  requestId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const account = await findStaffAccount(trx, staff.id);
    if (account === undefined) throw new NotFoundError('Staff account not found.');
    if (account.version !== expectedVersion) throw new StaffChangedError(account);
    await trx
      .updateTable('staff')
      .set({ name, email, version: account.version + 1 })
      .where('id', '=', staff.id)
      .execute();
    await recordAudit(trx, toStaffActor(staff, requestId), 'staff.change', `staff:${staff.id}`, {
      before: { name: account.name, email: account.email },
      after: { name, email },
    });
  });
}

/**
 * Changes the signed-in staff member's password and ends their other sessions.
 *
 * @throws FieldError if the current password is wrong or the new one isn't allowed.
 */
export async function changeOwnPassword(
  db: Db,
  session: Session & { staff: Staff },
  { currentPassword, newPassword }: OwnPassword,
  requestId: string,
): Promise<void> {
  const { staff } = session;
  const { password_hash: known } = await db
    .selectFrom('staff')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(currentPassword, known)))
    throw new FieldError('currentPassword', 'Current password is incorrect');
  const problem =
    findPasswordProblem(newPassword, staff.username) ?? findGuessablePasswordProblem(newPassword);
  if (problem !== undefined) throw new FieldError('newPassword', problem);
  if (newPassword === currentPassword)
    throw new FieldError('newPassword', 'Choose a password other than your current one');
  const password_hash = await hashPassword(newPassword);
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('staff')
      .set({ password_hash })
      .where('id', '=', staff.id)
      .where('password_hash', '=', known)
      .returning('id')
      .executeTakeFirstOrThrow(
        () => new FieldError('currentPassword', 'Your password was changed. Sign in again'),
      );
    await endStaffSessions(trx, staff.id, session);
    await recordAudit(trx, toStaffActor(staff, requestId), 'staff.password', `staff:${staff.id}`, {
      after: { password: 'changed by themselves' },
    });
  });
}
