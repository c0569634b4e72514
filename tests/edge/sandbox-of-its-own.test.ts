import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { customer } from '../support/placement';
import { startSandboxServer, type SandboxServer } from '../support/sandbox-server';
import { startServer, type RunningServer } from '../support/server-process';
import { temporaryFile } from '../support/test-store';

let sandbox: SandboxServer;
let server: RunningServer;
const books = temporaryFile('sandbox-books.db');

beforeAll(async () => {
  sandbox = await startSandboxServer(books);
  server = await startServer({ SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await server.stop();
  await sandbox.close();
});

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One of product 1, bought by plain form posts; where that leads. */
async function buy(): Promise<string | undefined> {
  const add = new URLSearchParams({ intent: 'add', productId: '1', quantity: '1' }).toString();
  const added = await server.ask('/cart', { method: 'POST', headers: FORM, body: add });
  const cookie = (added.headers['set-cookie'] ?? []).map((set) => set.split(';')[0]).join('; ');
  const { body: page } = await server.ask('/checkout', { headers: { Cookie: cookie } });
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const form = new URLSearchParams({
    ...customer,
    paymentMethod: 'stripe',
    checkoutToken: valueOf('checkoutToken'),
    expectedTotalCents: valueOf('expectedTotalCents'),
  });
  const reply = await server.ask('/checkout', {
    method: 'POST',
    headers: { ...FORM, Cookie: cookie },
    body: form.toString(),
  });
  return reply.headers.location;
}

function charges(): number {
  const ledger = new Database(books, { readonly: true });
  const rows = ledger.prepare("select key from charges where state = 'captured'").all();
  ledger.close();
  return rows.length;
}

it('a store led to a sandbox of its own charges there, and learns what became of a broken answer', async () => {
  expect(await buy()).toMatch(/^\/checkout\/confirmation\//);
  expect(charges()).toBe(1);
  sandbox.setFault('500-after-capture');
  expect(await buy()).toMatch(/^\/checkout\/confirmation\//);
  expect(charges()).toBe(2);
  sandbox.setFault('decline');
  expect(await buy()).toBeUndefined();
  expect(charges()).toBe(2);
});
