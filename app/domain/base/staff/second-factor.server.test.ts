import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { addStaffMember } from '../../../../tests/support/staff-members';
import { openTestStore } from '../../../../tests/support/test-store';
import { findSession } from '../sessions/sessions.server';
import { isLoginPending, logIn, logInByCode } from './login.server';
import { getCodeAt } from './passwords.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  endSecondFactor,
  findUnconfirmedKey,
  renewRecoveryCodes,
} from './second-factor.server';

const sealKey = 'a secret that only this test knows';
const requestId = 'r';
const right = { username: 'clara', password: 'a long passphrase' };
const STEP = 30_000;
/** A moment in the middle of its 30 seconds. */
const now = Math.floor(Date.now() / STEP) * STEP + 15_000;

let db: Db;
let id: number;
const actor = () => ({ name: 'staff:clara', staffId: id, requestId });

beforeEach(async () => {
  ({ db } = await openTestStore());
  id = await addStaffMember(db, { ...right, role: 'clerk' });
});

async function setUp(): Promise<{ key: string; codes: string[] }> {
  await beginSecondFactor(db, id, sealKey);
  const key = (await findUnconfirmedKey(db, id, sealKey)) ?? '';
  const codes = await confirmSecondFactor(db, id, getCodeAt(key, now), { sealKey, now }, actor());
  return { key, codes };
}

async function pending(): Promise<string> {
  const answer = await logIn(db, undefined, right, { demo: false, requestId });
  if (answer?.step !== 'code') throw new Error('The login asks for no code.');
  return answer.pendingId;
}

const enter = (pendingId: string, code: string, at = now, key = sealKey) =>
  logInByCode(db, undefined, pendingId, code, { sealKey: key, now: at, requestId });

const actions = async () =>
  (await db.selectFrom('audit_entries').select('action').orderBy('id').execute()).map(({ action }) => action);

describe('setting up', () => {
  it('needs a code of the key before it counts', async () => {
    await beginSecondFactor(db, id, sealKey);
    const key = (await findUnconfirmedKey(db, id, sealKey)) ?? '';
    const wrong = getCodeAt(key, now + 10 * STEP);
    await expect(confirmSecondFactor(db, id, wrong, { sealKey, now }, actor())).rejects.toMatchObject({
      field: 'code',
    });
    expect(await logIn(db, undefined, right, { demo: false, requestId })).toMatchObject({
      step: 'signed-in',
    });
    await confirmSecondFactor(db, id, getCodeAt(key, now), { sealKey, now }, actor());
    expect(await logIn(db, undefined, right, { demo: false, requestId })).toMatchObject({ step: 'code' });
  });

  it('shows the key until it is confirmed and never again', async () => {
    const { key } = await setUp();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(await findUnconfirmedKey(db, id, sealKey)).toBeUndefined();
    await expect(beginSecondFactor(db, id, sealKey)).rejects.toThrow('already on');
  });

  it('keeps neither the key nor the recovery codes readable in the database', async () => {
    const { key, codes } = await setUp();
    const rows = [
      ...(await db.selectFrom('staff').selectAll().execute()),
      ...(await db.selectFrom('staff_recovery_codes').selectAll().execute()),
      ...(await db.selectFrom('audit_entries').selectAll().execute()),
    ];
    const kept = JSON.stringify(rows);
    for (const secret of [key, ...codes]) expect(kept).not.toContain(secret);
    expect(new Set(codes).size).toBe(10);
  });
});

describe('signing in', () => {
  it('is no session before the code, and one after it', async () => {
    const { key } = await setUp();
    const pendingId = await pending();
    expect(await findSession(db, pendingId)).toBeUndefined();
    expect(await db.selectFrom('sessions').select('id_hash').execute()).toEqual([]);
    const answer = await enter(pendingId, getCodeAt(key, now + STEP), now + STEP);
    expect(answer).toMatchObject({ step: 'signed-in', kind: 'app' });
    if (answer.step === 'signed-in')
      expect((await findSession(db, answer.sessionId))?.staff).toMatchObject({ username: 'clara' });
    expect(await isLoginPending(db, pendingId)).toBe(false);
  });

  it('takes each code once, and none that is older than one that was used', async () => {
    const { key } = await setUp();
    // The code that confirmed the key was used by that.
    expect(await enter(await pending(), getCodeAt(key, now))).toEqual({ step: 'wrong' });
    const next = getCodeAt(key, now + STEP);
    expect(await enter(await pending(), next)).toMatchObject({ step: 'signed-in' });
    expect(await enter(await pending(), next)).toEqual({ step: 'wrong' });
    expect(await enter(await pending(), getCodeAt(key, now), now + STEP)).toEqual({ step: 'wrong' });
  });

  it.each([
    [-2, 'wrong'],
    [-1, 'signed-in'],
    [0, 'signed-in'],
    [1, 'signed-in'],
    [2, 'wrong'],
  ])('with a clock that is %i steps off is %s', async (steps, step) => {
    const { key } = await setUp();
    const later = now + 100 * STEP;
    expect((await enter(await pending(), getCodeAt(key, later + steps * STEP), later)).step).toBe(step);
  });

  it('takes a recovery code in any writing, once', async () => {
    const { codes } = await setUp();
    const typed = ` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' ')}`;
    expect(await enter(await pending(), typed)).toMatchObject({ kind: 'recovery', recoveryCodesLeft: 9 });
    expect(await enter(await pending(), codes[3] ?? '')).toEqual({ step: 'wrong' });
  });

  it('works by a recovery code when the store’s secret is another one, and by no code of the app', async () => {
    const { key, codes } = await setUp();
    const at = now + 5 * STEP;
    expect(await enter(await pending(), getCodeAt(key, at), at, 'another secret')).toEqual({ step: 'wrong' });
    expect(await enter(await pending(), codes[0] ?? '', at, 'another secret')).toMatchObject({
      kind: 'recovery',
    });
  });

  it('asks for the password again after five wrong codes', async () => {
    const { key } = await setUp();
    const pendingId = await pending();
    for (const step of ['wrong', 'wrong', 'wrong', 'wrong', 'over'])
      expect((await enter(pendingId, '000000', now + 50 * STEP)).step).toBe(step);
    const at = now + 50 * STEP;
    expect(await enter(pendingId, getCodeAt(key, at), at)).toEqual({ step: 'over', tooMany: true });
    expect(await isLoginPending(db, pendingId)).toBe(false);
  });

  it('refuses every code after twenty wrong ones of the account, whatever logins they came by', async () => {
    const { key } = await setUp();
    const at = now + 50 * STEP;
    for (let login = 0; login < 5; login += 1) {
      const pendingId = await pending();
      for (let count = 0; count < 4; count += 1) await enter(pendingId, '000000', at);
    }
    expect(await enter(await pending(), getCodeAt(key, at), at)).toEqual({ step: 'over', tooMany: true });
  });

  it('is over when the code comes too late, for nobody’s id, and for an account that was switched off', async () => {
    const { key } = await setUp();
    const at = now + 5 * STEP;
    const late = await pending();
    await db.updateTable('pending_logins').set({ expires_at: '2020-01-01T00:00:00.000Z' }).execute();
    expect(await enter(late, getCodeAt(key, at), at)).toEqual({ step: 'over', tooMany: false });
    expect(await enter('made-up', getCodeAt(key, at), at)).toMatchObject({ step: 'over' });
    const switchedOff = await pending();
    await db.updateTable('staff').set({ is_active: 0 }).execute();
    expect(await enter(switchedOff, getCodeAt(key, at), at)).toMatchObject({ step: 'over' });
  });
});

describe('afterwards', () => {
  it('new recovery codes replace the old ones, for a code', async () => {
    const { key, codes } = await setUp();
    const clockwork = { sealKey, now: now + STEP };
    await expect(renewRecoveryCodes(db, id, '123', clockwork, actor())).rejects.toMatchObject({
      field: 'code',
    });
    const fresh = await renewRecoveryCodes(db, id, getCodeAt(key, now + STEP), clockwork, actor());
    expect(await countRecoveryCodes(db, id)).toBe(10);
    expect(await enter(await pending(), codes[0] ?? '')).toEqual({ step: 'wrong' });
    expect(await enter(await pending(), fresh[0] ?? '')).toMatchObject({ kind: 'recovery' });
  });

  it('it is switched off by a code, and nothing of it is left', async () => {
    const { key } = await setUp();
    const clockwork = { sealKey, now: now + STEP };
    await expect(endSecondFactor(db, id, getCodeAt(key, now), clockwork, actor())).rejects.toMatchObject({
      field: 'code',
    });
    await endSecondFactor(db, id, getCodeAt(key, now + STEP), clockwork, actor());
    expect(await db.selectFrom('staff').select(['totp_secret', 'totp_since']).executeTakeFirst()).toEqual({
      totp_secret: null,
      totp_since: null,
    });
    expect(await db.selectFrom('staff_recovery_codes').select('id').execute()).toEqual([]);
  });

  it('the audit log knows of all of it, and of no code', async () => {
    const { key } = await setUp();
    const pendingId = await pending();
    await enter(pendingId, '000000', now + STEP);
    await enter(pendingId, getCodeAt(key, now + STEP), now + STEP);
    const clockwork = { sealKey, now: now + 2 * STEP };
    await endSecondFactor(db, id, getCodeAt(key, now + 2 * STEP), clockwork, actor());
    expect(await actions()).toEqual([
      'staff.factor-on',
      'staff.code-failed',
      'staff.login',
      'staff.factor-off',
    ]);
  });
});
