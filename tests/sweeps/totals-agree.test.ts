import { createCookie } from '@remix-run/node';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSession, VISITOR_SESSION_MS } from '../../app/domain/base/sessions/sessions.server';
import { priceQuote } from '../../app/domain/selling/quotes/price-quote.server';
import { openDatabase } from '../../db/client';
import type { Db } from '../../db/schema';
import { addAccount, firstUserOf } from '../support/accounts';
import { times } from '../support/hard-tests';
import { parsePage } from '../support/html';
import { CHECKOUTS, confirmationIn, hiddenFieldsOf, HttpBuyer, type Fields } from '../support/http-buyer';
import { customer } from '../support/placement';
import { getQuote, pricingOf, requestedQuote, STAFF_ACTOR } from '../support/quotes';
import { randomFrom, type Random } from '../support/random';
import { startServer, type RunningServer } from '../support/server-process';
import { staffCookieAt } from '../support/staff-login';
import { nameAndValue } from '../support/test-store';

/** What an order costs, on every page, in mail, and in the API: everywhere the same, and right. Amounts in cents. */

const CASES = times(14, 200);
const RULES = {
  express: { shipping: 1_599, freeAbove: 20_000 },
  standard: { shipping: 1_299, freeAbove: 23_500 },
};
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const NET_30 = { net_terms_days: 30, credit_limit_cents: 100_000_000 };

/** Kinds of buyers; undefined is a guest. */
const BUYERS: Record<string, Omit<Parameters<typeof addAccount>[1], 'email'> | undefined> = {
  guest: undefined,
  'list prices': {},
  'a price tier': { price_tier: 'gold' },
  'a valid certificate': { tax_exempt_certificate: 'EX-1', tax_exempt_until: dayIn(30) },
  'an expired certificate': { tax_exempt_certificate: 'EX-1', tax_exempt_until: dayIn(-30) },
  'a tier, a certificate, and terms': {
    price_tier: 'platinum',
    tax_exempt_certificate: 'EX-1',
    tax_exempt_until: dayIn(1),
    ...NET_30,
  },
  'a declined application with a certificate': {
    status: 'declined',
    tax_exempt_certificate: 'EX-1',
    tax_exempt_until: dayIn(30),
  },
};
const EXEMPT = ['a valid certificate', 'a tier, a certificate, and terms'];

let server: RunningServer;
let db: Db;
let staff: HttpBuyer;
let products: { id: number; price_cents: number }[];

beforeAll(async () => {
  server = await startServer({ RATE_LIMITS: 'off' });
  db = openDatabase(server.databaseUrl);
  staff = new HttpBuyer(server, await staffCookieAt(server));
  products = await db
    .selectFrom('products')
    .select(['id', 'price_cents'])
    .where('is_active', '=', 1)
    .where('is_restricted', '=', 0)
    .where('price_cents', '<', 15_000)
    .where('stock_quantity', '>', 60)
    .execute();
}, 60_000);

afterAll(async () => {
  await db.destroy();
  await server.stop();
});

interface Sums {
  subtotal: number;
  shipping: number;
  tax: number;
  total: number;
}

function cents(text: string | undefined): number {
  if (text === 'Free') return 0;
  const amount = /^\$?([\d,]+\.\d\d)$/.exec(text ?? '')?.[1];
  if (amount === undefined) throw new Error(`'${text}' is no amount.`);
  return Number(amount.replace(/[,.]/g, ''));
}

const SUMS =
  /Subtotal:?\s*(\S+?\.\d\d)\s*Shipping:?\s*(Free|\S+?\.\d\d)\s*Tax:?\s*(\S+?\.\d\d)\s*Total \(US\$\):?\s*(\S+?\.\d\d)/;

function sumsIn(text: string, where: string): Sums {
  const found = SUMS.exec(text);
  if (found === null) throw new Error(`${where} has no totals: ${text.slice(0, 300)}`);
  const [, subtotal, shipping, tax, total] = found;
  return { subtotal: cents(subtotal), shipping: cents(shipping), tax: cents(tax), total: cents(total) };
}

const sumsOf = (from: { subtotal: string; shipping: string; tax: string; total: string }): Sums => ({
  subtotal: cents(from.subtotal),
  shipping: cents(from.shipping),
  tax: cents(from.tax),
  total: cents(from.total),
});

/** Computed here once more, without the store's code. */
function expectedOf(subtotal: number, policy: keyof typeof RULES, kind: string): Sums {
  const { shipping: rate, freeAbove } = RULES[policy];
  const shipping = subtotal > freeAbove ? 0 : rate;
  const tax = EXEMPT.includes(kind) ? 0 : Math.floor((subtotal * 8 + 50) / 100);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

async function buyerOf(
  kind: string,
  seed: number,
): Promise<{ buyer: HttpBuyer; customerId: number | null; email: string }> {
  const email = `buyer${seed}@totals.example`;
  const account = BUYERS[kind];
  if (account === undefined) return { buyer: new HttpBuyer(server), customerId: null, email };
  const customerId = await addAccount(db, { email, ...account });
  const userId = await firstUserOf(db, customerId);
  const id = await openSession(db, { customerId, userId, lifetimeMs: VISITOR_SESSION_MS });
  const cookie = nameAndValue(await createCookie('keyway_session').serialize(id));
  return { buyer: new HttpBuyer(server, cookie), customerId, email };
}

async function open(who: HttpBuyer, path: string): Promise<string> {
  const { status, body } = await who.open(path);
  expect(status, path).toBe(200);
  return body;
}

const pageSums = async (who: HttpBuyer, path: string) => sumsIn(parsePage(await open(who, path)).text, path);

/** What the mail about an order or a quote says that has totals. */
async function mailedSums(email: string, number: string): Promise<Sums> {
  const mail = await db
    .selectFrom('outbox')
    .select(['text', 'html'])
    .where('to_address', '=', email)
    .where('subject', 'like', `%${number}%`)
    .where('text', 'like', '%Subtotal%')
    .executeTakeFirstOrThrow();
  const sums = sumsIn(mail.text, 'the text of a mail');
  expect(sumsIn(parsePage(mail.html).text, 'the HTML of a mail')).toEqual(sums);
  return sums;
}

/** All places that tell what a placed order costs. */
async function expectOrderAgrees(
  buyer: HttpBuyer,
  accessKey: string,
  isGuest: boolean,
  sums: Sums,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'email', 'number', 'policy', 'subtotal_cents as subtotal', 'shipping_cents as shipping'])
    .select(['tax_cents as tax', 'total_cents as total'])
    .where('access_key', '=', accessKey)
    .executeTakeFirstOrThrow();
  const { id, email, number, policy, ...stored } = order;
  expect(stored, 'the order').toEqual(sums);
  const confirmation = policy === 'express' ? '/checkout/confirmation' : '/cart/confirmation';
  const pages = [`${confirmation}/${accessKey}`, `/checkout/confirmation/${accessKey}/invoice`];
  if (!isGuest) pages.push(`/account/orders/${id}`);
  for (const path of pages) expect(await pageSums(buyer, path), path).toEqual(sums);
  for (const path of [`/admin/orders/${id}`, `/admin/orders/${id}/invoice`])
    expect(await pageSums(staff, path), path).toEqual(sums);
  expect(sumsOf(JSON.parse(await open(staff, `/api/orders/${id}`))), 'the API').toEqual(sums);
  expect(await mailedSums(email, number), 'mail').toEqual(sums);
}

function linesFrom(random: Random): { productId: number; quantity: number }[] {
  const picked = Array.from({ length: random.upTo(4) }, () => random.pick(products).id);
  return [...new Set(picked)].map((productId) => ({ productId, quantity: random.upTo(3) }));
}

const KINDS = Object.keys(BUYERS);
const SEEDS = Array.from({ length: CASES }, (_, at) => ({
  seed: at + 1,
  kind: KINDS[at % KINDS.length] ?? '',
}));

it.each(SEEDS)('cart $seed of a buyer with $kind costs the same everywhere', async ({ seed, kind }) => {
  const random = randomFrom(seed);
  const { buyer, customerId, email } = await buyerOf(kind, seed);
  for (const { productId, quantity } of linesFrom(random)) await buyer.addToCart(productId, quantity);

  const cart = JSON.parse(await open(buyer, '/api/cart'));
  const subtotal = cart.lines
    .map((line: { unitPrice: string; quantity: number }) => cents(line.unitPrice) * line.quantity)
    .reduce((sum: number, one: number) => sum + one, 0);
  const standard = expectedOf(subtotal, 'standard', kind);
  const express = expectedOf(subtotal, 'express', kind);
  expect(await pageSums(buyer, '/cart')).toEqual(standard);
  expect(await pageSums(buyer, '/checkout')).toEqual(express);
  const { checkouts } = cart;
  expect(sumsOf({ subtotal: cart.subtotal, ...checkouts.standard })).toEqual(standard);
  expect(sumsOf({ subtotal: cart.subtotal, ...checkouts.express })).toEqual(express);

  const checkout = random.pick(CHECKOUTS);
  const typed: Fields = checkout === 'express' ? { email } : {};
  const placed = await buyer.place(
    checkout,
    await buyer.fillIn(checkout, { ...typed, sandboxOutcome: 'approve' }),
  );
  const accessKey = confirmationIn(placed);
  if (accessKey === undefined)
    throw new Error(`${placed.status}: ${parsePage(placed.body).text.slice(0, 300)}`);
  await expectOrderAgrees(buyer, accessKey, customerId === null, checkout === 'express' ? express : standard);
});

it.each(SEEDS)('quote $seed of a buyer with $kind costs the same everywhere', async ({ seed, kind }) => {
  const random = randomFrom(seed + 1_000);
  const { buyer, customerId, email } = await buyerOf(kind, seed + 1_000);
  const requested = await requestedQuote(db, { lines: linesFrom(random), customerId, email });
  const pricing = pricingOf(requested);
  const prices = Object.fromEntries(
    Object.keys(pricing.prices).map((line) => [line, random.between(99, 15_000)]),
  );
  await priceQuote(db, requested.id, { ...pricing, prices }, STAFF_ACTOR);
  const quote = await getQuote(db, requested.id);
  const subtotal = quote.lines.reduce((sum, line) => sum + (prices[`l${line.id}`] ?? NaN) * line.quantity, 0);
  const sums = expectedOf(subtotal, 'express', kind);

  const accept = `/quote/${quote.accessKey}/accept`;
  expect(await pageSums(buyer, `/quote/${quote.accessKey}`), 'its page').toEqual(sums);
  expect(await pageSums(staff, `/admin/quotes/${quote.id}`), 'its page for staff').toEqual(sums);
  expect(await mailedSums(email, quote.number), 'its mail').toEqual(sums);
  expect(await pageSums(buyer, accept), 'its checkout').toEqual(sums);

  const form = hiddenFieldsOf(await open(buyer, accept), accept);
  const fields = {
    ...form,
    ...customer,
    email,
    poNumber: '',
    paymentMethod: 'stripe',
    sandboxOutcome: 'approve',
  };
  const placed = await buyer.post(accept, fields);
  const accessKey = confirmationIn(placed);
  if (accessKey === undefined)
    throw new Error(`${placed.status}: ${parsePage(placed.body).text.slice(0, 300)}`);
  await expectOrderAgrees(buyer, accessKey, customerId === null, sums);
});
