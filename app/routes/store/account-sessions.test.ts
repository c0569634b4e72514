import { beforeEach, expect, it } from 'vitest';

import { addAccount, addUser, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { answerOf, cookieIn, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { hashSessionId } from '../../domain/base/sessions/sessions.server';
import { readCacheableVisitor } from '../../http/visitor.server';
import { loader as accountPage } from './account';
import { action, loader } from './account_.sessions';
import { action as signIn } from './sign-in_.$token';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

let store: TestStore;
let ada: number;
let here: string;
let elsewhere: string;
let colleague: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
  ada = await firstUserOf(store.db, customerId);
  here = await signInOnPhone();
  elsewhere = (await signedIn(store, ada)).cookie;
  const ben = await addUser(store.db, customerId, { email: 'ben@locke.example' });
  colleague = (await signedIn(store, ben)).cookie;
});

async function signInOnPhone(): Promise<string> {
  const at = new Date().toISOString();
  const expires_at = new Date(Date.now() + 60_000).toISOString();
  await store.db
    .insertInto('sign_in_links')
    .values({ token_hash: hashSessionId('token'), user_id: ada, created_at: at, expires_at })
    .execute();
  const args = posting(store, '/sign-in/token', {}, { params: { token: 'token' } });
  args.request.headers.set('User-Agent', PHONE);
  return cookieIn(await answerOf(() => signIn(args)), 'keyway_session') ?? '';
}

const list = async (cookie = here) =>
  (await loader(opening(store, '/account/sessions', { cookie }))).sessions;
const post = (fields: Record<string, string>) =>
  answerOf(() => action(posting(store, '/account/sessions', fields, { cookie: here })));
const isSignedIn = async (cookie: string) =>
  (await answerOf(() => accountPage(opening(store, '/account', { cookie })))).status === 200;

it('shows a user’s own sessions, and none of a colleague’s', async () => {
  const sessions = await list();
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
    ['', false],
    ['Chrome on Android', true],
  ]);
  expect(await list(colleague)).toHaveLength(1);
});

it('leaves out what is idle', async () => {
  const last_seen_at = new Date(Date.now() - 31 * 24 * 3_600_000).toISOString();
  const other = (await list()).find(({ isCurrent }) => !isCurrent);
  await store.db
    .updateTable('sessions')
    .set({ last_seen_at })
    .where('id_hash', '=', other?.id ?? '')
    .execute();
  expect(await list()).toHaveLength(1);
  expect(await isSignedIn(elsewhere)).toBe(false);
});

it('one that is ended is signed out by its next request, also in front of the page cache', async () => {
  const variant = async () =>
    (await readCacheableVisitor(store.context(), '/', { cookie: elsewhere }))?.variant.isSignedIn;
  expect(await variant()).toBe(true);
  const other = (await list()).find(({ isCurrent }) => !isCurrent);
  expect(locationIn(await post({ intent: 'end', session: other?.id ?? '' }))).toBe('/account/sessions');
  expect([await isSignedIn(here), await isSignedIn(elsewhere), await variant()]).toEqual([
    true,
    false,
    false,
  ]);
});

it('nobody ends the session of a colleague', async () => {
  const [theirs] = await list(colleague);
  await post({ intent: 'end', session: theirs?.id ?? '' });
  await post({ intent: 'end-others' });
  expect([await isSignedIn(here), await isSignedIn(elsewhere), await isSignedIn(colleague)]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await post({ intent: 'nothing' })).status).toBe(400);
});

it('a cached page counts as a use', async () => {
  const last_seen_at = new Date(Date.now() - 3_600_000).toISOString();
  await store.db.updateTable('sessions').set({ last_seen_at }).execute();
  await readCacheableVisitor(store.context(), '/', { cookie: elsewhere });
  const seen = await store.db.selectFrom('sessions').select('last_seen_at').execute();
  expect(seen.filter((row) => row.last_seen_at > last_seen_at)).toHaveLength(1);
});
