import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../tests/support/accounts';
import { answerOf, locationIn, opening, posting } from '../../tests/support/requests';
import { openTestStore, type TestStore } from '../../tests/support/test-store';
import type { StaffRole } from '../domain/staff/staff.schema';

interface RouteModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
}

/**
 * The least role that may open each page of the back office, and the least that may send its forms. Written here a
 * second time, on purpose: a change of the permission table or of a guard has to be said twice.
 */
const LEAST_ROLES: Record<string, { open: StaffRole; send?: StaffRole }> = {
  admin: { open: 'viewer' },
  'admin.$': { open: 'viewer', send: 'viewer' },
  'admin._index': { open: 'viewer' },
  'admin.account': { open: 'viewer', send: 'viewer' },
  'admin.account_.second-factor': { open: 'viewer', send: 'viewer' },
  'admin.audit': { open: 'manager' },
  'admin.categories': { open: 'viewer', send: 'clerk' },
  'admin.categories.new': { open: 'clerk', send: 'clerk' },
  'admin.categories_.$id.delete': { open: 'manager', send: 'manager' },
  'admin.categories_.$id.edit': { open: 'clerk', send: 'clerk' },
  'admin.categories_.$id.status': { open: 'clerk', send: 'clerk' },
  'admin.claims.$set': { open: 'manager', send: 'manager' },
  'admin.claims._index': { open: 'viewer' },
  'admin.content.$kind.$id.delete': { open: 'manager', send: 'manager' },
  'admin.content.$kind.$id.history': { open: 'viewer', send: 'manager' },
  'admin.content._index': { open: 'viewer' },
  'admin.customers.$id': { open: 'viewer', send: 'manager' },
  'admin.customers.$id_.contact': { open: 'manager', send: 'manager' },
  'admin.customers.$id_.decline': { open: 'manager', send: 'manager' },
  'admin.customers.$id_.prices': { open: 'viewer', send: 'manager' },
  'admin.customers._index': { open: 'viewer' },
  'admin.dashboard': { open: 'viewer' },
  'admin.documents.$id': { open: 'clerk' },
  'admin.documents.$id_.review': { open: 'manager', send: 'manager' },
  'admin.documents._index': { open: 'clerk' },
  'admin.events.$id': { open: 'manager', send: 'manager' },
  'admin.events._index': { open: 'viewer' },
  'admin.inventory._index': { open: 'viewer' },
  'admin.inventory.reorder': { open: 'viewer', send: 'clerk' },
  'admin.inventory.counts.$id': { open: 'viewer', send: 'clerk' },
  'admin.inventory.counts.$id_.cancel': { open: 'clerk', send: 'clerk' },
  'admin.inventory.counts.$id_.review': { open: 'viewer', send: 'clerk' },
  'admin.inventory.counts.$id_.sheet': { open: 'viewer' },
  'admin.inventory.counts._index': { open: 'viewer' },
  'admin.inventory.counts.new': { open: 'clerk', send: 'clerk' },
  'admin.inventory.locations': { open: 'viewer', send: 'owner' },
  'admin.inventory.proof': { open: 'viewer' },
  'admin.inventory.reports.$report': { open: 'viewer' },
  'admin.inventory.reports.$report_.csv': { open: 'viewer' },
  'admin.inventory.transfers.$id': { open: 'viewer', send: 'clerk' },
  'admin.inventory.transfers.$id_.cancel': { open: 'clerk', send: 'clerk' },
  'admin.inventory.transfers.$id_.receive': { open: 'clerk', send: 'clerk' },
  'admin.inventory.transfers._index': { open: 'viewer' },
  'admin.inventory.transfers.new': { open: 'clerk', send: 'clerk' },
  'admin.locations.$id': { open: 'manager', send: 'manager' },
  'admin.locations._index': { open: 'viewer' },
  'admin.mail.$id': { open: 'manager', send: 'manager' },
  'admin.mail._index': { open: 'manager' },
  'admin.mail_.$id.html': { open: 'manager' },
  'admin.messages.$id': { open: 'viewer', send: 'clerk' },
  'admin.messages._index': { open: 'viewer' },
  'admin.orders.$id': { open: 'viewer', send: 'clerk' },
  'admin.orders.$id_.cancel': { open: 'clerk', send: 'clerk' },
  'admin.orders.$id_.invoice': { open: 'viewer' },
  'admin.orders.$id_.packing-slip': { open: 'viewer' },
  'admin.orders.$id_.refund': { open: 'manager', send: 'manager' },
  'admin.orders.$id_.restock': { open: 'clerk', send: 'clerk' },
  'admin.orders._index': { open: 'viewer' },
  'admin.orders.csv': { open: 'viewer' },
  'admin.pages.$id': { open: 'manager', send: 'manager' },
  'admin.pages._index': { open: 'viewer' },
  'admin.payments': { open: 'viewer', send: 'manager' },
  'admin.posts.$id': { open: 'manager', send: 'manager' },
  'admin.posts._index': { open: 'viewer' },
  'admin.prices.$tier': { open: 'viewer', send: 'manager' },
  'admin.prices._index': { open: 'viewer', send: 'manager' },
  'admin.products.$id.movements': { open: 'viewer' },
  'admin.products.$id.archive': { open: 'clerk', send: 'clerk' },
  'admin.products.$id.delete': { open: 'manager', send: 'manager' },
  'admin.products.$id.duplicate': { open: 'clerk', send: 'clerk' },
  'admin.products.$id.edit': { open: 'clerk', send: 'clerk' },
  'admin.products.$id.pictures': { open: 'clerk', send: 'clerk' },
  'admin.products.$id.pictures_.$pictureId.remove': { open: 'clerk', send: 'clerk' },
  'admin.products.bulk.$id': { open: 'manager', send: 'manager' },
  'admin.products.bulk.$id_.undo': { open: 'manager', send: 'manager' },
  'admin.products.bulk._index': { open: 'manager', send: 'manager' },
  'admin.products.export._index': { open: 'viewer' },
  'admin.products.export.csv': { open: 'viewer' },
  'admin.products.import': { open: 'manager', send: 'manager' },
  'admin.products.imports.$id': { open: 'manager', send: 'manager' },
  'admin.products.imports.$id_.cancel': { open: 'manager', send: 'manager' },
  'admin.products.imports.$id_.csv': { open: 'manager' },
  'admin.products.imports._index': { open: 'manager' },
  'admin.products.$id.stock': { open: 'clerk', send: 'clerk' },
  'admin.products._index': { open: 'viewer' },
  'admin.products.new': { open: 'clerk', send: 'clerk' },
  'admin.purchase-orders.$id': { open: 'viewer', send: 'clerk' },
  'admin.purchase-orders.$id_.$deed': { open: 'clerk', send: 'clerk' },
  'admin.purchase-orders.$id_.print': { open: 'viewer' },
  'admin.purchase-orders.$id_.receive': { open: 'clerk', send: 'clerk' },
  'admin.purchase-orders.$id_.send': { open: 'clerk', send: 'clerk' },
  'admin.purchase-orders._index': { open: 'viewer' },
  'admin.purchase-orders.new': { open: 'clerk', send: 'clerk' },
  'admin.quotes.$id': { open: 'viewer', send: 'clerk' },
  'admin.quotes.$id_.decline': { open: 'clerk', send: 'clerk' },
  'admin.quotes._index': { open: 'viewer' },
  'admin.settings': { open: 'manager', send: 'owner' },
  'admin.tokens.$id.revoke': { open: 'owner', send: 'owner' },
  'admin.tokens._index': { open: 'owner' },
  'admin.tokens.new': { open: 'owner', send: 'owner' },
  'admin.webhooks.$id': { open: 'owner', send: 'owner' },
  'admin.webhooks.$id_.delete': { open: 'owner', send: 'owner' },
  'admin.webhooks.$id_.deliveries.$deliveryId': { open: 'owner', send: 'owner' },
  'admin.webhooks.$id_.edit': { open: 'owner', send: 'owner' },
  'admin.webhooks.$id_.secret': { open: 'owner', send: 'owner' },
  'admin.webhooks._index': { open: 'owner' },
  'admin.webhooks.new': { open: 'owner', send: 'owner' },
  'admin.search': { open: 'viewer' },
  'admin.staff.$id': { open: 'owner', send: 'owner' },
  'admin.staff.$id_.$deed': { open: 'owner', send: 'owner' },
  'admin.staff._index': { open: 'owner' },
  'admin.staff.new': { open: 'owner', send: 'owner' },
  'admin.suppliers.$id': { open: 'viewer', send: 'clerk' },
  'admin.suppliers.$id_.archive': { open: 'clerk', send: 'clerk' },
  'admin.suppliers.$id_.products.$productId': { open: 'clerk', send: 'clerk' },
  'admin.suppliers.$id_.products.$productId_.remove': { open: 'clerk', send: 'clerk' },
  'admin.suppliers._index': { open: 'viewer' },
  'admin.suppliers.new': { open: 'clerk', send: 'clerk' },
};

const ROLES: readonly StaffRole[] = ['viewer', 'clerk', 'manager', 'owner'];

const pages = Object.entries(
  import.meta.glob<RouteModule>(['./admin.tsx', './admin.*.tsx', '!./*.test.*'], { eager: true }),
).map(([file, module]) => ({ route: file.replace(/^\.\/|\.tsx$/g, ''), ...module }));

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
