import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { LEAST_ROLES } from '../../../tests/support/least-roles';
import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import type { StaffRole } from '../../domain/base/staff/staff.schema';

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

const ROLES: readonly StaffRole[] = ['viewer', 'clerk', 'manager', 'owner'];

const pages = Object.entries(
  import.meta.glob<RouteModule>(['./*.{ts,tsx}', '!./log{in,out}*', '!./*.test.*', '!./*.server.ts'], {
    eager: true,
  }),
).map(([file, module]) => ({ route: file.replace(/^\.\//, 'admin/').replace(/\.tsx?$/, ''), ...module }));

let store: TestStore;
const cookies = new Map<string, string>();

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  for (const role of ROLES) cookies.set(role, await store.signIn(role));
  const customerId = await addAccount(store.db, { email: 'ada@locke.example' });
  const { cookie } = await signedIn(store, await firstUserOf(store.db, customerId));
  cookies.set('buyer', cookie);
});

function reaches(role: StaffRole, least: StaffRole): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

const params = { id: '1', tier: 'gold', report: 'stock', '*': 'nowhere' };

it('the table names every page of the back office, and no other', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual(Object.keys(LEAST_ROLES).sort());
  const sending = pages.filter(({ action }) => action !== undefined).map(({ route }) => route);
  const declared = Object.entries(LEAST_ROLES).filter(([, { send }]) => send !== undefined);
  expect(sending.sort()).toEqual(declared.map(([route]) => route).sort());
});

describe.each(pages)('$route', ({ route, loader, action }) => {
  const least = LEAST_ROLES[route];

  it.each(ROLES)('opens for a %s as the table says, as a page and for our script', async (role) => {
    if (loader === undefined || least === undefined) throw new Error('A page without a loader or a row.');
    for (const isDataRequest of [false, true]) {
      const cookie = cookies.get(role) ?? '';
      const { status } = await answerOf(() =>
        loader(opening(store, '/admin', { cookie, params, isDataRequest })),
      );
      if (reaches(role, least.open)) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    }
  });

  it('leads a buyer to their account and everyone else to the login', async () => {
    if (loader === undefined) throw new Error('A page without a loader.');
    for (const run of action === undefined ? [loader] : [loader, action]) {
      const buyer = await answerOf(() =>
        run(opening(store, '/admin', { cookie: cookies.get('buyer') ?? '', params })),
      );
      expect([buyer.status, locationIn(buyer)]).toEqual([303, '/account']);
      const anyone = await answerOf(() => run(opening(store, '/admin', { params })));
      expect([anyone.status, locationIn(anyone)]).toEqual([303, '/admin/login?redirectTo=%2Fadmin']);
    }
  });

  it.skipIf(action === undefined).each(ROLES)('takes forms of a %s as the table says', async (role) => {
    if (action === undefined || least?.send === undefined) throw new Error('An action without a row.');
    for (const isDataRequest of [false, true]) {
      const sender = { cookie: cookies.get(role) ?? '', params, isDataRequest };
      // An intent that no page knows: whoever may send forms gets past the guard and changes nothing.
      const { status } = await answerOf(() =>
        action(posting(store, '/admin', { intent: 'nothing' }, sender)),
      );
      if (reaches(role, least.send)) expect(status).not.toBe(403);
      else expect(status).toBe(403);
    }
  });
});
