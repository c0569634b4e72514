import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { endStaffSessions } from '../sessions/sessions.server';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { findPasswordProblem } from './password.rules';
import { findGuessablePasswordProblem } from './guessable-passwords.server';
import { hashPassword } from './passwords.server';
import { resetSecondFactorOf } from './second-factor.server';
import { findStaffAccount, type StaffAccount } from './staff-accounts.queries.server';
import type { NewStaff, StaffChange } from './staff-account.schema';
import { insertStaff } from './staff.server';

const LAST_OWNER = 'This is the only active owner. Make someone else an owner first.';
const OWN_ACCOUNT = 'To change your own account, go to My account.';

/** The account changed since the form was opened. */
export class StaffChangedError extends ConflictError {
  readonly current: StaffAccount;

  constructor(current: StaffAccount) {
    super('Someone else changed this account while you were editing. Your changes aren’t saved yet.');
    this.current = current;
  }
}

/**
 * Adds an enabled staff account.
 *
 * @throws FieldError if the username is taken or the password is easy to guess.
 */
export async function addStaffAccount(db: Db, added: NewStaff, actor: Actor): Promise<number> {
  const guessable = findGuessablePasswordProblem(added.password);
  if (guessable !== undefined) throw new FieldError('password', guessable);
  const passwordHash = await hashPassword(added.password);
  return inTransaction(db, async (trx) => {
    const { username, name, email, role } = added;
    const id = await insertStaff(trx, { username, name, email, role, passwordHash });
    const after = { username, name, email, role };
    await recordAudit(trx, actor, 'staff.add', `staff:${id}`, { after });
    return id;
  });
}

/**
 * Changes name, email, and role.
 *
 * @throws NotFoundError, StaffChangedError, or FieldError if no owner would be left.
 */
export async function changeStaffAccount(db: Db, id: number, change: StaffChange, actor: Actor) {
  await inTransaction(db, async (trx) => {
    const account = await getAccount(trx, id);
    if (account.version !== change.expectedVersion) throw new StaffChangedError(account);
    if (change.role !== 'owner' && (await isLastOwner(trx, account)))
      throw new FieldError('role', LAST_OWNER);
    const { name, email, role } = change;
    await trx
      .updateTable('staff')
      .set({ name, email, role, version: account.version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, 'staff.change', `staff:${id}`, {
      before: { name: account.name, email: account.email, role: account.role },
      after: { name, email, role },
    });
  });
}

/**
 * Enables an account, or disables it and ends its sessions.
 *
 * @throws NotFoundError, or ConflictError for one's own account and the last owner.
 */
export async function setStaffAccountActive(db: Db, id: number, isActive: boolean, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const account = await getAccount(trx, id);
    if (account.isActive === isActive) return account;
    if (!isActive) {
      if (await isLastOwner(trx, account)) throw new ConflictError(LAST_OWNER);
      if (id === actor.staffId) throw new ConflictError('You can’t deactivate your own account.');
      await endStaffSessions(trx, id);
    }
    await trx
      .updateTable('staff')
      .set({ is_active: isActive ? 1 : 0, version: account.version + 1 })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actor, isActive ? 'staff.switch-on' : 'staff.switch-off', `staff:${id}`, {
      before: { active: account.isActive },
      after: { active: isActive },
    });
    return account;
  });
}

/**
 * Sets another account's password and ends its sessions. Audited without the password.
 *
 * @throws NotFoundError, FieldError for a password that isn't allowed, ConflictError for one's own account.
 */
export async function setStaffPassword(db: Db, id: number, password: string, actor: Actor): Promise<void> {
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (trx) => {
    const account = await getAccount(trx, id);
    if (id === actor.staffId) throw new ConflictError(OWN_ACCOUNT);
    const problem = findPasswordProblem(password, account.username) ?? findGuessablePasswordProblem(password);
    if (problem !== undefined) throw new FieldError('password', problem);
    await trx.updateTable('staff').set({ password_hash }).where('id', '=', id).execute();
    await endStaffSessions(trx, id);
    await recordAudit(trx, actor, 'staff.password', `staff:${id}`, {
      after: { password: 'set by an owner' },
    });
  });
}

/**
 * Removes another account's second factor, for example for a lost phone, and ends its sessions.
 *
 * @throws NotFoundError, or ConflictError for one's own account or if there is none.
 */
export async function resetSecondFactor(db: Db, id: number, actor: Actor): Promise<StaffAccount> {
  return inTransaction(db, async (trx) => {
    const account = await getAccount(trx, id);
    if (id === actor.staffId) throw new ConflictError(OWN_ACCOUNT);
    if (!account.hasSecondFactor)
      throw new ConflictError('This account doesn’t use two-factor authentication.');
    await resetSecondFactorOf(trx, id);
    await endStaffSessions(trx, id);
    await recordAudit(trx, actor, 'staff.factor-reset', `staff:${id}`, {
      before: { secondFactor: 'on' },
      after: { secondFactor: 'off' },
    });
    return account;
  });
}

/**
 * Ends all sessions of another account, for example for a lost laptop.
 *
 * @throws NotFoundError, or ConflictError for one's own account.
 */
export async function endSessionsOfStaff(db: Db, id: number, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    await getAccount(trx, id);
    if (id === actor.staffId) throw new ConflictError(OWN_ACCOUNT);
    await endStaffSessions(trx, id);
    await recordAudit(trx, actor, 'staff.sessions-end', `staff:${id}`);
  });
}

async function getAccount(trx: Trx, id: number): Promise<StaffAccount> {
  const account = await findStaffAccount(trx, id);
  if (account === undefined) throw new NotFoundError('Staff account not found.');
  return account;
}

async function isLastOwner(trx: Trx, account: StaffAccount): Promise<boolean> {
  if (account.role !== 'owner' || !account.isActive) return false;
  const other = await trx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('is_active', '=', 1)
    .where('id', '<>', account.id)
    .executeTakeFirst();
  return other === undefined;
}
