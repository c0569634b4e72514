import { createHash } from 'node:crypto';

import type { Db, Trx } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { nowIso } from '../shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { createReadableKey } from '../shared/random.server';
import { createCodeKey, findCodeStep } from './passwords.server';
import { openSecret, sealSecret } from '../shared/sealed-secret.server';
import { countRows } from '../shared/list-queries.server';

const RECOVERY_CODES = 10;
/** Four blocks of 20 bits can't be brute-forced, so a plain hash is enough. */
const BLOCKS = 4;

const WRONG_CODE = 'Incorrect code. Enter the current code from your app';

/** The kind of code that matched. */
export type CodeKind = 'app' | 'recovery';

/** The encryption key and the current time. */
export interface SecondFactorOptions {
  sealKey: string;
  now: number;
}

/**
 * Starts enabling the second factor with a new key, which counts once confirmed.
 *
 * @throws ConflictError if it is already enabled.
 */
export async function beginSecondFactor(db: Db, staffId: number, sealKey: string): Promise<void> {
  await db
    .updateTable('staff')
    .set({ totp_secret: sealSecret(createCodeKey(), getKeyOwner(staffId), sealKey), totp_last_step: null })
    .where('id', '=', staffId)
    .where('totp_since', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow(() => new ConflictError('Two-factor authentication is already on.'));
}

/** Finds the unconfirmed key; undefined if none, or once enabled. */
export async function findUnconfirmedKey(db: Db, staffId: number, sealKey: string) {
  const { totp_secret, totp_since } = await getFactor(db, staffId);
  if (totp_secret === null || totp_since !== null) return undefined;
  return openSecret(totp_secret, getKeyOwner(staffId), sealKey);
}

/**
 * Enables the second factor if the code proves that the app has the key.
 *
 * @returns the recovery codes, only this once.
 * @throws FieldError for a wrong code, ConflictError if setup wasn't started or it is already enabled.
 */
export async function confirmSecondFactor(
  db: Db,
  staffId: number,
  code: string,
  { sealKey, now }: SecondFactorOptions,
  actor: Actor,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const { totp_secret, totp_since } = await getFactor(trx, staffId);
    if (totp_since !== null) throw new ConflictError('Two-factor authentication is already on.');
    const key = totp_secret === null ? undefined : openSecret(totp_secret, getKeyOwner(staffId), sealKey);
    if (key === undefined) throw new ConflictError('Setup expired. Start again.');
    const step = findCodeStep(key, toDigits(code), now);
    if (step === undefined) throw new FieldError('code', WRONG_CODE);
    await trx
      .updateTable('staff')
      .set({ totp_since: nowIso(), totp_last_step: step })
      .where('id', '=', staffId)
      .execute();
    const codes = await replaceRecoveryCodes(trx, staffId);
    await recordAudit(trx, actor, 'staff.factor-on', `staff:${staffId}`, {
      before: { secondFactor: 'off' },
      after: { secondFactor: 'on' },
    });
    return codes;
  });
}

/**
 * Replaces the recovery codes with ten new ones.
 *
 * @throws FieldError for a wrong code.
 */
export async function renewRecoveryCodes(
  db: Db,
  staffId: number,
  code: string,
  clockwork: SecondFactorOptions,
  actor: Actor,
): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    await assertCode(trx, staffId, code, clockwork);
    const before = { recoveryCodesLeft: await countRecoveryCodes(trx, staffId) };
    const codes = await replaceRecoveryCodes(trx, staffId);
    const after = { recoveryCodesLeft: codes.length };
    await recordAudit(trx, actor, 'staff.recovery-codes', `staff:${staffId}`, { before, after });
    return codes;
  });
}

/**
 * Disables one's own second factor.
 *
 * @throws FieldError for a wrong code, ConflictError if the role requires it.
 */
export async function endSecondFactor(
  db: Db,
  staffId: number,
  code: string,
  clockwork: SecondFactorOptions,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (await isSecondFactorRequired(trx, staffId))
      throw new ConflictError('Your role requires two-factor authentication.');
    await assertCode(trx, staffId, code, clockwork);
    await resetSecondFactorOf(trx, staffId);
    await recordAudit(trx, actor, 'staff.factor-off', `staff:${staffId}`, {
      before: { secondFactor: 'on' },
      after: { secondFactor: 'off' },
    });
  });
}

/** Returns whether a staff member's role requires a second factor. */
export async function isSecondFactorRequired(db: Db | Trx, staffId: number): Promise<boolean> {
  const required = await db
    .selectFrom('staff as s')
    .innerJoin('second_factor_roles as r', 'r.role', 's.role')
    .select('s.id')
    .where('s.id', '=', staffId)
    .executeTakeFirst();
  return required !== undefined;
}

/** Deletes the key and the recovery codes. */
export async function resetSecondFactorOf(trx: Trx, staffId: number): Promise<void> {
  await trx
    .updateTable('staff')
    .set({ totp_secret: null, totp_since: null, totp_last_step: null })
    .where('id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

/**
 * Accepts an app code or a recovery code, once.
 *
 * @returns undefined if it is wrong or used.
 */
export async function acceptCode(
  trx: Trx,
  staffId: number,
  code: string,
  { sealKey, now }: SecondFactorOptions,
): Promise<CodeKind | undefined> {
  const digits = toDigits(code);
  if (!/^\d{6}$/.test(digits)) return (await acceptRecoveryCode(trx, staffId, code)) ? 'recovery' : undefined;
  const { totp_secret, totp_since } = await getFactor(trx, staffId);
  if (totp_secret === null || totp_since === null) return undefined;
  const key = openSecret(totp_secret, getKeyOwner(staffId), sealKey);
  const step = key === undefined ? undefined : findCodeStep(key, digits, now);
  if (step === undefined) return undefined;
  // A code seen over the shoulder is already used.
  const taken = await trx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where((build) => build.or([build('totp_last_step', 'is', null), build('totp_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return taken === undefined ? undefined : 'app';
}

/** Returns since when it is enabled, how many recovery codes are left, and whether it can be disabled; undefined if disabled. */
export async function readSecondFactor(db: Db, staffId: number) {
  const { totp_since: since } = await getFactor(db, staffId);
  if (since === null) return undefined;
  return {
    since,
    recoveryCodesLeft: await countRecoveryCodes(db, staffId),
    isRequired: await isSecondFactorRequired(db, staffId),
  };
}

export async function countRecoveryCodes(db: Db | Trx, staffId: number): Promise<number> {
  return countRows(
    db.selectFrom('staff_recovery_codes').where('staff_id', '=', staffId).where('used_at', 'is', null),
  );
}

async function assertCode(trx: Trx, staffId: number, code: string, clockwork: SecondFactorOptions) {
  if ((await acceptCode(trx, staffId, code, clockwork)) === undefined)
    throw new FieldError('code', `${WRONG_CODE}. Each code works once`);
}

async function acceptRecoveryCode(trx: Trx, staffId: number, code: string): Promise<boolean> {
  const taken = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: nowIso() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hashCode(code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function replaceRecoveryCodes(trx: Trx, staffId: number): Promise<string[]> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  const codes = Array.from({ length: RECOVERY_CODES }, () => createReadableKey(BLOCKS));
  const created_at = nowIso();
  await trx
    .insertInto('staff_recovery_codes')
    .values(
      codes.map((code) => ({ staff_id: staffId, code_hash: hashCode(code), created_at, used_at: null })),
    )
    .execute();
  return codes;
}

async function getFactor(db: Db | Trx, staffId: number) {
  return db
    .selectFrom('staff')
    .select(['totp_secret', 'totp_since'])
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow(() => new NotFoundError('Staff account not found.'));
}

/** Case and separators don't matter: 'abcd efgh' equals 'ABCD-EFGH'. */
function hashCode(code: string): string {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function toDigits(code: string): string {
  return code.replace(/[\s-]+/g, '');
}

function getKeyOwner(staffId: number): string {
  return `staff:${staffId}`;
}
