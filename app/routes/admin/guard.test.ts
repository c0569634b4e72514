import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { setSecondFactorRoles } from '../../domain/base/staff/second-factor-roles.server';
import { mayCookie } from '../../http/session.server';
import { loader as factorPage } from './account_.second-factor';
import { loader as dashboard } from './dashboard';
import { loader as layout } from './layout';
import { action as logout } from './logout';

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

/** Every page of the back office, whoever adds one: the login and the logout are outside of it. */
const pages = Object.entries(
  import.meta.glob<RouteModule>(['./*.{ts,tsx}', '!./log{in,out}*', '!./*.test.*', '!./*.server.ts'], {
    eager: true,
  }),
);

let store: TestStore;
let visitor: string;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  visitor = (await store.cartWith({ productId: 1, quantity: 1 })).cookie;
});

describe('without a staff session', () => {
  it.each(pages)('%s shows nothing and leads to the login and back', async (_file, { loader }) => {
    if (loader === undefined)
      throw new Error('An admin page needs a loader: a parent’s guard protects nothing.');
    for (const cookie of ['', visitor]) {
      const args = opening(store, '/admin/somewhere?page=2', { cookie, params: { id: '1' } });
      const answer = await answerOf(() => loader(args));
      expect(answer.status).toBe(303);
      expect(locationIn(answer)).toBe('/admin/login?redirectTo=%2Fadmin%2Fsomewhere%3Fpage%3D2');
    }
  });

  const writing = pages.flatMap(([file, { action }]) => (action === undefined ? [] : [{ file, action }]));

  it.each(writing)('$file changes nothing and leads to the login', async ({ action }) => {
    const fields = {
      name: 'Stolen',
      sku: 'STOLEN-1',
      price: '1',
      categoryId: '1',
      stockQuantity: '0',
      expectedQuantity: '0',
    };
    const before = await changesIn(store);
    const args = posting(store, '/admin/somewhere', fields, { cookie: visitor, params: { id: '1' } });
    const answer = await answerOf(() => action(args));
    expect([answer.status, locationIn(answer)]).toEqual([
      303,
      '/admin/login?redirectTo=%2Fadmin%2Fsomewhere',
    ]);
    expect(await changesIn(store)).toEqual(before);
  });

  it('there are pages to guard', () => {
    expect(pages.length).toBeGreaterThan(8);
    expect(writing.length).toBeGreaterThan(3);
  });
});

describe('with a second factor that the role requires and that isn’t set up', () => {
  const setup = ['./layout.tsx', './account_.second-factor.tsx'];
  let owner: string;

  beforeAll(async () => {
    await setSecondFactorRoles(store.db, ['owner'], { name: 'staff:admin', staffId: 1, requestId: 'test' });
    owner = await store.signIn('owner');
    return () => setSecondFactorRoles(store.db, [], { name: 'staff:admin', staffId: 1, requestId: 'test' });
  });

  it.each(pages.filter(([file]) => !setup.includes(file)))(
    '%s shows nothing, changes nothing, and leads to the setup',
    async (_file, { loader, action }) => {
      const before = await changesIn(store);
      const sender = { cookie: owner, params: { id: '1' } };
      const answers = [
        loader && (await answerOf(() => loader(opening(store, '/admin/somewhere', sender)))),
        action && (await answerOf(() => action(posting(store, '/admin/somewhere', {}, sender)))),
      ].filter((answer) => answer !== undefined);
      for (const answer of answers)
        expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/account/second-factor']);
      expect(await changesIn(store)).toEqual(before);
    },
  );

  it('the frame tells nothing of the store', async () => {
    const answer = await answerOf(() =>
      layout(opening(store, '/admin/account/second-factor', { cookie: owner })),
    );
    expect(answer.body).toEqual({
      staff: { name: 'A owner', role: 'owner', mustSetUpFactor: true },
      unread: 0,
    });
  });

  it('another role works on', async () => {
    const cookie = await store.signIn('clerk');
    expect((await answerOf(() => dashboard(opening(store, '/admin/dashboard', { cookie })))).status).toBe(
      200,
    );
  });

  it('no file is taken by the edge', async () => {
    expect(await mayCookie(store.context(), owner, 'catalog.bulk')).toBe(false);
    expect(await mayCookie(store.context(), await store.signIn('manager'), 'catalog.bulk')).toBe(true);
  });

  it('the way out stays open', async () => {
    const cookie = await store.signIn('owner');
    const answer = await answerOf(() => logout(posting(store, '/admin/logout', {}, { cookie })));
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/login']);
    const after = await answerOf(() =>
      factorPage(opening(store, '/admin/account/second-factor', { cookie })),
    );
    expect(locationIn(after)).toContain('/admin/login');
  });
});

async function changesIn({ db }: TestStore) {
  return {
    products: (await db.selectFrom('products').select('id').execute()).length,
    categories: (await db.selectFrom('categories').select('id').execute()).length,
    movements: (await db.selectFrom('stock_movements').select('id').execute()).length,
    audit: (await db.selectFrom('audit_entries').select('id').execute()).length,
  };
}
