import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';

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

async function changesIn({ db }: TestStore) {
  return {
    products: (await db.selectFrom('products').select('id').execute()).length,
    categories: (await db.selectFrom('categories').select('id').execute()).length,
    movements: (await db.selectFrom('stock_movements').select('id').execute()).length,
    audit: (await db.selectFrom('audit_entries').select('id').execute()).length,
  };
}
