import type { Updateable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import type { AuditEntriesTable } from '../../../../db/tables/people';
import { addStaffMember } from '../../../../tests/support/staff-members';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Actor } from '../audit/actor';
import { findSession, openSession } from '../sessions/sessions.server';
import { logIn } from './login.server';
import { changeOwnDetails, changeOwnPassword } from './own-account.server';
import {
  addStaffAccount,
  endSessionsOfStaff,
  changeStaffAccount,
  resetSecondFactor,
  setStaffPassword,
  setStaffAccountActive,
} from './staff-accounts.server';
import type { StaffRole } from './staff.schema';
import { findStaffByPassword } from './staff.server';

const PASSWORD = 'correct horse battery';
let db: Db;
let ann: number;
let bob: number;
let actor: Actor;

const add = (username: string, role: StaffRole) => addStaffMember(db, { username, password: PASSWORD, role });

beforeEach(async () => {
  ({ db } = await openTestStore());
  ann = await add('ann', 'owner');
  bob = await add('bob', 'clerk');
  actor = { name: 'staff:ann', staffId: ann, requestId: 'r' };
});

const stateOf = (id: number) =>
  db
    .selectFrom('staff')
    .select(['role', 'is_active', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const audit = async () =>
  (await db.selectFrom('audit_entries').selectAll().orderBy('id').execute()).map(
    ({ actor: who, action, subject, before, after }) => ({ who, action, subject, before, after }),
  );

describe('the last owner', () => {
  const details = { name: 'Ann', email: 'ann@keyway.example', expectedVersion: 1 };

  it('is neither demoted nor switched off', async () => {
    const demoted = changeStaffAccount(db, ann, { ...details, role: 'manager' }, actor);
    await expect(demoted).rejects.toMatchObject({ field: 'role', message: /only active owner/ });
    const off = setStaffAccountActive(db, ann, false, { ...actor, staffId: bob });
    await expect(off).rejects.toThrow('only active owner');
    expect(await stateOf(ann)).toMatchObject({ role: 'owner', is_active: 1 });
    expect(await audit()).toEqual([]);
  });

  it('is not the last while another owner is switched on, and is again when that one is not', async () => {
    const cora = await add('cora', 'owner');
    await setStaffAccountActive(db, cora, false, actor);
    await expect(changeStaffAccount(db, ann, { ...details, role: 'clerk' }, actor)).rejects.toMatchObject({
      field: 'role',
    });
    await setStaffAccountActive(db, cora, true, actor);
    await changeStaffAccount(db, ann, { ...details, role: 'clerk' }, actor);
    expect(await stateOf(ann)).toMatchObject({ role: 'clerk' });
  });
});

describe('access', () => {
  const session = (staffId: number) => openSession(db, { staffId, lifetimeMs: 60_000 });

  it('ends at once when the account is switched off, and comes back with it', async () => {
    const open = await session(bob);
    await setStaffAccountActive(db, bob, false, actor);
    expect(await findSession(db, open)).toBeUndefined();
    expect(await findStaffByPassword(db, 'bob', PASSWORD, false)).toBeUndefined();
    await setStaffAccountActive(db, bob, true, actor);
    expect(await findStaffByPassword(db, 'bob', PASSWORD, false)).toMatchObject({ username: 'bob' });
  });

  it('nobody switches off, or resets, their own account here', async () => {
    await add('cora', 'owner');
    await expect(setStaffAccountActive(db, ann, false, actor)).rejects.toThrow('your own');
    await expect(setStaffPassword(db, ann, 'another long one', actor)).rejects.toThrow('your own');
    await expect(resetSecondFactor(db, ann, actor)).rejects.toThrow('your own');
  });

  it('a new password ends the sessions of the person, and the log does not know it', async () => {
    const [open, other] = [await session(bob), await session(ann)];
    await setStaffPassword(db, bob, 'a brand new phrase', actor);
    expect(await findSession(db, open)).toBeUndefined();
    expect(await findSession(db, other)).toBeDefined();
    expect(await findStaffByPassword(db, 'bob', 'a brand new phrase', false)).toBeDefined();
    expect(await findStaffByPassword(db, 'bob', PASSWORD, false)).toBeUndefined();
    const log = JSON.stringify(await audit());
    expect(log).toContain('staff.password');
    expect(log).not.toContain('brand new');
    expect(log).not.toContain('scrypt');
  });

  it('a second factor that an owner takes away ends the sessions of the person', async () => {
    const open = await session(bob);
    await db
      .updateTable('staff')
      .set({ totp_since: new Date().toISOString() })
      .where('id', '=', bob)
      .execute();
    await resetSecondFactor(db, bob, actor);
    expect(await findSession(db, open)).toBeUndefined();
  });

  it('an owner ends all sessions of somebody else, and the log says so', async () => {
    const [open, other] = [await session(bob), await session(ann)];
    await endSessionsOfStaff(db, bob, actor);
    expect(await findSession(db, open)).toBeUndefined();
    expect(await findSession(db, other)).toBeDefined();
    await expect(endSessionsOfStaff(db, ann, actor)).rejects.toThrow('your own');
    expect((await audit()).map(({ action }) => action)).toContain('staff.sessions-end');
  });

  it('one’s own new password keeps the browser at hand and ends the others', async () => {
    const [here, elsewhere] = [await session(bob), await session(bob)];
    const own = await findSession(db, here);
    if (own?.staff === undefined) throw new Error('No session.');
    const change = { currentPassword: PASSWORD, newPassword: 'a brand new phrase', repeatedPassword: '' };
    const wrong = changeOwnPassword(
      db,
      { ...own, staff: own.staff },
      { ...change, currentPassword: 'x' },
      'r',
    );
    await expect(wrong).rejects.toMatchObject({ field: 'currentPassword' });
    expect(await findSession(db, elsewhere)).toBeDefined();
    await changeOwnPassword(db, { ...own, staff: own.staff }, change, 'r');
    expect(await findSession(db, here)).toBeDefined();
    expect(await findSession(db, elsewhere)).toBeUndefined();
    expect(await findStaffByPassword(db, 'bob', 'a brand new phrase', false)).toBeDefined();
  });

  it.each(['bob', 'BOB', 'keyway-demo', 'Keyway-Demo', 'too short', 'aaaaaaaaaaaaaaa'])(
    'nobody gets the password %j',
    async (password) => {
      await expect(setStaffPassword(db, bob, password, actor)).rejects.toMatchObject({ field: 'password' });
    },
  );
});

describe('two owners at one account', () => {
  it('the second is told what is saved, and overwrites nothing', async () => {
    const base = { email: 'bob@keyway.example', expectedVersion: 1 };
    await changeStaffAccount(db, bob, { ...base, name: 'Bob One', role: 'clerk' }, actor);
    const second = changeStaffAccount(db, bob, { ...base, name: 'Bob Two', role: 'clerk' }, actor);
    await expect(second).rejects.toMatchObject({ current: { name: 'Bob One', version: 2 } });
    const own = { id: bob, username: 'bob', name: 'bob', role: 'clerk' } as const;
    const stale = changeOwnDetails(db, own, { ...base, name: 'Bob Three' }, 'r');
    await expect(stale).rejects.toMatchObject({ current: { name: 'Bob One' } });
  });
});

describe('the audit log', () => {
  it('has every change with before and after', async () => {
    const cora = await addStaffAccount(
      db,
      { username: 'cora', name: 'Cora', email: 'c@keyway.example', role: 'viewer', password: PASSWORD },
      actor,
    );
    const change = { name: 'Cora', email: 'c@keyway.example', role: 'manager', expectedVersion: 1 } as const;
    await changeStaffAccount(db, cora, change, actor);
    await setStaffAccountActive(db, cora, false, actor);
    const entries = await audit();
    expect(entries.map(({ action }) => action)).toEqual(['staff.add', 'staff.change', 'staff.switch-off']);
    expect(entries[1]).toMatchObject({
      who: 'staff:ann',
      subject: `staff:${cora}`,
      before: JSON.stringify({ name: 'Cora', email: 'c@keyway.example', role: 'viewer' }),
      after: JSON.stringify({ name: 'Cora', email: 'c@keyway.example', role: 'manager' }),
    });
    expect(JSON.stringify(entries)).not.toContain(PASSWORD);
  });

  it('has logins, and those that failed for a name that exists, without what was typed', async () => {
    const login = (username: string, password: string) =>
      logIn(db, undefined, { username, password }, { demo: false, requestId: 'r' });
    await login('nobody-at-all', 'my secret in the wrong field');
    await login('BOB', 'not the password');
    await login('bob', PASSWORD);
    const entries = await audit();
    expect(entries.map(({ who, action }) => [who, action])).toEqual([
      ['visitor', 'staff.login-failed'],
      ['staff:bob', 'staff.login'],
    ]);
    for (const secret of ['not the password', PASSWORD, 'wrong field', 'nobody-at-all'])
      expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it('cannot be changed, by anyone who goes through the application', async () => {
    await setStaffAccountActive(db, bob, false, actor);
    await expect(db.updateTable('audit_entries').set({ actor: 'nobody' }).execute()).rejects.toThrow(
      'only written to',
    );
    await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('only written to');
    expect(await audit()).toHaveLength(1);
  });

  it('can lose its values when personal data is erased, and nothing else', async () => {
    await setStaffAccountActive(db, bob, false, actor);
    const set = (values: Updateable<AuditEntriesTable>) =>
      db
        .updateTable('audit_entries')
        .set({ before: null, after: null, ...values })
        .execute();
    const refused: Updateable<AuditEntriesTable>[] = [
      { after: '{}' },
      { before: '{}' },
      { actor: 'nobody' },
      { staff_id: null },
      { action: 'x' },
      { subject: 'x' },
      { request_id: 'x' },
      { created_at: 'x' },
      { id: 99 },
    ];
    for (const values of refused)
      await expect(set(values), JSON.stringify(values)).rejects.toThrow('only written to');
    await set({});
    const entries = await db.selectFrom('audit_entries').select(['action', 'before', 'after']).execute();
    expect(entries).toEqual([{ action: 'staff.switch-off', before: null, after: null }]);
  });
});
