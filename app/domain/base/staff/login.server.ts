import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { toStaffActor, type Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { endSession, hashSessionId, signStaffIn, type Session } from '../sessions/sessions.server';
import { isoIn, nowIso } from '../shared/clock';
import { randomKey } from '../shared/random.server';
import {
  countRecoveryCodes,
  acceptCode,
  type SecondFactorOptions,
  type CodeKind,
} from './second-factor.server';
import type { Staff } from '../sessions/sessions.server';
import { countWrongPassword, forgetWrongPasswords, getLoginWait } from './login-backoff.server';
import { findStaffByPassword } from './staff.server';

/** Time between password and code. */
export const PENDING_LOGIN_MS = 10 * 60_000;
/** After this many wrong codes, the password is required again. */
const MAX_FAILURES = 5;
/** Wrong codes per account in 15 minutes, from any address. */
const MAX_FAILURES_PER_WINDOW = 20;
const WINDOW_MS = 15 * 60_000;

type LoginAnswer =
  | { step: 'signed-in'; sessionId: string }
  /** The password was correct; a code is needed. `pendingId` belongs only in the cookie. */
  | { step: 'code'; pendingId: string }
  /** Too many wrong passwords for the username: nothing was compared. */
  | { step: 'wait'; seconds: number };

/**
 * Signs in with username and password, or starts the code step. Audited; wrong passwords only for existing usernames.
 *
 * @param demo whether the demo password is valid
 * @param device where they sign in, as `describeDevice` names it
 * @param isLimited whether wrong passwords make the next one wait
 * @returns undefined if they are wrong.
 */
export async function logIn(
  db: Db,
  session: Session | undefined,
  { username, password }: { username: string; password: string },
  {
    demo,
    requestId,
    device = '',
    isLimited = true,
  }: { demo: boolean; requestId: string; device?: string; isLimited?: boolean },
): Promise<LoginAnswer | undefined> {
  const seconds = isLimited ? await getLoginWait(db, username) : 0;
  if (seconds > 0) return { step: 'wait', seconds };
  const staff = await findStaffByPassword(db, username, password, demo);
  await (staff === undefined ? countWrongPassword(db, username) : forgetWrongPasswords(db, username));
  return inTransaction(db, async (trx) => {
    // Read again: the password may have changed during the comparison.
    const account = staff === undefined ? undefined : await findActive(trx, staff.id);
    if (staff === undefined || account?.password_hash !== staff.passwordHash) {
      await noteFailure(trx, username, requestId);
      return undefined;
    }
    if (account.totp_since !== null) return { step: 'code', pendingId: await openPending(trx, staff.id) };
    return { step: 'signed-in', sessionId: await signIn(trx, session, staff, { requestId, device }) };
  });
}

type CodeAnswer =
  | { step: 'signed-in'; sessionId: string; kind: CodeKind; recoveryCodesLeft: number }
  | { step: 'wrong' }
  /** No pending login: none started, it expired, or too many wrong codes. */
  | { step: 'over'; tooMany: boolean };

/** Completes a pending login with a code. */
export async function logInByCode(
  db: Db,
  session: Session | undefined,
  pendingId: string,
  code: string,
  { requestId, device = '', ...clockwork }: SecondFactorOptions & { requestId: string; device?: string },
): Promise<CodeAnswer> {
  return inTransaction(db, async (trx) => {
    const pending = await findPendingIn(trx, pendingId);
    if (pending === undefined) return { step: 'over', tooMany: false };
    const { staff } = pending;
    if (pending.failures >= MAX_FAILURES || (await countFailures(trx, staff.id)) >= MAX_FAILURES_PER_WINDOW)
      return { step: 'over', tooMany: true };
    const kind = await acceptCode(trx, staff.id, code, clockwork);
    if (kind === undefined) {
      const failures = pending.failures + 1;
      await trx
        .updateTable('pending_logins')
        .set({ failures })
        .where('id_hash', '=', hashSessionId(pendingId))
        .execute();
      await recordAudit(trx, createVisitorActor(requestId), 'staff.code-failed', `staff:${staff.id}`, {
        after: { username: staff.username },
      });
      return failures >= MAX_FAILURES ? { step: 'over', tooMany: true } : { step: 'wrong' };
    }
    await trx.deleteFrom('pending_logins').where('id_hash', '=', hashSessionId(pendingId)).execute();
    const sessionId = await signIn(trx, session, staff, { requestId, device }, kind);
    const recoveryCodesLeft = await countRecoveryCodes(trx, staff.id);
    return { step: 'signed-in', sessionId, kind, recoveryCodesLeft };
  });
}

/** Returns whether a login awaits its code. */
export async function isLoginPending(db: Db, pendingId: string): Promise<boolean> {
  const pending = await findPendingIn(db, pendingId);
  return pending !== undefined && pending.failures < MAX_FAILURES;
}

/** Signs out. */
export async function logOut(db: Db, session: Session, requestId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await endSession(trx, session);
    if (session.staff === undefined) return;
    await recordAudit(
      trx,
      toStaffActor(session.staff, requestId),
      'staff.logout',
      `staff:${session.staff.id}`,
    );
  });
}

async function signIn(
  trx: Trx,
  session: Session | undefined,
  staff: Pick<Staff, 'id' | 'username'>,
  { requestId, device }: { requestId: string; device: string },
  kind?: CodeKind,
): Promise<string> {
  const names = { app: 'code of the app', recovery: 'recovery code' };
  await recordAudit(
    trx,
    toStaffActor(staff, requestId),
    'staff.login',
    `staff:${staff.id}`,
    kind === undefined ? {} : { after: { secondFactor: names[kind] } },
  );
  return signStaffIn(trx, session, staff.id, device);
}

/** Only for existing usernames: anything else may be a mistyped password. */
async function noteFailure(trx: Trx, username: string, requestId: string): Promise<void> {
  const known = await trx
    .selectFrom('staff')
    .select(['id', 'username'])
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (known === undefined) return;
  await recordAudit(trx, createVisitorActor(requestId), 'staff.login-failed', `staff:${known.id}`, {
    after: { username: known.username },
  });
}

/** No one owns a username until the password is correct. */
function createVisitorActor(requestId: string): Actor {
  return { name: 'visitor', staffId: null, requestId };
}

async function openPending(trx: Trx, staffId: number): Promise<string> {
  const id = randomKey();
  await trx
    .insertInto('pending_logins')
    .values({
      id_hash: hashSessionId(id),
      staff_id: staffId,
      created_at: nowIso(),
      expires_at: isoIn(PENDING_LOGIN_MS),
    })
    .execute();
  return id;
}

async function findPendingIn(db: Db | Trx, pendingId: string) {
  const row = await db
    .selectFrom('pending_logins as p')
    .innerJoin('staff as s', 's.id', 'p.staff_id')
    .select(['p.failures', 's.id', 's.username', 's.name', 's.role'])
    .where('p.id_hash', '=', hashSessionId(pendingId))
    .where('p.expires_at', '>', nowIso())
    .where('s.is_active', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { failures, ...staff } = row;
  return { failures, staff };
}

async function countFailures(trx: Trx, staffId: number): Promise<number> {
  const { failures } = await trx
    .selectFrom('pending_logins')
    .select((build) => build.fn.sum<number | null>('failures').as('failures'))
    .where('staff_id', '=', staffId)
    .where('created_at', '>', isoIn(-WINDOW_MS))
    .executeTakeFirstOrThrow();
  return failures ?? 0;
}

async function findActive(trx: Trx, staffId: number) {
  return trx
    .selectFrom('staff')
    .select(['password_hash', 'totp_since'])
    .where('id', '=', staffId)
    .where('is_active', '=', 1)
    .executeTakeFirst();
}
