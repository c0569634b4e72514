import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { CLERK, placeAndCapture, readExpectedOrder } from '../../../tests/support/order-handling';
import { draftOf, supplierWith } from '../../../tests/support/purchasing';
import { requestedQuote } from '../../../tests/support/quotes';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { parseProductList } from '../../domain/goods/catalog/listing/admin-product-list.rules';
import { listProductsForStaff } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { fulfillOrder } from '../../domain/selling/orders/fulfill-order.server';
import { listOrders } from '../../domain/selling/orders/order-list.queries.server';
import { parseOrderFilter } from '../../domain/selling/orders/order-list.rules';
import { searchBackOffice } from './back-office-search.queries.server';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  await addAccount(store.db, { email: 'ada@locke.example' });
});

const search = (q: string) => searchBackOffice(store.db, q, () => true);

const totals = async (q: string) =>
  Object.fromEntries((await search(q)).groups.map(({ group, total }) => [group, total]));

describe('the search of the header', () => {
  it.each([
    'schlage',
    'key',
    'ND80PD',
    'nd80pd-',
    '1',
    'le',
    'no such thing',
    '100%',
    '"',
    "'",
    '1-1/8"',
    '—',
    'é',
  ])('counts for %j what the list of products finds', async (q) => {
    const { page } = await listProductsForStaff(store.db, parseProductList(new URLSearchParams({ q })));
    const pattern = q.toLowerCase();
    const rows = await store.db.selectFrom('products').select(['name', 'sku', 'brand']).execute();
    const byHand = rows.filter((row) =>
      [row.name, row.sku, row.brand].some((text) => text.toLowerCase().includes(pattern)),
    );
    expect(page.total).toBe(byHand.length);
    expect((await totals(q))['products']).toBe(byHand.length);
  });

  it('shows the first five of a group', async () => {
    const { groups } = await search('key');
    expect(groups[0]?.hits).toHaveLength(5);
    expect(groups[0]?.total).toBeGreaterThan(5);
  });

  it('names an exact SKU first, however it is written', async () => {
    const product = await store.db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('sku', 'like', '%-%')
      .executeTakeFirstOrThrow();
    const { exact } = await search(product.sku.toLowerCase().replaceAll('-', ' '));
    expect(exact).toMatchObject([{ by: 'SKU', group: 'products', id: product.id }]);
  });

  it.each(['PO-%', 'po %', 'Po%'])('names a purchase order by its number as in %j', async (writing) => {
    const draft = await draftOf(store.db, await supplierWith(store.db));
    const { exact, groups } = await search(writing.replace('%', draft.number.slice(3)));
    expect(exact).toMatchObject([
      {
        by: 'Purchase order',
        group: 'purchases',
        id: draft.id,
        details: [draft.supplier.name, ''],
        state: 'draft',
      },
    ]);
    expect(groups.find(({ group }) => group === 'purchases')?.total).toBe(1);
  });

  it('names a quote by its number, however it is written, and lists it by what it says', async () => {
    const quote = await requestedQuote(store.db, { email: 'quoted@locks.example' });
    const { exact } = await search(quote.number.toLowerCase().replaceAll('-', ' '));
    expect(exact).toMatchObject([{ by: 'Quote number', group: 'quotes', id: quote.id, state: 'requested' }]);
    expect((await totals('quoted@locks.example'))['quotes']).toBe(1);
  });

  describe('of a parcel', () => {
    let orderId: number;

    beforeAll(async () => {
      ({ id: orderId } = await placeAndCapture(store, [{ productId: 1, quantity: 1 }]));
      const seen = await readExpectedOrder(store.db, orderId);
      await fulfillOrder(
        store.db,
        { orderId, seen, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
        CLERK,
      );
    });

    it.each(['1Z999AA10123456784', '1z 999 aa1 01 2345 6784', '1z999-aa1-0123456784'])(
      'names its order by the tracking number as in %j, and the list of orders finds it',
      async (q) => {
        expect((await search(q)).exact).toMatchObject([
          { by: 'Tracking number', group: 'orders', id: orderId },
        ]);
        expect((await totals(q))['orders']).toBe(1);
        const { orders } = await listOrders(store.db, parseOrderFilter(new URLSearchParams({ q })), 1);
        expect(orders.map(({ id }) => id)).toEqual([orderId]);
      },
    );

    it('lists its order by a part of the number, and not by another', async () => {
      expect((await totals('aa10123'))['orders']).toBe(1);
      expect((await totals('aa10124'))['orders']).toBe(0);
      expect((await search('aa10123')).exact).toEqual([]);
    });
  });

  it('names an account by its e-mail, and nothing by a part of it', async () => {
    expect((await search('ADA@locke.example')).exact).toMatchObject([{ by: 'Email', group: 'customers' }]);
    expect((await search('ada')).exact).toEqual([]);
    expect((await totals('ada@locke'))['customers']).toBe(1);
  });

  it('leaves out what a role may not open', async () => {
    const { groups, exact } = await searchBackOffice(
      store.db,
      'ada@locke.example',
      (group) => group === 'products',
    );
    expect(groups.map(({ group }) => group)).toEqual(['products']);
    expect(exact).toEqual([]);
  });
});
