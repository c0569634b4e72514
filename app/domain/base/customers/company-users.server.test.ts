import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { addAccount, addUser, firstUserOf, signedIn } from '../../../../tests/support/accounts';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { ConflictError, FieldError, NotFoundError } from '../shared/errors';
import { CompanyUserChangeSchema, NewCompanyUserSchema } from './company-user.schema';
import { listCompanyUsers } from './company-users.queries.server';
import { addCompanyUser, changeCompanyUser, removeCompanyUser, type Manager } from './company-users.server';
import { requestSignIn, signInByLink } from '../../selling/sign-in/sign-in.server';

let store: TestStore;
let db: Db;
let customerId: number;
let ada: Manager;

beforeEach(async () => {
  store = await openTestStore();
  db = store.db;
  customerId = await addAccount(db, { email: 'ada@locke.example' });
  ada = { userId: await firstUserOf(db, customerId), customerId, requestId: 'r' };
});

const BEN = {
  firstName: 'Ben',
  lastName: 'Bolt',
  email: 'Ben@Locke.example',
  spendingLimit: 25_000,
  approverId: null,
  mayApprove: false,
  mayManage: false,
};
const mails = () => db.selectFrom('outbox').select(['to_address', 'text']).orderBy('id').execute();

async function tokenFor(email: string): Promise<string | undefined> {
  await requestSignIn(db, email);
  const mail = (await mails()).filter(({ to_address }) => to_address === email).at(-1);
  return /sign-in\/([\w-]{22})/.exec(mail?.text ?? '')?.[1];
}

describe('an account', () => {
  it('has its first user by its own e-mail: manages, approves, no limit', async () => {
    expect(await listCompanyUsers(db, customerId)).toMatchObject([
      { email: 'ada@locke.example', mayManage: true, mayApprove: true, spendingLimitCents: null },
    ]);
  });
});

describe('a new user', () => {
  it('is invited by mail to the page where one signs in, and signs in as themselves', async () => {
    const id = await addCompanyUser(db, ada, BEN);
    const [mail] = await mails();
    expect(mail?.to_address).toBe('ben@locke.example');
    expect(mail?.text).toContain('{{store}}/sign-in');
    const token = await tokenFor('ben@locke.example');
    await signInByLink(db, token ?? '', undefined);
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ customer_id: customerId, user_id: id });
  });

  it('has an address of their own, whoever has it already', async () => {
    await addCompanyUser(db, ada, BEN);
    const other = await addAccount(db, { email: 'grace@other.example' });
    const grace = { userId: await firstUserOf(db, other), customerId: other, requestId: 'r' };
    for (const email of ['BEN@locke.example', 'ada@locke.example', 'grace@other.example']) {
      await expect(addCompanyUser(db, grace, { ...BEN, email })).rejects.toThrow(FieldError);
    }
    expect(await listCompanyUsers(db, other)).toHaveLength(1);
  });

  it('may have the address of one who was removed, but not that of another account', async () => {
    const id = await addCompanyUser(db, ada, BEN);
    await removeCompanyUser(db, ada, id);
    await addCompanyUser(db, ada, BEN);
    const other = await addAccount(db, { email: 'grace@other.example' });
    await db.updateTable('company_users').set({ removed_at: 'x' }).where('customer_id', '=', other).execute();
    await expect(addCompanyUser(db, ada, { ...BEN, email: 'grace@other.example' })).rejects.toThrow(
      FieldError,
    );
  });

  it('waits for the account to be approved', async () => {
    await db.updateTable('customers').set({ status: 'applied' }).execute();
    await expect(addCompanyUser(db, ada, BEN)).rejects.toThrow(ConflictError);
  });

  it('is added by nobody who does not manage the users of that account', async () => {
    const ben = { ...ada, userId: await addCompanyUser(db, ada, BEN) };
    await expect(addCompanyUser(db, ben, { ...BEN, email: 'cy@locke.example' })).rejects.toThrow(
      NotFoundError,
    );
    const other = await addAccount(db, { email: 'grace@other.example' });
    await expect(
      addCompanyUser(db, { ...ada, customerId: other }, { ...BEN, email: 'cy@locke.example' }),
    ).rejects.toThrow(NotFoundError);
  });

  it('is asked for approvals by a user who may approve, or not named at all', async () => {
    const ben = await addCompanyUser(db, ada, BEN);
    const cy = { ...BEN, email: 'cy@locke.example' };
    await expect(addCompanyUser(db, ada, { ...cy, approverId: ben })).rejects.toThrow(FieldError);
    await addCompanyUser(db, ada, { ...cy, approverId: ada.userId });
  });
});

describe('changing and removing', () => {
  const plain = { ...BEN, firstName: 'Benny', mayApprove: true };

  it('changes names, limit and rights', async () => {
    const id = await addCompanyUser(db, ada, BEN);
    await changeCompanyUser(db, ada, id, { ...plain, spendingLimit: null });
    expect((await listCompanyUsers(db, customerId))[1]).toMatchObject({
      firstName: 'Benny',
      mayApprove: true,
      spendingLimitCents: null,
      email: 'ben@locke.example',
    });
  });

  it('signs a removed user out at once, and lets them in no more', async () => {
    const id = await addCompanyUser(db, ada, BEN);
    await signedIn(store, id);
    await signedIn(store, ada.userId);
    const token = await tokenFor('ben@locke.example');
    await removeCompanyUser(db, ada, id);
    const sessions = await db.selectFrom('sessions').select('user_id').execute();
    expect(sessions).toEqual([{ user_id: ada.userId }]);
    await expect(signInByLink(db, token ?? '', undefined)).rejects.toThrow(ConflictError);
    const before = (await mails()).length;
    await requestSignIn(db, 'ben@locke.example');
    expect(await mails()).toHaveLength(before);
  });

  it('leaves somebody who manages the users', async () => {
    const nobody = { ...plain, mayManage: false };
    await expect(changeCompanyUser(db, ada, ada.userId, nobody)).rejects.toThrow(ConflictError);
    await expect(removeCompanyUser(db, ada, ada.userId)).rejects.toThrow(ConflictError);
    const id = await addCompanyUser(db, ada, { ...BEN, mayManage: true });
    await changeCompanyUser(db, ada, ada.userId, nobody);
    await expect(removeCompanyUser(db, { ...ada, userId: id }, id)).rejects.toThrow(ConflictError);
  });

  it('leaves one of two who remove each other at once', async () => {
    const ben = await addCompanyUser(db, ada, { ...BEN, mayManage: true });
    const endings = await Promise.allSettled([
      removeCompanyUser(db, ada, ben),
      removeCompanyUser(db, { ...ada, userId: ben }, ada.userId),
    ]);
    expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await listCompanyUsers(db, customerId)).toHaveLength(1);
  });

  it('does nothing to a user of another account', async () => {
    const other = await addAccount(db, { email: 'grace@other.example' });
    const grace = await addUser(db, other, { email: 'heidi@other.example' });
    await expect(changeCompanyUser(db, ada, grace, plain)).rejects.toThrow(NotFoundError);
    await expect(removeCompanyUser(db, ada, grace)).rejects.toThrow(NotFoundError);
  });
});

describe('what is typed', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['250', 25_000],
    ['$1,250.50', 125_050],
  ])('as a limit of “%s” is %s cents', (spendingLimit, cents) => {
    const typed = { firstName: 'Ben', lastName: 'Bolt', spendingLimit };
    expect(CompanyUserChangeSchema.parse(typed)).toMatchObject({ spendingLimit: cents, mayManage: false });
  });

  it('is refused where it is no amount and no address', () => {
    const typed = { firstName: 'Ben', lastName: 'Bolt', spendingLimit: '-5', email: 'ben' };
    const { error } = NewCompanyUserSchema.safeParse(typed);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['spendingLimit', 'email']);
  });
});
