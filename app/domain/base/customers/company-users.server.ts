import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { endUserSessions } from '../sessions/sessions.server';
import { nowIso } from '../shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { inRecipientLanguage, queueInvitation } from './account-mail.server';
import {
  findCompanyUser,
  findCompanyUserByEmail,
  listCompanyUsers,
  type CompanyUser,
} from './company-users.queries.server';
import type { CompanyUserChange, NewCompanyUser } from './company-user.schema';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

/** Keeps scripted forms from filling the table. */
const MAX_USERS = 200;

const LAST_MANAGER = perLanguage(
  () => t`At least one user must be able to manage users. Give another user this permission first.`,
);

/** A user who manages their account's users, and the request ID. */
export interface Manager {
  userId: number;
  customerId: number;
  requestId: string;
}

/** Adds an account's first user from its application: manager and approver without a limit. */
export async function addFirstUser(
  trx: Trx,
  customer: { id: number; email: string; firstName: string; lastName: string },
): Promise<void> {
  await insertUser(trx, customer.id, {
    email: customer.email,
    firstName: customer.firstName,
    lastName: customer.lastName,
    mayManage: true,
    mayApprove: true,
    spendingLimit: null,
    approverId: null,
  });
}

/**
 * Adds a user and mails an invitation.
 *
 * @throws NotFoundError if the actor is no longer a manager, FieldError if the address is taken, ConflictError if
 * there are too many.
 */
export async function addCompanyUser(db: Db, manager: Manager, added: NewCompanyUser): Promise<number> {
  return inTransaction(db, async (trx) => {
    const by = await assertManages(trx, manager);
    const account = await trx
      .selectFrom('customers')
      .select(['status', 'company_name'])
      .where('id', '=', manager.customerId)
      .executeTakeFirstOrThrow();
    if (account.status !== 'approved')
      throw new ConflictError(t`You can add users once your trade account is approved.`);
    const users = await listCompanyUsers(trx, manager.customerId);
    if (users.length >= MAX_USERS)
      throw new ConflictError(t`An account can have up to ${MAX_USERS} users. Remove one first.`);
    assertApprover(users, added.approverId);
    const email = added.email.toLowerCase();
    if (await isTaken(trx, email, manager.customerId))
      throw new FieldError('email', t`This email address already has an account`);
    const id = await insertUser(trx, manager.customerId, { ...added, email });
    await inRecipientLanguage(trx, { customerId: manager.customerId, email }, () =>
      queueInvitation(trx, { id, email, firstName: added.firstName }, account.company_name, by),
    );
    await auditUserChange(trx, manager, 'user.add', id, undefined, { ...added, email });
    return id;
  });
}

/**
 * Changes a user's name and rights.
 *
 * @throws NotFoundError, FieldError, or ConflictError if no manager would be left.
 */
export async function changeCompanyUser(db: Db, manager: Manager, userId: number, change: CompanyUserChange) {
  await inTransaction(db, async (trx) => {
    await assertManages(trx, manager);
    const user = await getCompanyUser(trx, manager.customerId, userId);
    const users = await listCompanyUsers(trx, manager.customerId);
    assertApprover(
      users.filter(({ id }) => id !== userId),
      change.approverId,
    );
    if (!change.mayManage) assertAnotherManages(users, user);
    await trx
      .updateTable('company_users')
      .set({
        first_name: change.firstName,
        last_name: change.lastName,
        may_manage: change.mayManage ? 1 : 0,
        may_approve: change.mayApprove ? 1 : 0,
        spending_limit_cents: change.spendingLimit,
        approver_id: change.approverId,
      })
      .where('id', '=', userId)
      .execute();
    await auditUserChange(trx, manager, 'user.change', userId, user, change);
  });
}

/**
 * Removes a user and ends their sessions. Their orders stay with the account.
 *
 * @throws NotFoundError, or ConflictError if no manager would be left.
 */
export async function removeCompanyUser(db: Db, manager: Manager, userId: number): Promise<CompanyUser> {
  return inTransaction(db, async (trx) => {
    await assertManages(trx, manager);
    const user = await getCompanyUser(trx, manager.customerId, userId);
    assertAnotherManages(await listCompanyUsers(trx, manager.customerId), user);
    await trx.updateTable('company_users').set({ removed_at: nowIso() }).where('id', '=', userId).execute();
    await endUserSessions(trx, userId);
    await trx.deleteFrom('sign_in_links').where('user_id', '=', userId).execute();
    await auditUserChange(trx, manager, 'user.remove', userId, user, undefined);
    return user;
  });
}

/** Checked in the transaction, because the manager may have been removed meanwhile. */
async function assertManages(trx: Trx, { userId, customerId }: Manager): Promise<CompanyUser> {
  const user = await findCompanyUser(trx, userId);
  if (user === undefined || user.customerId !== customerId || !user.mayManage)
    throw new NotFoundError(t`You don’t have permission to manage users.`);
  return user;
}

async function getCompanyUser(trx: Trx, customerId: number, userId: number): Promise<CompanyUser> {
  const user = await findCompanyUser(trx, userId);
  if (user?.customerId !== customerId) throw new NotFoundError(t`User not found.`);
  return user;
}

function assertAnotherManages(users: readonly CompanyUser[], user: CompanyUser): void {
  if (user.mayManage && !users.some(({ id, mayManage }) => mayManage && id !== user.id))
    throw new ConflictError(LAST_MANAGER());
}

function assertApprover(users: readonly CompanyUser[], approverId: number | null): void {
  if (approverId !== null && !users.some(({ id, mayApprove }) => id === approverId && mayApprove))
    throw new FieldError('approverId', t`Select a user who can approve orders`);
}

/** Returns whether a user or another account already has the address. */
async function isTaken(trx: Trx, email: string, customerId: number): Promise<boolean> {
  if ((await findCompanyUserByEmail(trx, email)) !== undefined) return true;
  const account = await trx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', customerId)
    .executeTakeFirst();
  return account !== undefined;
}

async function insertUser(trx: Trx, customerId: number, user: NewCompanyUser): Promise<number> {
  const { id } = await trx
    .insertInto('company_users')
    .values(({ selectFrom }) => ({
      customer_id: customerId,
      // The account's, until the user chooses another.
      language: selectFrom('customers')
        .select('language')
        .where('id', '=', customerId)
        .$asScalar()
        .$notNull(),
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      may_manage: user.mayManage ? 1 : 0,
      may_approve: user.mayApprove ? 1 : 0,
      spending_limit_cents: user.spendingLimit,
      approver_id: user.approverId,
      created_at: nowIso(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function auditUserChange(
  trx: Trx,
  { userId, customerId, requestId }: Manager,
  action: string,
  subjectId: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  const actor: Actor = { name: `user:${userId}`, staffId: null, requestId };
  await recordAudit(trx, actor, action, `customer:${customerId}/user:${subjectId}`, { before, after });
}
