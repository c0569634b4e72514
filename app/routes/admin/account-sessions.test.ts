import { beforeEach, expect, it } from 'vitest';

import {
  answerOf,
  cookieIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './account_.sessions';
import { loader as dashboard } from './dashboard';
import { action as login } from './login';
import { action as staffAction } from './staff.$id_.$action';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let store: TestStore;
let here: string;
let elsewhere: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  here = await logIn();
  elsewhere = await store.signIn();
});

/** The demo's owner signs in with Firefox. */
async function logIn(): Promise<string> {
  const args = posting(store, '/admin/login', { username: 'admin', password: 'keyway-demo' });
  args.request.headers.set('User-Agent', FIREFOX);
  return cookieIn(await answerOf(() => login(args)), 'keyway_session') ?? '';
}

const list = async (cookie = here) =>
  (await loader(opening(store, '/admin/account/sessions', { cookie }))).sessions;
const post = (fields: Record<string, string>, cookie = here) =>
  answerOf(() => action(posting(store, '/admin/account/sessions', fields, { cookie })));
const isSignedIn = async (cookie: string) =>
  (await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie })))).status === 200;

it('shows one’s own sessions with their browsers, and marks this one', async () => {
  await store.signIn('clerk');
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(expect.objectContaining({ device: 'Firefox on Linux', isCurrent: true }));
  expect(sessions).toContainEqual(expect.objectContaining({ device: '', isCurrent: false }));
});

it('a session that is ended is signed out by its next request', async () => {
  const other = (await list()).find(({ isCurrent }) => !isCurrent);
  const args = posting(
    store,
    '/admin/account/sessions',
    { intent: 'end', session: other?.id ?? '' },
    { cookie: here },
  );
  const answer = await answerOf(() => action(args));
  expect(locationIn(answer)).toBe('/admin/account/sessions');
  expect(await toastAfter(store, args, answer)).toMatch('Session ended');
  expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
  expect(await actions()).toContain('staff.session-end');
});

it('nobody ends the session of somebody else', async () => {
  const clerk = await store.signIn('clerk');
  const [own] = await list(clerk);
  expect((await post({ intent: 'end', session: own?.id ?? '' })).status).toBe(303);
  expect(await isSignedIn(clerk)).toBe(true);
  expect(await actions()).not.toContain('staff.session-end');
});

it('all others end together, and those of other people stay', async () => {
  const clerk = await store.signIn('clerk');
  await post({ intent: 'end-others' });
  expect([await isSignedIn(here), await isSignedIn(elsewhere), await isSignedIn(clerk)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await actions()).toContain('staff.sessions-end');
  expect((await post({ intent: 'nothing' })).status).toBe(400);
});

it('an owner ends the sessions of a clerk', async () => {
  const clerk = await store.signIn('clerk');
  const { id } = await store.db
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'clerk')
    .executeTakeFirstOrThrow();
  const params = { id: String(id), action: 'end-sessions' };
  const args = posting(store, `/admin/staff/${id}/end-sessions`, {}, { cookie: here, params });
  expect(locationIn(await answerOf(() => staffAction(args)))).toBe('/admin/staff');
  expect([await isSignedIn(clerk), await isSignedIn(here)]).toEqual([false, true]);
});

async function actions(): Promise<string[]> {
  const rows = await store.db.selectFrom('audit_entries').select('action').execute();
  return rows.map(({ action: one }) => one);
}
