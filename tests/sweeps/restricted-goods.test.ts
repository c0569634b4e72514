import type { ActionFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf } from '../support/accounts';
import { addDocument, dayIn } from '../support/documents';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { customer } from '../support/placement';
import { answerOf, posting, sending, type Answer } from '../support/requests';
import { nameAndValue, openTestStore, type TestStore } from '../support/test-store';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { findCartBuyer } from '../../app/domain/selling/cart/cart-buyer.queries.server';
import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { openCart } from '../../app/domain/selling/cart/cart.server';
import { saveCheckoutDraft } from '../../app/domain/selling/checkout/checkout-drafts.server';
import { ShippingSchema } from '../../app/domain/selling/checkout/checkout.schema';
import {
  addressFingerprint,
  EXPRESS_POLICY,
  getTotals,
  linesFingerprint,
  STANDARD_POLICY,
} from '../../app/domain/selling/checkout/totals.rules';
import { writeOrder } from '../../app/domain/selling/orders/write-order.server';
import { findSavedList } from '../../app/domain/selling/quick-order/saved-list.server';
import { addFavorite } from '../../app/domain/selling/favorites/favorites.server';
import { describeRequiredLicense } from '../../app/domain/goods/licenses/license.rules';
import { openSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { toDecimal } from '../../app/domain/base/shared/money.rules';
import { serializeVisitorCookie } from '../../app/http/session.server';
import { action as payment } from '../../app/routes/store/cart_.payment';
import { action as cart } from '../../app/routes/store/cart';
import { action as checkout } from '../../app/routes/store/checkout';
import { action as favoriteList } from '../../app/routes/store/favorites_.$id';
import { action as productDetail } from '../../app/routes/store/product-detail.$id';
import { action as productPage } from '../../app/routes/store/product.$handle';
import { action as quickOrder } from '../../app/routes/store/quick-order';
import { action as apiPayment } from '../../app/routes/api/payments.$method';

/** The sweep: no path puts restricted goods into a cart, and none orders them, for whoever may not have them. */

let store: TestStore;
let db: Db;

const TOOL = 1;
const PLAIN = 2;
const STOCK = 10;
const NET_TERMS = { net_terms_days: 30, credit_limit_cents: 10_000_000 };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, TOOL, STOCK);
  await stockTo(db, PLAIN, STOCK);
  await db.updateTable('products').set({ is_restricted: 1 }).where('id', '=', TOOL).execute();
});

interface Buyer {
  customerId: number | null;
  cartId: string;
  cookie: string;
  owner: string;
}

/** A browser in which the account is signed in; null: a guest's. */
async function browserOf(customerId: number | null): Promise<Buyer> {
  const userId = customerId === null ? null : await firstUserOf(db, customerId);
  const cartId = await openCart(db, { customerId, userId });
  const owner = randomKey();
  const id = await openSession(db, {
    ...(customerId === null || userId === null ? {} : { customerId, userId }),
    cartId,
    favoritesOwner: owner,
    lifetimeMs: VISITOR_SESSION_MS,
  });
  return {
    customerId,
    cartId,
    owner,
    cookie: nameAndValue(await serializeVisitorCookie(store.context(), id)),
  };
}

async function accountWith(
  documents: Parameters<typeof addDocument>[2][],
  changes: Partial<Parameters<typeof addAccount>[1]> = {},
): Promise<number> {
  const id = await addAccount(db, { email: `${randomKey()}@locks.example`, ...NET_TERMS, ...changes });
  for (const document of documents) await addDocument(db, id, document);
  return id;
}

/** Who may not have them. */
const REFUSED: Record<string, () => Promise<number | null>> = {
  'a guest': () => Promise.resolve(null),
  'an approved account without a licence': () => accountWith([]),
  'an account whose licence waits': () => accountWith([{ state: 'waiting' }]),
  'an account whose licence was declined': () => accountWith([{ state: 'declined' }]),
  'an account whose licence expired yesterday': () => accountWith([{ expires_on: dayIn(-1) }]),
  'an account whose licence has no expiry date': () => accountWith([{ expires_on: null }]),
  'an account with a tax certificate alone': () => accountWith([{ kind: 'tax-certificate' }]),
  'an applicant with a licence': () => accountWith([{}], { status: 'applied' }),
  'a declined account with a licence': () => accountWith([{}], { status: 'declined' }),
  'an account while another has a licence': async () => {
    await accountWith([{}]);
    return accountWith([]);
  },
};

const form = (buyer: Buyer, path: string, fields: Record<string, string>, params = {}): ActionFunctionArgs =>
  posting(store, path, fields, { cookie: buyer.cookie, params });

async function toolInList(buyer: Buyer): Promise<string> {
  return (await addFavorite(db, buyer.owner, { productId: TOOL, quantity: 1, listId: '' })).id;
}

const skuOf = async (id: number) =>
  (await db.selectFrom('products').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;

const productId = String(TOOL);

/** Reviews a pasted list, and adds what was found to the cart. */
async function addList(buyer: Buyer, text: string): Promise<Answer> {
  await answerOf(() => quickOrder(form(buyer, '/quick-order', { text })));
  const list = await findSavedList(db, buyer.cartId);
  const fields = { intent: 'add', list: list?.id ?? '', revision: String(list?.revision) };
  return answerOf(() => quickOrder(form(buyer, '/quick-order', fields)));
}

/** Every way into a cart. */
const ADDING: Record<string, (buyer: Buyer) => Promise<Answer>> = {
  'the product page': (buyer) =>
    answerOf(() => productPage(form(buyer, '/product/product-1', { productId, quantity: '1' }))),
  'the second product page': (buyer) =>
    answerOf(() => productDetail(form(buyer, '/product-detail/1', { productId, quantity: '1' }))),
  'a card': (buyer) => answerOf(() => cart(form(buyer, '/cart', { intent: 'add', productId }))),
  'a quantity in the cart': (buyer) =>
    answerOf(() => cart(form(buyer, '/cart', { intent: 'setQuantity', productId, quantity: '2' }))),
  'the plus of the cart': (buyer) =>
    answerOf(() => cart(form(buyer, '/cart', { intent: 'increase', productId }))),
  'quick order': async (buyer) => addList(buyer, await skuOf(TOOL)),
  'a favorite': async (buyer) => {
    const id = await toolInList(buyer);
    return answerOf(() => favoriteList(form(buyer, '/', { intent: `itemToCart-${productId}` }, { id })));
  },
  'a list of favorites': async (buyer) => {
    const id = await toolInList(buyer);
    const fields = { intent: 'listToCart', batch: randomKey() };
    return answerOf(() => favoriteList(form(buyer, '/', fields, { id })));
  },
};

/** Every way to an order, out of a cart that holds the tool. */
const ORDERING: Record<string, (buyer: Buyer) => Promise<Answer>> = {
  'the express checkout': (buyer) => express(buyer, 'stripe'),
  'the express checkout by a transfer': (buyer) => express(buyer, 'zelle'),
  'the express checkout on account': (buyer) => express(buyer, 'account'),
  'the standard checkout': async (buyer) => {
    await saveCheckoutDraft(db, buyer.cartId, ['shipping'], { ...customer });
    const { lines, buyer: account } = await readCart(db, buyer.cartId);
    const fields = {
      ...(await paying(buyer, 'stripe')),
      expectedTotalCents: String(getTotals(lines, STANDARD_POLICY, account).totalCents),
      expectedAddress: addressFingerprint(ShippingSchema.parse(customer)),
    };
    return answerOf(() => payment(form(buyer, '/cart/payment', fields)));
  },
  ...Object.fromEntries(
    ['square', 'paypal', 'stripe', 'zelle', 'etransfer'].map((method) => [
      `the API with ${method}`,
      async (buyer: Buyer) => {
        const { lines, buyer: account } = await readCart(db, buyer.cartId);
        const amount = toDecimal(getTotals(lines, EXPRESS_POLICY, account).totalCents);
        const body = { amount, currency: 'USD', customerInfo: customer };
        const sender = { cookie: buyer.cookie, params: { method } };
        return answerOf(() => apiPayment(sending(store, 'POST', `/api/payments/${method}`, body, sender)));
      },
    ]),
  ),
  // What accepts a quote, or orders again, writes an order of lines that came from no cart.
  'an order of lines from elsewhere': async (buyer) => {
    const lines = [TOOL, PLAIN].map((id) => ({
      productId: id,
      name: 'As quoted',
      sku: 'Q',
      picture: '',
      unitPriceCents: 100,
      listPriceCents: 100,
      priceBasis: { kind: 'list' as const },
      quantity: 1,
    }));
    await inTransaction(db, async (trx) => {
      const account = await findCartBuyer(trx, buyer.cartId);
      const order = {
        cartId: null,
        policy: EXPRESS_POLICY,
        customer,
        paymentMethod: 'zelle' as const,
        providerName: undefined,
        checkoutToken: randomKey(),
        buyer: account,
      };
      await writeOrder(trx, order, lines, getTotals(lines, EXPRESS_POLICY, account));
    }).catch((error: unknown) => {
      said = error instanceof Error ? error.message : '';
    });
    return { status: 0, headers: new Headers(), body: said };
  },
};
let said = '';

async function paying(buyer: Buyer, paymentMethod: string): Promise<Record<string, string>> {
  const { lines, buyer: account } = await readCart(db, buyer.cartId);
  return {
    paymentMethod,
    sandboxOutcome: 'approve',
    poNumber: '',
    checkoutToken: randomKey(),
    expectedTotalCents: String(getTotals(lines, EXPRESS_POLICY, account).totalCents),
    expectedLines: linesFingerprint(lines),
  };
}

async function express(buyer: Buyer, method: string): Promise<Answer> {
  const fields = { ...customer, ...(await paying(buyer, method)) };
  return answerOf(() => checkout(form(buyer, '/checkout', fields)));
}

/** As a cart is that was filled before the goods were marked, or while a license was valid. */
async function fill(buyer: Buyer): Promise<void> {
  const added_at = new Date().toISOString();
  for (const product_id of [TOOL, PLAIN])
    await db
      .insertInto('cart_lines')
      .values({ cart_id: buyer.cartId, product_id, quantity: 1, added_at })
      .execute();
}

const toolsIn = async (buyer: Buyer) =>
  (await readCart(db, buyer.cartId)).lines.find((line) => line.productId === TOOL)?.quantity ?? 0;

async function expectNothingOrdered(): Promise<void> {
  for (const table of ['orders', 'order_lines', 'payment_attempts'] as const)
    expect(await countOf(db, table), table).toBe(0);
  expect(await stockOf(db, TOOL)).toBe(STOCK);
  expect(await stockOf(db, PLAIN)).toBe(STOCK);
}

describe.each(Object.entries(REFUSED))('%s', (_name, account) => {
  it.each(Object.entries(ADDING))('gets nothing into the cart by %s', async (_way, add) => {
    const buyer = await browserOf(await account());
    await add(buyer);
    expect(await countOf(db, 'cart_lines')).toBe(0);
  });

  it.each(Object.entries(ORDERING))('orders nothing by %s', async (_way, order) => {
    const buyer = await browserOf(await account());
    await fill(buyer);
    await order(buyer);
    await expectNothingOrdered();
    expect(await toolsIn(buyer)).toBe(1);
  });
});

describe('an approved account with a licence that is valid today', () => {
  const licensed = () => accountWith([{ expires_on: dayIn(0) }, { state: 'declined' }]);

  it.each(Object.entries(ADDING))('fills the cart by %s', async (_way, add) => {
    const buyer = await browserOf(await licensed());
    await add(buyer);
    expect(await toolsIn(buyer)).toBeGreaterThan(0);
  });

  it.each(Object.entries(ORDERING))('orders by %s', async (_way, order) => {
    const buyer = await browserOf(await licensed());
    await fill(buyer);
    await order(buyer);
    expect(await countOf(db, 'orders')).toBe(1);
    expect(await stockOf(db, TOOL)).toBe(STOCK - 1);
    await expectLedgerToAddUp(db);
  });
});

describe('who is refused', () => {
  const sentence = async () => {
    const { name } = await db
      .selectFrom('products')
      .select('name')
      .where('id', '=', TOOL)
      .executeTakeFirstOrThrow();
    return describeRequiredLicense(name);
  };

  it('is told in the same sentence, whichever way', async () => {
    const expected = await sentence();
    for (const [way, act] of Object.entries({ ...ADDING, ...ORDERING })) {
      const buyer = await browserOf(await accountWith([]));
      if (way in ORDERING) await fill(buyer);
      const { body, headers } = await act(buyer);
      const toast = Buffer.from(
        decodeURIComponent(headers.get('Set-Cookie')?.split('__toast=')[1] ?? '').split('.')[0] ?? '',
        'base64',
      ).toString('utf8');
      expect(JSON.stringify(body) + toast, way).toContain(expected);
      await db.deleteFrom('cart_lines').execute();
    }
  });

  it('sees in the cart which line it is, and may lower it or take it out', async () => {
    const buyer = await browserOf(null);
    await fill(buyer);
    await db.updateTable('cart_lines').set({ quantity: 3 }).where('product_id', '=', TOOL).execute();
    const { lines } = await readCart(db, buyer.cartId);
    expect(lines.map(({ needsLicense, isAvailable }) => [needsLicense, isAvailable])).toEqual([
      [true, false],
      [false, true],
    ]);
    await answerOf(() => cart(form(buyer, '/cart', { intent: 'decrease', productId })));
    expect(await toolsIn(buyer)).toBe(2);
    await answerOf(() => cart(form(buyer, '/cart', { intent: 'remove', productId })));
    expect(await toolsIn(buyer)).toBe(0);
  });

  it('gets the rest of a list of parts into the cart', async () => {
    const buyer = await browserOf(null);
    await addList(buyer, `${await skuOf(TOOL)}\n${await skuOf(PLAIN)}`);
    expect((await readCart(db, buyer.cartId)).lines.map((line) => line.productId)).toEqual([PLAIN]);
  });

  it('finds none of it in the sample order', async () => {
    await db.updateTable('products').set({ is_restricted: 1 }).execute();
    const buyer = await browserOf(null);
    await answerOf(() => cart(form(buyer, '/cart', { intent: 'addSample' })));
    expect(await countOf(db, 'cart_lines')).toBe(0);
  });
});
