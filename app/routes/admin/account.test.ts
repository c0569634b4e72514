import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  answerOf,
  cookieIn,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { getCodeAt } from '../../domain/base/staff/passwords.server';
import { findUnconfirmedKey } from '../../domain/base/staff/second-factor.server';
import { action as account } from './account';
import { action as factor, loader as factorPage } from './account_.second-factor';
import { loader as dashboard } from './dashboard';
import { loader as layout } from './layout';
import { action as staffList } from './staff._index';
import { action as staffAction } from './staff.$id';
import { action as switchOffOrReset } from './staff.$id_.$action';
import { action as login } from './login';
import { action as code, loader as codePage } from './login_.code';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

const post = (
  action: (args: ActionFunctionArgs) => unknown,
  fields: Record<string, string>,
  params = {},
  by = cookie,
) => answerOf(() => action(posting(store, '/admin/account', fields, { cookie: by, params })));

/** The demo's owner sets the second factor up by the forms of the page. */
async function setUp(): Promise<{ key: string; codes: string[] }> {
  expect(locationIn(await post(factor, { intent: 'begin' }))).toBe('/admin/account/second-factor');
  const key = (await findUnconfirmedKey(store.db, 1, store.env.sessionSecret)) ?? '';
  const answer = await post(factor, { intent: 'confirm', code: getCodeAt(key, Date.now()) });
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { recoveryCodes } = z.object({ recoveryCodes: z.array(z.string()) }).parse(answer.body);
  return { key, codes: recoveryCodes };
}

describe('the login with a second factor', () => {
  const right = { username: 'admin', password: 'keyway-demo', redirectTo: '/admin/orders' };

  it('asks for the code on its own page, with no session before it', async () => {
    const { codes } = await setUp();
    const first = await answerOf(() => login(posting(store, '/admin/login', right)));
    expect([first.status, locationIn(first)]).toEqual([
      303,
      '/admin/login/code?redirectTo=%2Fadmin%2Forders',
    ]);
    expect(cookieIn(first, 'keyway_session')).toBeUndefined();
    const pending = cookieIn(first, 'keyway_login') ?? '';
    const none = await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie: pending })));
    expect(none.status).toBe(303);
    expect(
      await answerOf(() => codePage(opening(store, '/admin/login/code', { cookie: pending }))),
    ).toMatchObject({ status: 200 });

    const wrong = posting(store, '/admin/login/code', { code: '000000' }, { cookie: pending });
    const refused = await answerOf(() => code(wrong));
    expect(refused.status).toBe(422);
    expect(fieldErrorsIn(refused)['code']).toMatch(/^Incorrect or used code/);
    expect(await toastAfter(store, wrong, refused)).toMatch('Invalid Code');

    const args = posting(
      store,
      '/admin/login/code',
      { code: codes[0] ?? '', redirectTo: '/admin/orders' },
      { cookie: pending },
    );
    const done = await answerOf(() => code(args));
    expect([done.status, locationIn(done)]).toEqual([303, '/admin/orders']);
    expect(await toastAfter(store, args, done)).toContain('9 recovery codes left');
    const session = cookieIn(done, 'keyway_session') ?? '';
    expect(
      (await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie: session })))).status,
    ).toBe(200);
  });

  it('leads whoever has no password behind them to the login', async () => {
    const answer = await answerOf(() => codePage(opening(store, '/admin/login/code')));
    expect([answer.status, locationIn(answer)]).toEqual([
      303,
      '/admin/login?redirectTo=%2Fadmin%2Fdashboard',
    ]);
    const sent = await answerOf(() => code(posting(store, '/admin/login/code', { code: '123456' })));
    expect([sent.status, locationIn(sent)]).toEqual([303, '/admin/login?redirectTo=%2Fadmin%2Fdashboard']);
    expect(cookieIn(sent, 'keyway_session')).toBeUndefined();
  });
});

it('the key is on the page until it is confirmed, and never after', async () => {
  await post(factor, { intent: 'begin' });
  const page = () => factorPage(opening(store, '/admin/account/second-factor', { cookie }));
  expect((await page()).unconfirmed?.svg).toMatch(/^<svg/);
  await setUp();
  expect(await page()).toMatchObject({ unconfirmed: undefined, factor: { recoveryCodesLeft: 10 } });
  expect((await post(factor, { intent: 'begin' })).status).toBe(422);
});

describe('a second factor that the role requires', () => {
  const require = (roles: Record<string, string>, by = cookie) => post(staffList, roles, {}, by);
  const open = () => answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie })));

  it('leads the owner who requires it to the setup next, and back to work after it', async () => {
    expect((await open()).status).toBe(200);
    expect((await require({ roles: 'owner' })).status).toBe(303);
    const led = await open();
    expect([led.status, locationIn(led)]).toEqual([303, '/admin/account/second-factor']);
    await setUp();
    expect((await open()).status).toBe(200);
  });

  it('opens the back office in the answer that shows the recovery codes', async () => {
    await require({ roles: 'owner' });
    await post(factor, { intent: 'begin' });
    const key = (await findUnconfirmedKey(store.db, 1, store.env.sessionSecret)) ?? '';
    const fields = { intent: 'confirm', code: getCodeAt(key, Date.now()) };
    const args = posting(store, '/admin/account/second-factor', fields, { cookie });
    expect((await answerOf(() => factor(args))).status).toBe(200);
    const { body } = await answerOf(() => layout(args));
    expect(body).toMatchObject({ staff: { mustSetUpFactor: false } });
  });

  it('is not switched off while it is required', async () => {
    const { codes } = await setUp();
    await require({ roles: 'owner' });
    const end = (code = '') => post(factor, { intent: 'end', code });
    expect(fieldErrorsIn(await end(codes[0]))).toEqual({
      account: 'Your role requires two-factor authentication.',
    });
    expect((await open()).status).toBe(200);
    await require({});
    expect(locationIn(await end(codes[0]))).toBe('/admin/account');
    expect((await open()).status).toBe(200);
  });

  it('is chosen by owners alone, for known roles, and audited', async () => {
    expect((await require({ roles: 'clerk' }, await store.signIn('manager'))).status).toBe(403);
    expect((await require({ roles: 'nobody' })).status).toBe(422);
    await require({ roles: 'clerk' });
    await require({ roles: 'clerk' });
    const entries = await store.db
      .selectFrom('audit_entries')
      .select(['actor', 'action', 'before', 'after'])
      .where('action', '=', 'staff.factor-roles')
      .execute();
    expect(entries).toEqual([
      {
        actor: 'staff:admin',
        action: 'staff.factor-roles',
        before: '{"roles":[]}',
        after: '{"roles":["clerk"]}',
      },
    ]);
  });

  it('asks for the code of staff who have one, and leads others to the setup after their password', async () => {
    await require({ roles: 'owner' });
    const right = { username: 'admin', password: 'keyway-demo' };
    const signIn = () => answerOf(() => login(posting(store, '/admin/login', right)));
    const without = await signIn();
    const session = cookieIn(without, 'keyway_session') ?? '';
    const led = await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie: session })));
    expect(locationIn(led)).toBe('/admin/account/second-factor');
    await setUp();
    const withFactor = await signIn();
    expect(locationIn(withFactor)).toBe('/admin/login/code');
    expect(cookieIn(withFactor, 'keyway_session')).toBeUndefined();
  });
});

describe('one’s own password', () => {
  const change = {
    intent: 'password',
    currentPassword: 'keyway-demo',
    newPassword: 'a brand new phrase',
    repeatedPassword: 'a brand new phrase',
  };

  it('needs the current one, and is never sent back', async () => {
    const answer = await post(account, { ...change, currentPassword: 'not the one' });
    expect(fieldErrorsIn(answer)).toEqual({ currentPassword: 'Current password is incorrect' });
    expect(refilledIn(answer)).toEqual({ intent: 'password' });
  });

  it.each([
    [{ newPassword: 'too short' }, { newPassword: 'Use at least 12 characters' }],
    [{ newPassword: 'keyway-demo' }, { newPassword: 'Choose a password other than the demo password' }],
    [{ repeatedPassword: 'another phrase' }, { repeatedPassword: expect.stringContaining('don’t match') }],
  ])('with %o is refused at its field', async (fields, errors) => {
    expect(fieldErrorsIn(await post(account, { ...change, ...fields }))).toMatchObject(errors);
  });

  it('is changed, with the browser still signed in', async () => {
    expect((await post(account, change)).status).toBe(303);
    expect((await post(account, { intent: 'nothing' })).status).toBe(400);
  });
});

describe('a staff account', () => {
  it('that somebody else changed meanwhile is shown with both values', async () => {
    const fields = { intent: 'change', name: 'One', email: 'one@keyway.example', role: 'owner' };
    const params = { id: '1' };
    const first = await post(
      staffAction,
      { ...fields, expectedVersion: '1', returnTo: '/admin/staff?state=active' },
      params,
    );
    expect(locationIn(first)).toBe('/admin/staff?state=active');
    const second = await post(staffAction, { ...fields, name: 'Two', expectedVersion: '1' }, params);
    expect(second.status).toBe(409);
    expect(fieldErrorsIn(second)['name']).toContain('changed this to “One”');
    expect(refilledIn(second)).toMatchObject({ name: 'Two' });
    expect((await post(staffAction, { ...fields, name: 'Two', expectedVersion: '2' }, params)).status).toBe(
      303,
    );
  });

  it('of the last owner stays as it is, and the page says why', async () => {
    const fields = { name: 'One', email: 'one@keyway.example', role: 'clerk', expectedVersion: '1' };
    const demoted = await post(staffAction, { intent: 'change', ...fields }, { id: '1' });
    expect(fieldErrorsIn(demoted)['role']).toMatch(/^This is the only active owner/);
    const args = posting(
      store,
      '/admin/staff/1/switch-off',
      {},
      {
        cookie,
        params: { id: '1', action: 'switch-off' },
      },
    );
    const answer = await answerOf(() => switchOffOrReset(args));
    expect(await toastAfter(store, args, answer)).toMatch(/only active owner/);
    expect((await store.db.selectFrom('staff').select('is_active').executeTakeFirst())?.is_active).toBe(1);
  });
});
