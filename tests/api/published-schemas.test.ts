import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { API_CALLS } from '../../app/api/all-calls';
import type { ApiCall } from '../../app/api/api-call';
import { API_PAYMENT_METHODS } from '../../app/api/payment.schema';
import { tokenWith } from '../support/api-actors';
import { compileSchema, readBodySchema } from '../support/api-contract';
import { handlerOf } from '../support/api-routes';
import { times } from '../support/hard-tests';
import { placeAndCapture, readExpectedOrder } from '../support/order-handling';
import { someSkus } from '../support/purchasing';
import { levelsTo, threeLocations } from '../support/stock';
import { randomFrom, type Random } from '../support/random';
import { answerOf, sending, type Answer } from '../support/requests';
import { SchemaBodies, type Hints } from '../support/schema-bodies';
import { openTestStore, type TestStore } from '../support/test-store';

const COUNT = times(40, 500);
const SEED = 20_261_125;
const WRITES = API_CALLS.filter(({ method, body }) => method !== 'GET' && body !== undefined);

/** A refusal of a body that its schema allows: the status, the field, and how the message begins. */
type Reason = [status: number, field: RegExp, message: RegExp];

const MONEY: Reason[] = [
  // Binary fractions: see decision 0053.
  [422, /^(price|costPrice|salePrice)$/, /^Enter a (cost|(sale )?price)(, e\.g\.| such as) /],
  // A pattern of text has no maximum.
  [422, /^(price|costPrice|salePrice|amount)$/, /^Enter at most \$10,000,000\.00/],
];

const PRODUCT: Reason[] = [
  ...MONEY,
  [422, /^sku$/, /is already used by/],
  [422, /^categoryId$/, /^Category not found/],
  [422, /^salePrice$/, /^(Enter a sale price, or turn off|Sale price must be below|Set isOnSale)/],
  [422, /^fitments\.\d+\.yearTo$/, /^The last year can’t be before the first/],
];

/** What a schema can't say, by call. */
const REASONS: Record<string, Reason[]> = {
  createProduct: PRODUCT,
  updateProduct: PRODUCT,
  createCategory: [[422, /^name$/, /already|needs a letter or digit/]],
  quickOrder: [
    [422, /^lines$/, /^Send at least one part number/],
    [422, /^text$/, /^Send at most 500 lines, not \d+/],
  ],
  addCartLine: [
    [404, /^$/, /^/],
    [409, /^$/, /^/],
  ],
  setCartLine: [[409, /^$/, /^/]],
  setStock: [],
  setStocks: [
    [422, /^items\.\d+\.(id|sku|locationId)$/, /^/],
    [409, /^items\.\d+\.seenQuantity$/, /^/],
  ],
  shipOrder: [
    [409, /^$/, /^Nothing was done/],
    // Needed, and letters and digits, of every carrier but Other.
    [422, /^trackingNumber$/, /^(Enter the tracking number|Enter 5 to 40 letters and digits)/],
  ],
  pay: [
    ...MONEY,
    [422, /^amount$/, /^Amount must be a number with at most two decimals/],
    [422, /^((customerInfo|billingAddress)\.)?\w+$/, /^Remove the card number/],
    [422, /^sourceId$/, /^Send a card token/],
  ],
};

let store: TestStore;
let token: string;
let visitor: string;
let shopper: string;
let orderId: number;
let updatedAt: string;
let locations: number[];
let skus: string[];

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  ({ token } = await tokenWith(store.db));
  visitor = await store.visitor();
  ({ cookie: shopper } = await store.cartWith({ productId: 2, quantity: 1 }));
  locations = await threeLocations(store.db);
  skus = await someSkus(store.db, 40);
  for (const id of [2, 50]) await levelsTo(store.db, id, { [locations[0] ?? 0]: 9_000 });
  await placeOrder();
});

async function placeOrder(): Promise<void> {
  ({ id: orderId } = await placeAndCapture(store, [{ productId: 50, quantity: 1 }]));
  ({ updatedAt } = await readExpectedOrder(store.db, orderId));
}

let made = 0;
const unique = (text: string) => () => `${text} ${(made += 1)}`;
const product = (random: Random) => random.between(1, 40);

const HINTS: Record<string, Hints> = {
  createProduct: { sku: unique('NEW'), categoryId: (random) => random.between(1, 16) },
  updateProduct: { sku: unique('NEW'), categoryId: (random) => random.between(1, 16), isOnSale: () => false },
  createCategory: { name: unique('Category') },
  addCartLine: { productId: product },
  setStocks: {
    'items[].id': product,
    'items[].sku': (random) => random.pick(skus),
    'items[].locationId': (random) => random.pick(locations),
  },
  shipOrder: { updatedAt: () => updatedAt },
};

function paramsOf(call: ApiCall, random: Random): Record<string, string> {
  if (call.id === 'pay') return { method: random.pick(API_PAYMENT_METHODS) };
  if (call.id === 'setCartLine') return { productId: '2' };
  if (call.id === 'shipOrder') return { id: String(orderId) };
  return { id: String(product(random)) };
}

const AnswerBody = z.object({ error: z.string().default(''), fieldErrors: z.record(z.string()).default({}) });

/** Whether an answer is a refusal for something that a schema can't say. */
function isExplained(call: ApiCall, { status, body }: Answer): boolean {
  const { error, fieldErrors } = AnswerBody.parse(body);
  const found = Object.keys(fieldErrors).length === 0 ? [['', error]] : Object.entries(fieldErrors);
  const reasons = REASONS[call.id] ?? [];
  return found.every(([name = '', message = '']) =>
    reasons.some(([of, field, begins]) => of === status && field.test(name) && begins.test(message)),
  );
}

it.each(WRITES.map((call) => ({ call, id: call.id })))(
  `$id takes what its schema allows and refuses everything else, ${COUNT} times`,
  { timeout: 60_000 + COUNT * 500 },
  async ({ call }) => {
    const random = randomFrom(SEED);
    const schema = readBodySchema(call);
    const bodies = new SchemaBodies(compileSchema, HINTS[call.id] ?? {});
    const wrong: string[] = [];
    const counts = { accepted: 0, explained: 0, refused: 0 };
    for (let sent = 0; sent < COUNT; sent += 1) {
      const body = random.chance(0.5) ? bodies.make(schema, random) : bodies.breakOne(schema, random);
      const isOfCart = call.id.endsWith('CartLine');
      const sender = call.permission === undefined ? { cookie: isOfCart ? shopper : visitor } : { token };
      const args = sending(store, call.method, call.path, body, {
        ...sender,
        params: paramsOf(call, random),
      });
      const answer = await answerOf(() => handlerOf(call)(args));
      const isValid = bodies.isValid(schema, body);
      const isAccepted = answer.status < 300;
      if (!isValid) counts.refused += 1;
      else counts[isAccepted ? 'accepted' : 'explained'] += 1;
      const isRight = isValid
        ? isAccepted || isExplained(call, answer)
        : answer.status === 400 || answer.status === 422;
      if (!isRight)
        wrong.push(
          `${isValid ? 'valid' : 'invalid'}: ${JSON.stringify(body).slice(0, 600)}\n  ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`,
        );
      if (call.id === 'shipOrder' && isAccepted) await placeOrder();
    }
    expect(wrong.slice(0, 10).join('\n')).toBe('');
    // Neither side is empty, and not everything valid is refused for another reason.
    expect(counts.refused).toBeGreaterThan(COUNT / 4);
    expect(counts.accepted).toBeGreaterThan(COUNT / 20);
  },
);
