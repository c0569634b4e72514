import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { stockTo } from '../../../tests/support/orders';
import { answerOf, opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { toStaffActor } from '../../domain/base/audit/actor';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { setPrice } from '../../domain/goods/prices/price-list.server';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import { readProductPage } from '../store/product-page.server';
import { findProduct } from '../../domain/goods/catalog/products.queries.server';
import { loader } from './products.$id.price';

let store: TestStore;
let gold: { customerId: number; userId: number; cookie: string };
const actor = toStaffActor({ id: 1, username: 'admin' }, 'test');
const SKU = 'AK-BMW-FEM-4B';

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 200);
  const customerId = await addAccount(store.db, { email: 'gold@locks.example', price_tier: 'gold' });
  const userId = await firstUserOf(store.db, customerId);
  gold = { customerId, userId, cookie: (await signedIn(store, userId)).cookie };
});

interface Asker {
  id?: string;
  cookie?: string;
  token?: string;
}

const ask = (query = '', { id = '1', ...sender }: Asker = {}) =>
  answerOf(() => loader(opening(store, `/api/products/${id}/price${query}`, { ...sender, params: { id } })));

const step = (unitPrice: number, minQuantity: number) => ({ sku: SKU, minQuantity, unitPrice, endsOn: null });

describe('the price of a quantity', () => {
  it('is the list price for everyone', async () => {
    expect(await ask()).toMatchObject({
      status: 200,
      body: {
        productId: 1,
        sku: SKU,
        customerId: null,
        quantity: 1,
        unitPrice: '299.99',
        total: '299.99',
        reason: 'list',
        rule: 'List price',
        listPrice: '299.99',
        breaks: [],
        isRestricted: false,
      },
    });
    expect((await ask('?quantity=3')).body).toMatchObject({ quantity: 3, total: '899.97' });
  });

  it('is the sale price where that is the lowest', async () => {
    expect((await ask('', { id: '6' })).body).toMatchObject({
      unitPrice: '67.99',
      reason: 'sale',
      listPrice: '84.99',
    });
  });

  it('of a tiered account is that of its page and its cart, at every quantity', async () => {
    await setPrice(store.db, { tier: 'gold' }, step(25_000, 10), actor);
    await setPrice(store.db, { customerId: gold.customerId }, step(20_000, 50), actor);
    const product = await findProduct(store.db, 1);
    if (product === undefined) throw new Error('There is no product 1.');
    const args = opening(store, '/product/1', { cookie: gold.cookie });
    const { prices } = await readProductPage(args.context, args.request, product);
    for (const [quantity, unitPrice, reason] of [
      [1, '269.99', 'tier'],
      [9, '269.99', 'tier'],
      [10, '250.00', 'quantity-break'],
      [50, '200.00', 'contract'],
    ] as const) {
      const { body } = await ask(`?quantity=${quantity}`, { cookie: gold.cookie });
      expect(body).toMatchObject({
        customerId: gold.customerId,
        unitPrice,
        reason,
        total: toDecimal(Math.round(Number(unitPrice) * 100) * quantity),
        breaks: prices.byQuantity.map(({ minQuantity, unitPriceCents }) => ({
          minQuantity,
          unitPrice: toDecimal(unitPriceCents),
        })),
      });
      const { cartId } = await signedIn(store, gold.userId, { productId: 1, quantity });
      const [line] = (await readCart(store.db, cartId)).lines;
      expect(toDecimal(line?.unitPriceCents ?? 0)).toBe(unitPrice);
    }
    expect(prices.offers[0].unitPriceCents).toBe(26_999);
  });

  it('is not sent again while it stands, and kept by nobody else', async () => {
    const { headers } = await ask('?quantity=2', { cookie: gold.cookie });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    const args = opening(store, '/api/products/1/price?quantity=2', {
      cookie: gold.cookie,
      params: { id: '1' },
    });
    args.request.headers.set('If-None-Match', headers.get('ETag') ?? '');
    expect((await answerOf(() => loader(args))).status).toBe(304);
  });
});

describe('the price of another account', () => {
  it('is told to staff and to tokens that may read', async () => {
    const query = `?customerId=${gold.customerId}`;
    const { token } = await createApiToken(store.db, { name: 'ERP', scopes: ['read'] }, { id: 1 }, actor);
    for (const asker of [{ cookie: await store.signIn('viewer') }, { token }])
      expect(await ask(query, asker)).toMatchObject({
        status: 200,
        body: { customerId: gold.customerId, unitPrice: '269.99', reason: 'tier' },
      });
  });

  it('is nobody else’s business', async () => {
    const query = `?customerId=${gold.customerId}`;
    const { token } = await createApiToken(
      store.db,
      { name: 'Scanner', scopes: ['stock'] },
      { id: 1 },
      actor,
    );
    expect((await ask(query)).status).toBe(401);
    expect((await ask(query, { cookie: gold.cookie })).status).toBe(403);
    expect((await ask(query, { token })).status).toBe(403);
    expect((await ask(query, { token: 'kw_nonsense' })).status).toBe(401);
  });

  it('of none that there is is a 404', async () => {
    expect(await ask('?customerId=99999', { cookie: await store.signIn('viewer') })).toMatchObject({
      status: 404,
      body: { error: 'Account not found.' },
    });
  });
});

it.each(['99999', 'x', '0', '-1'])('of product %s is a 404', async (id) => {
  expect(await ask('', { id })).toMatchObject({ status: 404, body: { requestId: 'test-request' } });
});

it('of a product that is not sold is a 404', async () => {
  await store.db.updateTable('products').set({ is_active: 0 }).where('id', '=', 1).execute();
  expect((await ask()).status).toBe(404);
});

it.each([
  ['?quantity=0', 'quantity'],
  ['?quantity=1.5', 'quantity'],
  ['?quantity=', 'quantity'],
  ['?quantity=10000000', 'quantity'],
  ['?customerId=x', 'customerId'],
])('%s is refused by its field', async (query, field) => {
  expect(await ask(query)).toMatchObject({
    status: 400,
    body: { fieldErrors: { [field]: expect.any(String) } },
  });
});
