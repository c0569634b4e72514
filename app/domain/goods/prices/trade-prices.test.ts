import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { addAccount } from '../../../../tests/support/accounts';
import { buildPlacement } from '../../../../tests/support/placement';
import { stockTo } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { parseTierPrices } from '../../../backoffice/imports/import-fields.rules';
import { toStaffActor } from '../../base/audit/actor';
import { AccountTermsSchema } from '../../base/customers/account.schema';
import { changeAccountTerms } from '../../base/customers/decide-application.server';
import { readCart } from '../../selling/cart/cart.queries.server';
import { findProductForApi, listProductsForApi } from '../../../api/products.queries.server';
import { listSuggestions } from '../catalog/listing/suggestions.queries.server';
import { placeOrder, TotalChangedError } from '../../selling/orders/place-order.server';
import { EXPRESS_POLICY, getTotals } from '../../selling/checkout/totals.rules';
import { priceChoices, priceLines } from '../../selling/quick-order/price-lines.queries.server';
import { readList } from '../../selling/quick-order/list-text.rules';
import { resolveLines } from '../../selling/quick-order/resolve-lines.queries.server';
import { readCatalogVersion } from '../catalog/versioned-cache.server';
import { listPriceTiers } from './price-list.queries.server';
import { removePrice, setPrice } from './price-list.server';
import { addPriceTier, changePriceTier } from './price-tiers.server';

let store: TestStore;
let db: Db;
const actor = toStaffActor({ id: 1, username: 'admin' }, 'test');

/** The first product of the demo: list price 299.99, not on sale. */
const PRODUCT = 1;
const SKU = 'AK-BMW-FEM-4B';

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, PRODUCT, 200);
  await db
    .updateTable('products')
    .set({ price_cents: 29_999, is_on_sale: 0, sale_price_cents: null, effective_price_cents: 29_999 })
    .where('id', '=', PRODUCT)
    .execute();
});

async function cartOf(customerId: number, quantity: number): Promise<string> {
  const { cartId } = await store.cartWith({ productId: PRODUCT, quantity });
  await db.updateTable('carts').set({ customer_id: customerId }).where('id', '=', cartId).execute();
  return cartId;
}

async function unitPriceOf(customerId: number, quantity: number): Promise<number | undefined> {
  return (await readCart(db, await cartOf(customerId, quantity))).lines[0]?.unitPriceCents;
}

async function order(cartId: string, expectedTotalCents?: number) {
  const { lines, buyer } = await readCart(db, cartId);
  const placed = await placeOrder(
    db,
    buildPlacement(cartId, expectedTotalCents ?? getTotals(lines, EXPRESS_POLICY, buyer).totalCents),
  );
  const [line] = await db.selectFrom('order_lines').selectAll().where('order_id', '=', placed.id).execute();
  return { placed, line };
}

const contract = (unitPrice: number, minQuantity = 1, endsOn: string | null = null) => ({
  sku: SKU.toLowerCase(),
  minQuantity,
  unitPrice,
  endsOn,
});

describe('an account’s price', () => {
  it('is one everywhere: cart, order, API, quick order and suggestions', async () => {
    const customerId = await addAccount(db, { email: 'a@locks.example', price_tier: 'gold' });
    const expected = 26_999;
    const cartId = await cartOf(customerId, 3);
    const [line] = (await readCart(db, cartId)).lines;
    expect(line).toMatchObject({
      unitPriceCents: expected,
      totalCents: 3 * expected,
      listPriceCents: 29_999,
    });
    expect(line?.offers[0]?.rule).toBe('Gold price: 10% off list ($299.99)');
    const { line: ordered, placed } = await order(cartId);
    expect(ordered).toMatchObject({
      unit_price_cents: expected,
      total_cents: 3 * expected,
      price_basis: JSON.stringify({
        kind: 'discount',
        tier: 'Gold',
        discountBasisPoints: 1000,
        listPriceCents: 29_999,
      }),
    });
    const row = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', placed.id)
      .executeTakeFirstOrThrow();
    expect(row.subtotal_cents).toBe(3 * expected);

    const listed = await listProductsForApi(db, { page: 1, pageSize: 5 }, customerId);
    expect(listed.products[0]).toMatchObject({ id: PRODUCT, price: '299.99', yourPrice: '269.99' });
    expect(await findProductForApi(db, PRODUCT, customerId)).toMatchObject({ yourPrice: '269.99' });
    const found = await priceLines(db, customerId, await resolveLines(db, readList(`3 x ${SKU}`)));
    expect(found[0]).toMatchObject({ totalCents: 3 * expected, product: { unitPriceCents: expected } });
    const { products } = await listSuggestions(db, SKU, customerId);
    expect(products[0]?.priceCents).toBe(expected);
  });

  it('is a guest’s for those who have none: no account, one that applied, one that was declined', async () => {
    for (const status of ['applied', 'declined'] as const) {
      const customerId = await addAccount(db, { email: `${status}@x.example`, price_tier: 'gold', status });
      await setPrice(db, { customerId }, contract(100), actor);
      expect(await unitPriceOf(customerId, 1)).toBe(29_999);
    }
    expect((await findProductForApi(db, PRODUCT))?.yourPrice).toBeUndefined();
  });

  it('goes down at the quantity of the tier, to the unit', async () => {
    const customerId = await addAccount(db, { email: 'b@locks.example', price_tier: 'gold' });
    await setPrice(db, { tier: 'gold' }, { ...contract(25_000, 10), sku: SKU }, actor);
    expect(await unitPriceOf(customerId, 9)).toBe(26_999);
    expect(await unitPriceOf(customerId, 10)).toBe(25_000);
    const [line] = (await readCart(db, await cartOf(customerId, 9))).lines;
    expect(line?.nextPrice).toEqual({ minQuantity: 10, unitPriceCents: 25_000 });
  });

  it('is not above what everyone pays for the quantity', async () => {
    await setPrice(db, { tier: 'everyone' }, { ...contract(26_000, 10), sku: SKU }, actor);
    const customerId = await addAccount(db, { email: 'q@locks.example', price_tier: 'gold' });
    expect(await unitPriceOf(customerId, 9)).toBe(26_999);
    expect(await unitPriceOf(customerId, 10)).toBe(26_000);
    await setPrice(db, { tier: 'gold' }, { ...contract(25_000, 10), sku: SKU }, actor);
    expect(await unitPriceOf(customerId, 10)).toBe(25_000);
  });

  it('is the contract’s until its last day, and another account’s never', async () => {
    const mine = await addAccount(db, { email: 'c@locks.example' });
    const other = await addAccount(db, { email: 'd@locks.example' });
    const today = new Date().toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await setPrice(db, { customerId: mine }, contract(20_000, 1, today), actor);
    expect(await unitPriceOf(mine, 1)).toBe(20_000);
    expect(await unitPriceOf(other, 1)).toBe(29_999);
    await setPrice(db, { customerId: mine }, contract(20_000, 1, yesterday), actor);
    expect(await unitPriceOf(mine, 1)).toBe(29_999);
  });

  it('that changed since the page was shown refuses the order, and charges nothing', async () => {
    const customerId = await addAccount(db, { email: 'e@locks.example', price_tier: 'gold' });
    const cartId = await cartOf(customerId, 1);
    const { lines, buyer } = await readCart(db, cartId);
    const shown = getTotals(lines, EXPRESS_POLICY, buyer).totalCents;
    await changePriceTier(db, 'gold', { name: 'Gold', discount: 900 }, actor);
    await expect(order(cartId, shown)).rejects.toBeInstanceOf(TotalChangedError);
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
  });
});

describe('a quantity price', () => {
  const everyone = { tier: 'everyone' };

  it('is paid by a guest from its quantity on, and the order says so', async () => {
    await setPrice(db, everyone, contract(26_000, 10), actor);
    const { cartId } = await store.cartWith({ productId: PRODUCT, quantity: 9 });
    const [below] = (await readCart(db, cartId)).lines;
    expect(below).toMatchObject({
      unitPriceCents: 29_999,
      nextPrice: { minQuantity: 10, unitPriceCents: 26_000 },
    });
    await db.updateTable('cart_lines').set({ quantity: 10 }).where('cart_id', '=', cartId).execute();
    const { line } = await order(cartId);
    expect(line).toMatchObject({
      unit_price_cents: 26_000,
      total_cents: 260_000,
      price_basis: JSON.stringify({ kind: 'quantity', minQuantity: 10 }),
    });
    const found = await priceLines(db, undefined, await resolveLines(db, readList(`10 x ${SKU}`)));
    expect(found[0]?.totalCents).toBe(260_000);
    const offered = await priceChoices(db, undefined, await resolveLines(db, readList('10 x AK-BMW-FEM-4C')));
    expect(offered[0]?.choices.map(({ product }) => [product.id, product.unitPriceCents])).toContainEqual([
      PRODUCT,
      26_000,
    ]);
  });

  it('shows on cached pages at once', async () => {
    const before = await readCatalogVersion(db);
    await setPrice(db, everyone, contract(26_000, 10), actor);
    const between = await readCatalogVersion(db);
    expect(between).toBeGreaterThan(before);
    await removePrice(db, everyone, { productId: PRODUCT, minQuantity: 10 }, actor);
    expect(await readCatalogVersion(db)).toBeGreaterThan(between);
  });

  it('starts at 2: the price of one is the product’s', async () => {
    await expect(setPrice(db, everyone, contract(26_000, 1), actor)).rejects.toThrow(/Enter 2 or more/);
    expect(parseTierPrices('everyone 1 = 12.00')).toBeUndefined();
    expect(parseTierPrices('everyone 2 = 12.00; gold 1 = 11.00')).toHaveLength(2);
  });

  it('belongs to no account: its tier is neither listed nor renamed nor given', async () => {
    expect((await listPriceTiers(db)).map(({ code }) => code)).toEqual(['trade', 'gold', 'platinum']);
    await expect(changePriceTier(db, 'everyone', { name: 'All', discount: 100 }, actor)).rejects.toThrow(
      'Price tier not found',
    );
    const customerId = await addAccount(db, { email: 'e@locks.example' });
    const terms = AccountTermsSchema.parse({ netTermsDays: '30', creditLimit: '500', priceTier: 'everyone' });
    await expect(changeAccountTerms(db, customerId, terms, actor)).rejects.toThrow('Select a price tier');
  });
});

describe('staff', () => {
  it('set, replace and remove a price, each recorded', async () => {
    const customerId = await addAccount(db, { email: 'f@locks.example' });
    await setPrice(db, { customerId }, contract(20_000), actor);
    await setPrice(db, { customerId }, contract(19_000), actor);
    expect(await unitPriceOf(customerId, 1)).toBe(19_000);
    await removePrice(db, { customerId }, { productId: PRODUCT, minQuantity: 1 }, actor);
    await removePrice(db, { customerId }, { productId: PRODUCT, minQuantity: 1 }, actor);
    expect(await unitPriceOf(customerId, 1)).toBe(29_999);
    const audit = await db.selectFrom('audit_entries').select(['action', 'subject']).orderBy('id').execute();
    expect(audit.map(({ action }) => action)).toEqual(['price.set', 'price.set', 'price.remove']);
    expect(new Set(audit.map(({ subject }) => subject))).toEqual(new Set([`customer:${customerId}`]));
  });

  it('cannot give two tiers one name, or set a price of what is not there', async () => {
    await expect(addPriceTier(db, { name: 'GOLD', discount: 100 }, actor)).rejects.toThrow(
      'This name is already used by another price tier',
    );
    await expect(setPrice(db, { tier: 'tin' }, contract(1), actor)).rejects.toThrow(
      'Price tier or account not found',
    );
    await expect(setPrice(db, { tier: 'gold' }, { ...contract(1), sku: 'NOTHING' }, actor)).rejects.toThrow(
      'No product has this SKU',
    );
  });
});
