import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { API_PAYMENT_METHODS } from '../../app/api/payment.schema';
import { openDatabase } from '../../db/client';
import { countOf } from '../support/orders';
import { isHardRun, printFigures } from '../support/hard-tests';
import { HttpBuyer, type CheckoutName, type Fields } from '../support/http-buyer';
import { customer } from '../support/placement';
import { startServer, type RunningServer } from '../support/server-process';
import { everythingStored } from '../support/everything-stored';
import { isSqlite } from '../support/test-store';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: 'debug' }, { keepsReplies: true });
});
afterAll(() => server.stop());

/** How people write a card number, each with a name for it. */
const WAYS = [
  (digits: string) => digits,
  (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 '),
  (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1-'),
  (digits: string) => `Card ${digits.replace(/(\d{4})(?=\d)/g, '$1.')} thanks`,
  (digits: string) => `${digits.slice(0, 4)}  ${digits.slice(4, 10)} - ${digits.slice(10)}`,
];
const LENGTHS = [16, 15, 13, 19];

const submitted: string[] = [];

/** All of them in the long form; in the short one two, others for every field. */
function waysNow(): typeof WAYS {
  if (isHardRun) return WAYS;
  return [0, 2].map((step) => WAYS[(submitted.length + step) % WAYS.length] ?? WAYS[0]).filter(isDefined);
}

const isDefined = <Item>(item: Item | undefined): item is Item => item !== undefined;

/** A card number that nobody has sent before, so that a trace of it says where it came from. */
function nextCard(): string {
  const length = LENGTHS[submitted.length % LENGTHS.length] ?? 16;
  const body = `4${String(submitted.length).padStart(5, '0')}${'8421937562840193'.slice(0, length - 7)}`;
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  const digits = body + String((10 - (sum % 10)) % 10);
  submitted.push(digits);
  return digits;
}

const statuses: Record<string, number> = {};
const count = (what: string, status: number) => {
  statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1;
};

/** Each field of a form in turn, in each way of writing. */
async function eachField(fields: Fields, send: (changed: Fields) => Promise<void>): Promise<void> {
  for (const name of [...Object.keys(fields), 'cardNumber', 'notes']) {
    for (const written of waysNow()) await send({ ...fields, [name]: written(nextCard()) });
  }
}

async function buyerWithCart(): Promise<HttpBuyer> {
  const buyer = new HttpBuyer(server);
  await buyer.addToCart(1, 1);
  return buyer;
}

async function fillEverywhere(checkout: CheckoutName): Promise<void> {
  const buyer = await buyerWithCart();
  const form = await buyer.fillIn(checkout, { sandboxOutcome: 'approve' });
  await eachField(form, async (changed) => {
    const reply = await buyer.place(checkout, changed);
    count(checkout, reply.status);
    expect(reply.status).toBe(422);
  });
}

it('a card number in any field of any checkout is nowhere afterwards', async () => {
  await fillEverywhere('express');
  await fillEverywhere('standard');

  const shipper = await buyerWithCart();
  await eachField({ ...customer }, async (changed) => {
    count('shipping', (await shipper.post('/cart/shipping', changed)).status);
  });

  const drafter = await buyerWithCart();
  const draft = { part: 'shipping', ...customer, poNumber: '', paymentMethod: 'stripe' };
  for (const part of ['shipping', 'payment']) {
    await eachField({ ...draft, part }, async (changed) => {
      count('draft', (await drafter.post('/checkout/draft', changed)).status);
    });
  }

  await callEveryPayment();
  await sendFiles();

  const traces = [...cardsInFiles(), ...cardsIn('log', server.output())];
  const db = openDatabase(server.databaseUrl);
  traces.push(...cardsIn('table', await everythingStored(db)));
  const orders = await countOf(db, 'orders');
  await db.destroy();
  expect(server.replies.length).toBeGreaterThanOrEqual(submitted.length);
  for (const { asked, body } of server.replies) traces.push(...cardsIn(`answer to ${asked}`, body));

  printFigures('card numbers', { submitted: submitted.length, found: traces.length, orders, ...statuses });
  expect(traces).toEqual([]);
  expect(orders).toBe(0);
}, 300_000);

/** The five calls of the API, with a cart and without, in every field of the body and in the headers. */
async function callEveryPayment(): Promise<void> {
  for (const method of API_PAYMENT_METHODS) {
    const buyer = await buyerWithCart();
    const [opened = ''] = (await server.ask('/api/cart')).headers['set-cookie'] ?? [];
    const cookies = [buyer.cookie, opened.split(';')[0] ?? ''];
    const body = { amount: '10.00', currency: 'USD', sourceId: 'cnon:card-nonce-ok', customerInfo: customer };
    const call = async (changed: unknown, headers: Record<string, string> = {}) => {
      for (const cookie of cookies) {
        const reply = await server.ask(`/api/payments/${method}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...headers,
            Cookie: cookie,
          },
          body: JSON.stringify(changed),
        });
        count('api', reply.status);
        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.status).toBeLessThan(500);
        expect(reply.status).not.toBe(401);
      }
    };
    for (const name of [...Object.keys(body), 'cardNumber']) {
      for (const written of waysNow()) await call({ ...body, [name]: written(nextCard()) });
      // A number that JSON takes for a number, too.
      await call({ ...body, [name]: Number(nextCard()) });
    }
    for (const name of [...Object.keys(customer), 'cardNumber']) {
      for (const written of waysNow())
        await call({ ...body, customerInfo: { ...customer, [name]: written(nextCard()) } });
    }
    await call({ ...body, amount: 'nothing' }, { 'Idempotency-Key': nextCard() });
  }
}

/** A file in the form, as a browser sends it. */
async function sendFiles(): Promise<void> {
  for (const address of ['/checkout', '/cart/payment', '/cart/shipping', '/checkout/draft']) {
    const buyer = await buyerWithCart();
    const form = new FormData();
    for (const [name, value] of Object.entries(customer)) form.append(name, value);
    form.append('company', new Blob([`number ${nextCard()}`]), `${nextCard()}.txt`);
    const request = new Request('http://store.example', { method: 'POST', body: form });
    const reply = await server.ask(address, {
      method: 'POST',
      headers: { 'Content-Type': request.headers.get('Content-Type') ?? '', Cookie: buyer.cookie },
      body: Buffer.from(await request.arrayBuffer()),
    });
    count('file', reply.status);
  }
}

/** Every file that the store has written: SQLite's database, the log that it writes ahead, the sandbox's books. */
function cardsInFiles(): string[] {
  const all = readdirSync(server.folder, { recursive: true, withFileTypes: true });
  const files = all.filter((file) => file.isFile());
  const own = isSqlite ? ['store.db', 'store.db-wal'] : [];
  expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['sandbox-payments.db', ...own]));
  return files.flatMap((file) => {
    const bytes = readFileSync(path.join(file.parentPath, file.name)).toString('latin1');
    return cardsIn(file.name, bytes);
  });
}

/** The submitted numbers that a text holds, however their digits are grouped. */
function cardsIn(where: string, text: string): string[] {
  const runs = text.match(/\d(?:[\s.-]{0,3}\d){12,}/g) ?? [];
  const digits = runs.map((run) => run.replace(/\D/g, '')).join('\n');
  return submitted.filter((card) => digits.includes(card)).map((card) => `${where}: ${card}`);
}

it('the search would have found one', () => {
  const card = nextCard();
  for (const written of WAYS) expect(cardsIn('here', `x${written(card)}y`)).toEqual([`here: ${card}`]);
});
