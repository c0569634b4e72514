import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, it } from 'vitest';

import { stockTo } from '../../../tests/support/orders';
import { levelsTo, threeLocations } from '../../../tests/support/stock';
import { answerOf, fieldErrorsIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { loader as inventory } from './inventory._index';
import { loader as report } from './inventory.reports.$report';
import { loader as csv } from './inventory.reports.$report_.csv';
import { action as editStock, loader as stockPage } from './products.$id.stock';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

const open = (query: string) => inventory(opening(store, `/admin/inventory${query}`, { cookie }));

describe('the tabs', () => {
  it.each([
    ['', 'alerts'],
    ['?tab=alerts', 'alerts'],
    ['?tab=all', 'all'],
    ['?tab=reports', 'reports'],
    ['?tab=nonsense', 'alerts'],
    ['?tab=all&page=abc&sort=zz&status=zz', 'all'],
    ['?tab=all&page=-4', 'all'],
    ['?page=99999999999999999999', 'alerts'],
  ])('%j is %s', async (query, tab) => {
    expect((await open(query)).view.tab).toBe(tab);
  });
});

describe('a report as a file', () => {
  async function download(name: string) {
    const answer = await answerOf(() => csv(opening(store, '/', { cookie, params: { report: name } })));
    const text = typeof answer.body === 'string' ? answer.body : '';
    const rows: string[][] = parse(text, { bom: true });
    return { ...answer, rows };
  }

  it('has a row for every product, and what begins like a formula is text', async () => {
    await store.db.updateTable('products').set({ name: '=cmd|calc' }).where('id', '=', 1).execute();
    const { rows, headers } = await download('stock');
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="stock-report-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const { totalProducts } = (await open('')).figures;
    expect(rows).toHaveLength(totalProducts + 1);
    expect(rows[0]).toEqual(['SKU', 'Product', 'Category', 'Current Stock', 'Threshold', 'Status']);
    expect(rows[1]?.[1]).toBe("'=cmd|calc");
  });

  it('adds up to the inventory value', async () => {
    const { rows } = await download('value');
    const cents = rows.slice(1).reduce((sum, row) => sum + Number((row[5] ?? '').replace('.', '')), 0);
    expect(cents).toBe((await open('')).figures.valueCents);
  });

  it('of the alerts holds the alerts', async () => {
    await stockTo(store.db, 1, 0);
    const { rows } = await download('alerts');
    const { lowStock, outOfStock } = (await open('')).figures;
    expect(rows).toHaveLength(lowStock + outOfStock + 1);
    expect(rows[1]?.slice(3, 7)).toEqual(['0', expect.any(String), '0', 'Critical']);
  });

  it('of one location holds what lies there, and says so in its name', async () => {
    const [, second] = await threeLocations(store.db);
    await levelsTo(store.db, 1, { [second]: 7 });
    const path = `/?location=${second}`;
    const answer = await answerOf(() => csv(opening(store, path, { cookie, params: { report: 'stock' } })));
    const rows: string[][] = parse(typeof answer.body === 'string' ? answer.body : '', { bom: true });
    expect(rows.slice(1).map((row) => row[3])).toEqual(['7']);
    expect(answer.headers.get('Content-Disposition')).toContain(`stock-report-location-${second}-`);
    const page = await report(opening(store, path, { cookie, params: { report: 'stock' } }));
    expect(page.location?.id).toBe(second);
  });

  it.each(['', 'other', 'constructor', '__proto__'])('%j is not there', async (name) => {
    expect((await download(name)).status).toBe(404);
    const page = await answerOf(() => report(opening(store, '/', { cookie, params: { report: name } })));
    expect(page.status).toBe(404);
  });
});

describe('stock that is edited from the inventory', () => {
  it('carries its own reason, SPEC 7', async () => {
    const page = await stockPage(
      opening(store, '/admin/products/1/stock?from=inventory&redirectTo=%2Fadmin%2Finventory', {
        cookie,
        params: { id: '1' },
      }),
    );
    expect(page).toMatchObject({ from: 'inventory', returnTo: '/admin/inventory' });
    const { stockQuantity } = page.product;
    const args = posting(
      store,
      '/admin/products/1/stock?from=inventory',
      { stockQuantity: '77', expectedQuantity: String(stockQuantity), reason: 'Inventory adjustment' },
      { cookie, params: { id: '1' } },
    );
    expect((await answerOf(() => editStock(args))).status).toBe(303);
    const last = await store.db
      .selectFrom('stock_movements')
      .select(['reason', 'quantity_after'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(last).toEqual({ reason: 'Inventory adjustment', quantity_after: 77 });
  });

  it('at one location that somebody else changed is refused with both figures', async () => {
    const [home] = await threeLocations(store.db);
    await levelsTo(store.db, 1, { [home]: 9 });
    const answer = await answerOf(() =>
      editStock(
        posting(
          store,
          `/admin/products/1/stock?location=${home}`,
          { stockQuantity: '4', expectedQuantity: '8', locationId: String(home), reason: 'Damaged' },
          { cookie, params: { id: '1' } },
        ),
      ),
    );
    expect(answer.status).toBe(409);
    expect(fieldErrorsIn(answer)['stockQuantity']).toMatch(/changed from 8 to 9/);
  });

  it.each([
    [{ reason: 'Because' }, 'reason'],
    [{ reason: 'Other' }, 'reasonNote'],
  ])('for %j is refused', async (fields, field) => {
    const seen = { stockQuantity: '4', expectedQuantity: '8', ...fields };
    const answer = await answerOf(() =>
      editStock(posting(store, '/admin/products/1/stock', seen, { cookie, params: { id: '1' } })),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrorsIn(answer))).toEqual([field]);
  });

  it('from the list keeps the list’s reason', async () => {
    const page = await stockPage(opening(store, '/admin/products/1/stock', { cookie, params: { id: '1' } }));
    expect(page.from).toBe('list');
  });
});
