import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { SCOPES, tokenWith } from '../../../tests/support/api-actors';
import { handlerOf, pathsOfRoutes } from '../../../tests/support/api-routes';
import { everythingStored } from '../../../tests/support/everything-stored';
import { askedBy } from '../../../tests/support/broken-calls';
import { LEAST_API_ROLES, WRITES_OF_VISITORS } from '../../../tests/support/least-roles';
import { answerOf, opening, sending } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { API_CALLS } from '../../api/all-calls';
import type { ApiCall } from '../../api/api-call';
import type { StaffRole } from '../../domain/base/staff/staff.schema';
import { setSecondFactorRoles } from '../../domain/base/staff/second-factor-roles.server';
import { revokeApiToken } from '../../domain/base/tokens/tokens.server';

/** Addresses that are no calls. */
const NO_CALLS = [
  // Whatever is not there.
  '/api/$',
  '/api/openapi.json',
  // Providers write here, and sign what they write.
  '/api/webhooks/{provider}',
];

const ROLES: readonly StaffRole[] = ['viewer', 'clerk', 'manager', 'owner'];
const GUARDED = API_CALLS.filter(({ permission }) => permission !== undefined);

let store: TestStore;
let revoked: string;
const cookies = new Map<string, string>();
const selectTokens = new Map<string, string>();

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  for (const role of ROLES) cookies.set(role, await store.signIn(role));
  const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
  const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
  cookies.set('buyer', cookie);
  cookies.set('visitor', (await store.cartWith({ productId: 1, quantity: 1 })).cookie);
  for (const scope of SCOPES) selectTokens.set(scope, (await tokenWith(store.db, [scope])).token);
  const gone = await tokenWith(store.db);
  await revokeApiToken(store.db, gone.id, { id: 1 }, { name: 'staff:admin', staffId: 1, requestId: 'test' });
  revoked = gone.token;
});

/** Asks for what is not there, with a body that is none: whoever may make the call gets past the guard and changes nothing. */
function answerFor(call: ApiCall, credentials: { cookie?: string; token?: string }) {
  const params = Object.fromEntries(Object.keys(askedBy(call).params).map((name) => [name, '0']));
  const sender = { params, ...credentials };
  const args =
    call.method === 'GET'
      ? opening(store, call.path, sender)
      : sending(store, call.method, call.path, [], sender);
  return answerOf(() => handlerOf(call)(args));
}

it('the table names every call that needs a permission, and no other', () => {
  expect(GUARDED.map(({ id }) => id).sort()).toEqual(Object.keys(LEAST_API_ROLES).sort());
});

it('a call that writes needs a permission, or what the list says instead', () => {
  const others = API_CALLS.filter(({ method, permission }) => method !== 'GET' && permission === undefined);
  expect(Object.fromEntries(others.map(({ id, takes }) => [id, takes]))).toEqual(WRITES_OF_VISITORS);
});

it('the quick order, which is a POST of anyone with a session or a token, writes nothing', async () => {
  const call = callOf('quickOrder');
  const cookie = cookies.get('visitor') ?? '';
  const before = await everythingStored(store.db);
  const { status } = await answerOf(() =>
    handlerOf(call)(sending(store, 'POST', call.path, call.example, { cookie })),
  );
  expect(status).toBe(200);
  expect(await everythingStored(store.db)).toBe(before);
});

it('every address of the API is that of a call', () => {
  const called = new Set(API_CALLS.map(({ path }) => path));
  expect([...called, ...NO_CALLS].sort()).toEqual(pathsOfRoutes());
});

describe.each(GUARDED.map((call) => ({ call, id: call.id })))('$id', ({ call, id }) => {
  const row = LEAST_API_ROLES[id];
  const got = [200, 400, 404, 422];

  it.each(ROLES)('is made by a %s as the table says', async (role) => {
    if (row === undefined) throw new Error('A call without a row.');
    const { status } = await answerFor(call, { cookie: cookies.get(role) ?? '' });
    if (ROLES.indexOf(role) >= ROLES.indexOf(row.least)) expect(got).toContain(status);
    else expect(status).toBe(403);
  });

  it.each([undefined, 'visitor', 'buyer'])('is 401 for %s', async (who) => {
    const cookie = who === undefined ? undefined : cookies.get(who);
    const answer = await answerFor(call, cookie === undefined ? {} : { cookie });
    expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer realm="api"']);
  });

  it.each(SCOPES)('is made by a token with the scope %s as the table says', async (scope) => {
    if (row === undefined) throw new Error('A call without a row.');
    const { status, headers } = await answerFor(call, { token: selectTokens.get(scope) ?? '' });
    if (row.scopes.includes(scope)) return expect(got).toContain(status);
    expect(status).toBe(403);
    const needed = row.scopes.length === 0 ? '' : `, scope="${row.scopes[0]}"`;
    expect(headers.get('WWW-Authenticate')).toBe(`Bearer realm="api", error="insufficient_scope"${needed}`);
  });

  it('is 401 for a token that does not work, whatever session comes with it', async () => {
    for (const token of ['kw_wrong', '', revoked]) {
      const { status, headers } = await answerFor(call, { token, cookie: cookies.get('owner') ?? '' });
      expect(status).toBe(401);
      expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="api", error="invalid_token"');
    }
  });
});

it('a session without the second factor that its role requires is 403, and the reason is clear', async () => {
  const actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };
  const call = callOf('setStock');
  await setSecondFactorRoles(store.db, ['owner'], actor);
  const answer = await answerFor(call, { cookie: cookies.get('owner') ?? '' });
  await setSecondFactorRoles(store.db, [], actor);
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({
    error: 'The owner role requires two-factor authentication. Set it up in the back office first.',
  });
});

describe.each(Object.entries(WRITES_OF_VISITORS))('%s', (id, takes) => {
  const call = callOf(id);

  it.each(['', 'keyway_session=nonsense'])(
    'is 401 with the cookie %j, and changes nothing',
    async (cookie) => {
      const before = await everythingStored(store.db);
      const answer = await answerFor(call, cookie === '' ? {} : { cookie });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
      expect(answer.body).toMatchObject({ error: expect.stringContaining('GET /api/cart') });
      expect(answer.headers.get('WWW-Authenticate')).toBe('Cookie realm="api", cookie-name="keyway_session"');
      expect(await everythingStored(store.db)).toBe(before);
    },
  );

  it.each(['visitor', 'buyer', 'viewer'])('takes the session of a %s', async (who) => {
    expect([200, 400, 404, 422]).toContain(
      (await answerFor(call, { cookie: cookies.get(who) ?? '' })).status,
    );
  });

  it('takes a token only where it says so', async () => {
    const cookie = cookies.get('visitor') ?? '';
    const works = await answerFor(call, { cookie, token: selectTokens.get('read') ?? '' });
    const fails = await answerFor(call, { cookie, token: revoked });
    expect([works.status, fails.status]).toEqual(takes === 'session' ? [409, 409] : [422, 401]);
  });
});

function callOf(id: string): ApiCall {
  const call = API_CALLS.find((one) => one.id === id);
  if (call === undefined) throw new Error(`There is no call ${id}.`);
  return call;
}
