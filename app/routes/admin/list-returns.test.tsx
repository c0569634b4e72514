import type { LoaderFunctionArgs } from '@remix-run/node';
import { Outlet } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { addDocument } from '../../../tests/support/documents';
import { placeByTransfer, stockTo } from '../../../tests/support/orders';
import { CLERK, draftOf, someSkus, supplierWith } from '../../../tests/support/purchasing';
import { requestedQuote } from '../../../tests/support/quotes';
import { answerOf, locationIn, opening, posting } from '../../../tests/support/requests';
import { threeLocations } from '../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { startCount } from '../../domain/goods/inventory/counts.server';
import { createTransfer } from '../../domain/goods/inventory/transfers.server';
import { RETURN_TO } from '../../paths';

interface RouteModule {
  default: ComponentType;
  loader: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ReturnType<typeof posting>) => unknown;
}

const modules = import.meta.glob<RouteModule>(['./*.tsx', '!./log*', '!./*.test.*'], { eager: true });

function moduleOf(route: string): RouteModule {
  const module = modules[`./${route}.tsx`];
  if (module === undefined) throw new Error(`There is no route ${route}.`);
  return module;
}

/** A list as somebody has filtered it, the page of one of its rows, and the pages behind that one. */
const LISTS = [
  { list: 'orders._index', address: '/admin/orders?state=awaiting_transfer', page: 'orders.$id' },
  { list: 'customers._index', address: '/admin/customers?q=locke', page: 'customers.$id' },
  { list: 'quotes._index', address: '/admin/quotes?status=requested', page: 'quotes.$id' },
  { list: 'messages._index', address: '/admin/messages?q=miller', page: 'messages.$id' },
  { list: 'mail._index', address: '/admin/mail?q=miller', page: 'mail.$id' },
  { list: 'documents._index', address: '/admin/documents?page=1', page: 'documents.$id_.review' },
  { list: 'suppliers._index', address: '/admin/suppliers?q=bitting', page: 'suppliers.$id' },
  { list: 'synonyms._index', address: '/admin/synonyms?q=hole', page: 'synonyms.$id' },
  {
    list: 'purchase-orders._index',
    address: '/admin/purchase-orders?state=draft',
    page: 'purchase-orders.$id',
  },
  {
    list: 'inventory.counts._index',
    address: '/admin/inventory/counts?state=counting',
    page: 'inventory.counts.$id',
  },
  {
    list: 'inventory.transfers._index',
    address: '/admin/inventory/transfers?state=draft',
    page: 'inventory.transfers.$id',
  },
];

let store: TestStore;
let cookie: string;
/** What was made for the forms, by what it is. */
const ids = new Map<string, number>();

beforeAll(async () => {
  // The router of the stub is made for a browser, and says so at every link.
  const { error: say } = console;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (!String(words[0]).startsWith('Warning: useLayoutEffect does nothing')) say(...words);
  });
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('owner');
  const { db } = store;
  await stockTo(db, 1, 10);
  const [sku = ''] = await someSkus(db, 1);
  await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId);
  const customer = await addAccount(db, { email: 'ada@locke.example' });
  ids.set('document', await addDocument(db, customer, { state: 'waiting' }));
  await requestedQuote(db);
  const supplier = await supplierWith(db, { name: 'Bitting Supply' });
  ids.set('supplier', supplier).set('draft', (await draftOf(db, supplier, [sku, 1, '1.00'])).id);
  const [fromLocation, toLocation] = await threeLocations(db);
  const count = { location: fromLocation, category: undefined, scope: 'stocked', note: '' } as const;
  ids.set('count', await startCount(db, count, CLERK));
  const transfer = { fromLocation, toLocation, note: '', lines: `${sku} 1` };
  ids.set('transfer', await createTransfer(db, transfer, CLERK));
});

/** The links of a page as an owner sees it. */
async function linksOf(route: string, address: string): Promise<string[]> {
  const { loader, default: Component } = moduleOf(route);
  const id = /\/(\d+)(?:[/?]|$)/.exec(address)?.[1];
  const params: Record<string, string> = id === undefined ? {} : { id };
  const { body } = await answerOf(() => loader(opening(store, address, { cookie, params })));
  const Page = createRemixStub([
    {
      id: 'routes/admin/layout',
      path: '/',
      Component: Outlet,
      children: [{ id: 'page', path: '*', Component }],
    },
  ]);
  const loaderData = { 'routes/admin/layout': { staff: { role: 'owner' } }, page: body };
  const html = renderToStaticMarkup(<Page initialEntries={[address]} hydrationData={{ loaderData }} />);
  return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

const returnOf = (href: string) => new URL(href, 'http://localhost').searchParams.get(RETURN_TO);

describe.each(LISTS)('$address', ({ list, address, page }) => {
  const own = (href: string) => href.startsWith(`${address.split('?')[0]}/`) && /\/\d+/.test(href);

  it('is where the page of a row leads back to, and all pages behind it', async () => {
    const row = (await linksOf(list, address)).find(own);
    expect(row).toBeDefined();
    expect(returnOf(row ?? '')).toBe(address);
    const links = await linksOf(page, row ?? '');
    expect(links).toContain(address);
    // What is printed has nothing to lead back from; a document is a file.
    const behind = links
      .filter(own)
      .filter((href) => !/\/(packing-slip|invoice|html)$|^\/admin\/documents\/\d+$/.test(href));
    expect(behind.filter((href) => returnOf(href) === null)).toEqual([]);
  });
});

describe('a form behind a list', () => {
  const from = '/admin/x?state=draft&page=2';

  it.each([
    ['inventory.transfers.$id', 'transfer', { intent: 'lines', expectedVersion: '1', lines: '' }],
    ['inventory.counts.$id', 'count', { intent: 'save' }],
    ['inventory.counts.$id', 'count', { intent: 'review' }],
    ['purchase-orders.$id_.$action', 'draft', { expectedRevision: '1', reason: 'Not needed' }],
    ['documents.$id_.review', 'document', { intent: 'decline', reason: 'It cannot be read at all.' }],
    ['suppliers.$id_.archive', 'supplier', { intent: 'archive', expectedRevision: '0' }],
    ['suppliers.$id_.archive', 'supplier', { intent: 'restore', expectedRevision: '1' }],
  ] as const)('%s of a %s keeps the list (%#)', async (route, what, fields) => {
    const { action } = moduleOf(route);
    const address = `/admin?${new URLSearchParams({ [RETURN_TO]: from }).toString()}`;
    const params = { id: String(ids.get(what)), action: 'cancel' };
    const args = posting(store, address, fields, { cookie, params });
    const answer = await answerOf(() => action?.(args));
    const location = locationIn(answer) ?? '';
    expect([answer.status, location === from ? from : returnOf(location)]).toEqual([303, from]);
  });
});
