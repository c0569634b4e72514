import { beforeEach, describe, expect, it } from 'vitest';

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
import { loader as dashboard } from './dashboard';
import { action, loader } from './login';
import { action as logout } from './logout';

let store: TestStore;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
});

async function signIn(fields: Record<string, string>, cookie?: string) {
  const args = posting(store, '/admin/login', fields, cookie === undefined ? {} : { cookie });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const right = { username: 'admin', password: 'keyway-demo' };

describe('a wrong login', () => {
  it.each([
    { ...right, password: 'keyway' },
    { ...right, username: 'nobody' },
  ])('%o says what to check and signs nobody in', async (fields) => {
    const answer = await signIn(fields);
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)).toEqual({ username: 'Please check your username and password' });
    expect(answer.toast).toBe('Invalid Credentials - Please check your username and password');
    expect(cookieIn(answer, 'keyway_session')).toBeUndefined();
  });

  it('keeps the username and never sends the password back', async () => {
    const answer = await signIn({ ...right, password: 'my-other-password' });
    expect(refilledIn(answer)).toEqual({ username: 'admin' });
    expect(JSON.stringify(answer.body)).not.toContain('my-other-password');
  });

  it('without a username or password says which is missing', async () => {
    expect(fieldErrorsIn(await signIn({ username: ' ' }))).toEqual({
      username: 'Enter your username',
      password: 'Enter your password',
    });
  });

  it('with the demo’s password is every one outside a demo', async () => {
    store = await openTestStore({ seeded: true, env: { demo: false } });
    expect((await signIn(right)).status).toBe(422);
  });
});

describe('a right login', () => {
  it('opens the back office', async () => {
    const answer = await signIn(right);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/dashboard']);
    expect(answer.toast).toBe('Welcome to your business dashboard');
    const cookie = cookieIn(answer, 'keyway_session') ?? '';
    expect(
      (await dashboard(opening(store, '/admin/dashboard', { cookie }))).stock.totalProducts,
    ).toBeGreaterThan(250);
  });

  it('leads to where the visitor was going', async () => {
    const answer = await signIn({ ...right, redirectTo: '/admin/products?q=key&page=2' });
    expect(locationIn(answer)).toBe('/admin/products?q=key&page=2');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/\t/x',
  ])('never leads to %j', async (redirectTo) => {
    expect(locationIn(await signIn({ ...right, redirectTo }))).toBe('/admin/dashboard');
  });

  it('makes a new session: the id that was known before opens nothing', async () => {
    const { cookie, cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    const answer = await signIn(right, cookie);
    const fresh = cookieIn(answer, 'keyway_session') ?? '';
    expect(fresh).not.toBe(cookie);
    const old = await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie })));
    expect(old.status).toBe(303);
    const sessions = await store.db.selectFrom('sessions').select(['staff_id', 'cart_id']).execute();
    expect(sessions).toEqual([{ staff_id: 1, cart_id: cartId }]);
  });
});

describe('the login page', () => {
  it('shows the demo’s login in a demo only', async () => {
    expect(await loader(opening(store, '/admin/login'))).toMatchObject({ demo: right });
    store = await openTestStore({ seeded: true, env: { demo: false } });
    expect(await loader(opening(store, '/admin/login'))).toMatchObject({ demo: undefined });
  });

  it('sends whoever is signed in on their way', async () => {
    const cookie = await store.signIn();
    const answer = await answerOf(() =>
      loader(opening(store, '/admin/login?redirectTo=/admin/orders', { cookie })),
    );
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/orders']);
  });
});

it('after the logout the session is gone, not only its cookie', async () => {
  const cookie = await store.signIn();
  const answer = await answerOf(() => logout(posting(store, '/admin/logout', {}, { cookie })));
  expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/login']);
  expect(answer.headers.get('Set-Cookie')).toMatch(/Max-Age=0/);
  const after = await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie })));
  expect(locationIn(after)).toBe('/admin/login?redirectTo=%2Fadmin%2Fdashboard');
});
