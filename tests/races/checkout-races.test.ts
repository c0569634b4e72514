import Database from 'better-sqlite3';
import { beforeEach, expect, it } from 'vitest';

import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import { action } from '../../app/routes/store/checkout';
import { randomKey } from '../../app/domain/base/shared/random.server';
import { crowdOf, type Visitor } from '../support/crowd';
import { printFigures, printProgress, times } from '../support/hard-tests';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { customer } from '../support/placement';
import { answerOf, fieldErrorsIn, locationIn, posting } from '../support/requests';
import { openTestStore, temporaryFile, type TestStore } from '../support/test-store';

let store: TestStore;
let books: string;

beforeEach(async () => {
  books = temporaryFile(`${randomKey()}.books.db`);
  store = await openTestStore({ seeded: true, books, chargeTimeoutMs: 10_000 });
});

const ROUNDS = times(1, 20);
/** More than there are connections, so that they wait for one another. */
const BUYERS = times(40, 200);

const visitors = (count: number, ...lines: { productId: number; quantity: number }[]) =>
  crowdOf(store, count, () => lines);

async function checkOut({ cartId, cookie }: Visitor, checkoutToken = randomKey()) {
  const { lines } = await readCart(store.db, cartId);
  const fields = {
    ...customer,
    paymentMethod: 'stripe',
    checkoutToken,
    expectedTotalCents: String(getTotals(lines, EXPRESS_POLICY).totalCents),
  };
  return posting(store, '/checkout', fields, { cookie });
}

/** Posts them all at the same moment; each ends in the order's address or in the sentence of its refusal. */
async function race(buyers: Visitor[]): Promise<string[]> {
  const requests = await Promise.all(buyers.map((buyer) => checkOut(buyer)));
  const answers = await Promise.all(requests.map((args) => answerOf(() => action(args))));
  return answers.map((answer) =>
    answer.status === 303 ? (locationIn(answer) ?? '') : (fieldErrorsIn(answer)['cart'] ?? 'no sentence'),
  );
}

const isOrder = (ending: string) => ending.startsWith('/checkout/confirmation/');
const isRefusal = (ending: string) => /^(.+: only \d+ left|.+ is out of stock)\.$/.test(ending);

function chargesIn(file: string): { state: string }[] {
  const ledger = new Database(file, { readonly: true });
  const rows = ledger.prepare<[], { state: string }>('select state from charges').all();
  ledger.close();
  return rows;
}

async function paidUnits(productId: number): Promise<number> {
  const { units } = await store.db
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select((build) => build.fn.sum<number | null>('l.quantity').as('units'))
    .where('o.state', '=', 'paid')
    .where('l.product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return units ?? 0;
}

it(`${BUYERS} checkouts at once of a stock of 10 are 10 paid orders and clear refusals, ${ROUNDS} rounds`, async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await stockTo(store.db, 1, 10);
    const before = { paid: await paidUnits(1), charges: chargesIn(books).length };
    const buyers = await visitors(BUYERS, { productId: 1, quantity: 1 });
    const startedAt = performance.now();
    const endings = await race(buyers);
    const figures = {
      orders: endings.filter(isOrder).length,
      paid: (await paidUnits(1)) - before.paid,
      charges: chargesIn(books).length - before.charges,
      refusals: endings.filter(isRefusal).length,
      stock: await stockOf(store.db, 1),
    };
    printFigures(`round ${round}`, { ...figures, ms: Math.round(performance.now() - startedAt) });
    expect(figures).toEqual({ orders: 10, paid: 10, charges: 10, refusals: BUYERS - 10, stock: 0 });
    printProgress('one process, rounds', round, ROUNDS);
  }
  await expectLedgerToAddUp(store.db);
}, 300_000);

it('20 posts at once of one checkout token are one order and one charge', async () => {
  await stockTo(store.db, 1, 100);
  const [buyer] = await visitors(1, { productId: 1, quantity: 3 });
  if (buyer === undefined) throw new Error('There is no buyer.');
  const token = randomKey();
  const requests = await Promise.all(Array.from({ length: 20 }, () => checkOut(buyer, token)));
  const answers = await Promise.all(requests.map((args) => answerOf(() => action(args))));
  const orders = await countOf(store.db, 'orders');
  const charges = chargesIn(books);
  const addresses = new Set(answers.map(locationIn));
  printFigures('one token, 20 posts', { orders, charges: charges.length, addresses: addresses.size });
  expect({ orders, charges, addresses: addresses.size }).toEqual({
    orders: 1,
    charges: [{ state: 'captured' }],
    addresses: 1,
  });
  expect(await stockOf(store.db, 1)).toBe(97);
  await expectLedgerToAddUp(store.db);
});

it('carts with the same two products in opposite order never block each other', async () => {
  const each = BUYERS / 2;
  const enoughForSome = each * 0.9;
  await stockTo(store.db, 1, BUYERS);
  await stockTo(store.db, 2, enoughForSome);
  const [a, b] = [
    { productId: 1, quantity: 1 },
    { productId: 2, quantity: 1 },
  ];
  const buyers = (await Promise.all([visitors(each, a, b), visitors(each, b, a)])).flat();
  const startedAt = performance.now();
  const endings = await race(buyers);
  const orders = endings.filter(isOrder).length;
  const refusals = endings.filter(isRefusal).length;
  const left = [await stockOf(store.db, 1), await stockOf(store.db, 2)];
  printFigures(`(A,B) and (B,A), ${each} each`, {
    orders,
    refusals,
    left,
    ms: Math.round(performance.now() - startedAt),
  });
  expect({ orders, refusals, left }).toEqual({
    orders: enoughForSome,
    refusals: BUYERS - enoughForSome,
    left: [BUYERS - enoughForSome, 0],
  });
  await expectLedgerToAddUp(store.db);
});

it('declined payments among the others give their units to whoever still wants them', async () => {
  await stockTo(store.db, 1, 10);
  const buyers = await visitors(40, { productId: 1, quantity: 1 });
  const requests = await Promise.all(
    buyers.map(async (buyer, index) => {
      const args = await checkOut(buyer);
      const form = await args.request.clone().formData();
      const fields = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      const sandboxOutcome = index % 2 === 0 ? 'decline' : 'approve';
      return posting(store, '/checkout', { ...fields, sandboxOutcome }, { cookie: buyer.cookie });
    }),
  );
  await Promise.all(requests.map((args) => answerOf(() => action(args))));
  const paid = await paidUnits(1);
  expect(paid + (await stockOf(store.db, 1))).toBe(10);
  expect(chargesIn(books)).toHaveLength(paid);
  await expectLedgerToAddUp(store.db);
});
