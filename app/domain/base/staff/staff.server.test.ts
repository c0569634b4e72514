import { beforeAll, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { hashPassword, verifyPassword } from './passwords.server';
import { addStaff, findStaffByPassword } from './staff.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  await addStaff(db, {
    username: 'Clara',
    password: 'a long passphrase',
    name: 'Clara',
    email: 'clara@keyway.example',
    role: 'clerk',
  });
});

describe('signing in', () => {
  it('works with the demo’s password in a demo', async () => {
    expect(await findStaffByPassword(db, 'admin', 'keyway-demo', true)).toMatchObject({ username: 'admin' });
  });

  it('never works with the demo’s password outside a demo', async () => {
    expect(await findStaffByPassword(db, 'admin', 'keyway-demo', false)).toBeUndefined();
  });

  it.each([true, false])('works with a password of one’s own, demo %s', async (demo) => {
    expect(await findStaffByPassword(db, 'CLARA', 'a long passphrase', demo)).toMatchObject({
      username: 'clara',
      role: 'clerk',
    });
  });

  it.each([
    ['admin', 'keyway-demo '],
    ['admin', 'Keyway-Demo'],
    ['admin', ''],
    ['nobody', 'keyway-demo'],
    ["admin' --", 'keyway-demo'],
  ])('fails for %j with %j', async (username, password) => {
    expect(await findStaffByPassword(db, username, password, true)).toBeUndefined();
  });

  it('fails for an account that was switched off', async () => {
    const other = await openTestStore({ seeded: true });
    await other.db.updateTable('staff').set({ is_active: 0 }).execute();
    expect(await findStaffByPassword(other.db, 'admin', 'keyway-demo', true)).toBeUndefined();
  });
});

it('a username is taken whatever its case', async () => {
  const again = addStaff(db, { username: 'ADMIN', password: 'x', name: '', email: '', role: 'viewer' });
  await expect(again).rejects.toMatchObject({ field: 'username' });
});

describe('a kept password', () => {
  it('is a salted hash and nothing of the password', async () => {
    const [one, two] = await Promise.all([hashPassword('secret'), hashPassword('secret')]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('secret');
    expect(await verifyPassword('secret', one)).toBe(true);
    expect(await verifyPassword('Secret', one)).toBe(false);
  });

  it.each(['', 'secret', 'scrypt$16384$8$1$', 'bcrypt$1$1$1$a$b'])(
    'that reads %j fits nothing',
    async (stored) => {
      expect(await verifyPassword('secret', stored)).toBe(false);
    },
  );
});
